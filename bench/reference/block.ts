/** Block dominoes for two as fast as plain JavaScript can be, for comparison: bit masks, tables, no allocation. */

export interface BlockCounts {
  games: number;
  /** Tiles laid; blocked seats are skipped and not counted. */
  moves: number;
  leaderWins: number;
  blocked: number;
}

const TILES = 28;
const HAND = 7;
const HIGH = new Uint8Array(TILES);
const LOW = new Uint8Array(TILES);
const PIPS = new Uint8Array(TILES);
const WITH = new Int32Array(7);
for (let high = 0, tile = 0; high <= 6; high++)
  for (let low = 0; low <= high; low++, tile++) {
    HIGH[tile] = high;
    LOW[tile] = low;
    PIPS[tile] = high + low;
    WITH[high]! |= 1 << tile;
    WITH[low]! |= 1 << tile;
  }

function bits(x: number): number {
  let n = x - ((x >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

function nth(mask: number, n: number): number {
  let rest = mask;
  for (let i = 0; i < n; i++) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}

function weigh(mask: number): number {
  let sum = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) sum += PIPS[31 - Math.clz32(rest & -rest)]!;
  return sum;
}

/** Plays random games; the leader leads any tile. */
export function playBlock(games: number, seed: number): BlockCounts {
  const deck = new Uint8Array(TILES);
  for (let i = 0; i < TILES; i++) deck[i] = i;
  let x = seed | 1;
  const counts: BlockCounts = { games, moves: 0, leaderWins: 0, blocked: 0 };
  for (let game = 0; game < games; game++) {
    let mine = 0;
    let theirs = 0;
    for (let i = 0; i < 2 * HAND; i++) {
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
      const j = i + (((x >>> 16) * (TILES - i)) >>> 16);
      const tile = deck[j]!;
      deck[j] = deck[i]!;
      deck[i] = tile;
      if (i < HAND) mine |= 1 << tile;
      else theirs |= 1 << tile;
    }
    let leader = true;
    let left = -1;
    let right = -1;
    for (;;) {
      const onLeft = left < 0 ? mine : mine & WITH[left]!;
      const onRight = left < 0 ? 0 : mine & WITH[right]!;
      const choices = bits(onLeft) + bits(onRight);
      if (choices === 0) {
        if ((theirs & (WITH[left]! | WITH[right]!)) === 0) {
          counts.blocked++;
          const margin = weigh(theirs) - weigh(mine);
          if (leader ? margin > 0 : margin < 0) counts.leaderWins++;
          break;
        }
      } else {
        x ^= x << 13;
        x ^= x >>> 17;
        x ^= x << 5;
        const chosen = ((x >>> 16) * choices) >>> 16;
        const first = bits(onLeft);
        const tile = chosen < first ? nth(onLeft, chosen) : nth(onRight, chosen - first);
        counts.moves++;
        mine ^= 1 << tile;
        if (left < 0) {
          left = HIGH[tile]!;
          right = LOW[tile]!;
        } else if (chosen < first) left = HIGH[tile]! + LOW[tile]! - left;
        else right = HIGH[tile]! + LOW[tile]! - right;
        if (mine === 0) {
          if (leader) counts.leaderWins++;
          break;
        }
      }
      const hand = mine;
      mine = theirs;
      theirs = hand;
      leader = !leader;
    }
  }
  return counts;
}
