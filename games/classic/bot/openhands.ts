/** Solves rounds of two sides in which every hand is open: alpha-beta on bit sets with a transposition table. */

import { isDouble } from '@boneyard/rules/families/dominoes';
import type { Common, Seat } from '@boneyard/rules/game';
import { toFive } from '../rules/fives';
import { laid, moves } from '../rules/moves';
import type { ClassicOptions } from '../rules/options';
import type { State, View } from '../rules/position';
import { pointsOf } from '../rules/score';
import { Lines, TILES } from './lines';

/** Half of the tiles: what a hand counts is looked up in two parts. */
const HALF = TILES / 2;
const LOWER = (1 << HALF) - 1;

/**
 * The transposition table: 14 bytes an entry. It stays valid within a deal, because the tiles that are left and the seat to move
 * tell who holds what. How much of it is used depends on the number of tiles, so that small deals stay in the processor's cache.
 */
const TABLE_BITS = [
  { tiles: 15, bits: 15 },
  { tiles: 21, bits: 18 },
  { tiles: TILES, bits: 20 },
];
/** So that a line and the number of a deal fit into one key. A round with more lines is not solved. */
const MOST_LINES = 1 << 15;
const MOST_DEALS = 1 << 15;
let keyTiles = new Int32Array(0);
let keyLines = new Int32Array(0);
let values = new Int16Array(0);
/** The bound, and the move that was best. */
let notes = new Int32Array(0);
let mask = 0;

const EXACT = 0;
const AT_LEAST = 1;
const AT_MOST = 2;
const INFINITE = 10_000;
const NO_MOVE = 0x3fffffff;

/** What is being solved: the rules that matter, and the deal. */
let rules = '';
let points: readonly number[] = [];
let difference = false;
let fives = false;
/** Points of the tiles left in the boneyard, which the winner of the round scores too. */
let bonus = 0;
let players = 0;
let lines = new Lines({ points: 'hands', spinner: 'none' } as ClassicOptions);
let deal = 0;
/** How many more positions may be searched. */
let left = 0;
/** The tiles that each seat was dealt, and those of its side. */
const owned = new Int32Array(4);
const sided = new Int32Array(2);
const lowerWeights = new Int16Array(1 << HALF);
const upperWeights = new Int16Array(1 << HALF);

/** Thrown when no more positions may be searched. */
const PAUSE = Symbol('pause');

function weigh(tiles: number): number {
  return lowerWeights[tiles & LOWER]! + upperWeights[tiles >>> HALF]!;
}

function awarded(sum: number): number {
  const award = (sum > 0 ? sum : 0) + bonus;
  return fives ? toFive(award) : award;
}

/** What a seat's side gains in a blocked round. */
function blocked(tiles: number, seat: Seat): number {
  let [ours, theirs] = [INFINITE, INFINITE];
  for (let at = 0; at < players; at++) {
    const hand = weigh(tiles & owned[at]!);
    if (((at ^ seat) & 1) === 0) {
      if (hand < ours) ours = hand;
    } else if (hand < theirs) theirs = hand;
  }
  if (ours === theirs) return 0;
  const [own, other] = [weigh(tiles & sided[seat & 1]!), weigh(tiles & sided[1 - (seat & 1)]!)];
  if (ours < theirs) return awarded(difference ? other - own : other);
  return -awarded(difference ? own - other : own);
}

/** Moves to try, best first, in one row for each ply. A tile fits at most two numbers, each on a double and on another tile. */
const WIDTH = 4 * TILES;
const waiting = new Int32Array(TILES * WIDTH);
const ranks = new Int32Array(TILES * WIDTH);

function gather(at: number, tiles: number, seat: Seat, line: number, known: number): number {
  const { placeFits, first } = lines;
  const own = tiles & owned[seat]!;
  const next = tiles & owned[seat + 1 === players ? 0 : seat + 1]!;
  let n = at;
  const from = first[line]!;
  const end = first[line + 1]!;
  for (let place = from; place < end; place++) {
    for (let rest = own & placeFits[place]!; rest !== 0; rest &= rest - 1) {
      const tile = 31 - Math.clz32(rest & -rest);
      const after = lines.after(line, place, tile);
      const move = ((place - from) << 5) | tile;
      let rank = points[tile]! + (isDouble(tile) ? 4 : 0);
      if ((next & lines.fits[after]!) === 0) rank += 40;
      if (fives) rank += 4 * lines.scores[after]!;
      if (move === known) rank += 10_000;
      let i = n++;
      for (; i > at && ranks[i - 1]! < rank; i--) {
        ranks[i] = ranks[i - 1]!;
        waiting[i] = waiting[i - 1]!;
      }
      ranks[i] = rank;
      waiting[i] = move;
    }
  }
  return n;
}

/** The margin of the side to move, exact within the window. */
function value(tiles: number, seat: Seat, line: number, low: number, high: number, ply: number): number {
  const open = lines.fits[line]!;
  if ((tiles & open) === 0) return blocked(tiles, seat);
  const next = seat + 1 === players ? 0 : seat + 1;
  if ((tiles & owned[seat]! & open) === 0) return -value(tiles, next, line, -high, -low, ply);
  if (left-- <= 0 || lines.size >= MOST_LINES) throw PAUSE;
  let [alpha, beta] = [low, high];
  const theirs = tiles & sided[1 - (seat & 1)]!;
  if (!fives) {
    // A side gains at most what the other holds.
    const most = weigh(theirs) + bonus;
    if (most <= alpha) return most;
    const least = -weigh(tiles & sided[seat & 1]!) - bonus;
    if (least >= beta) return least;
  }
  const keyed = tiles | (seat << 28);
  const lined = line * MOST_DEALS + deal;
  let slot = Math.imul(keyed, 0x9e3779b1) ^ Math.imul(lined, 0x85ebca6b);
  slot = (slot ^ (slot >>> 15)) & mask;
  let known = NO_MOVE;
  if (keyTiles[slot] === keyed && keyLines[slot] === lined) {
    const found = values[slot]!;
    const note = notes[slot]!;
    const bound = note & 3;
    if (bound === EXACT) return found;
    if (bound === AT_LEAST && found > alpha) alpha = found;
    else if (bound === AT_MOST && found < beta) beta = found;
    if (alpha >= beta) return found;
    known = note >> 2;
  }
  const at = ply * WIDTH;
  const end = gather(at, tiles, seat, line, known);
  let best = -INFINITE;
  let floor = alpha;
  for (let i = at; i < end; i++) {
    const move = waiting[i]!;
    const tile = move & 31;
    const after = lines.after(line, lines.first[line]! + (move >> 5), tile);
    const rest = tiles & ~(1 << tile);
    const score = lines.scores[after]!;
    let found: number;
    if ((rest & owned[seat]!) === 0) found = score + awarded(weigh(theirs));
    else {
      // Moves after the first are only expected to be no better, which a window of one point shows at less cost.
      const ceiling = i === at ? beta : floor + 1;
      found = score - value(rest, next, after, score - ceiling, score - floor, ply + 1);
      if (found >= ceiling && found < beta)
        found = score - value(rest, next, after, score - beta, score - found, ply + 1);
    }
    if (found > best) {
      best = found;
      known = move;
    }
    if (best > floor) floor = best;
    if (floor >= beta) break;
  }
  keyTiles[slot] = keyed;
  keyLines[slot] = lined;
  values[slot] = best;
  notes[slot] = (known << 2) | (best <= alpha ? AT_MOST : best >= beta ? AT_LEAST : EXACT);
  return best;
}

/** If every double spins, lines have many ends: with more tiles in all hands together there are too many lines. */
const MOST_SPINNING = 16;

/** Whether the round can be solved: two sides, a double-six set, and nothing to draw. */
export function isOpen(view: Common): boolean {
  const { table, left, held } = view as View;
  const { set, style, partners, reserve, spinner } = table.options;
  if (spinner === 'all' && held.reduce((sum, tiles) => sum + tiles, 0) > MOST_SPINNING) return false;
  return (table.players === 2 || partners) && set === 6 && (style === 'block' || left <= reserve);
}

/** What the winner of the round gets for the tiles left in the boneyard. */
function reserved({ table: { options }, start, drawers }: State): number {
  if (options.style !== 'draw' || options.reserve === 0) return 0;
  return start.stock.slice(drawers.length).reduce((sum, tile) => sum + pointsOf(options)[tile]!, 0);
}

function setRules(state: State): void {
  const { options } = state.table;
  const kept = reserved(state);
  const lined = `${options.points} ${options.spinner}`;
  const now = `${lined} ${options.blocked} ${options.doubles} ${options.blank} ${state.table.players} ${kept}`;
  const full = lines.size > MOST_LINES / 2;
  if (now === rules && !full) return;
  if (full || !rules.startsWith(`${lined} `)) lines = new Lines(options);
  rules = now;
  points = pointsOf(options);
  difference = options.blocked === 'difference';
  fives = options.points === 'fives';
  bonus = kept;
  players = state.table.players;
  for (let tiles = 1; tiles <= LOWER; tiles++) {
    const tile = 31 - Math.clz32(tiles);
    lowerWeights[tiles] = lowerWeights[tiles ^ (1 << tile)]! + points[tile]!;
    upperWeights[tiles] = upperWeights[tiles ^ (1 << tile)]! + points[tile + HALF]!;
  }
  // No hand is part of this one, so the next deal is taken as a new one.
  owned.fill(0);
}

/** What is known about another deal does not count; a deal is another one if a seat holds a tile that was not its own. */
function setDeal({ hands }: State): void {
  let tiles = 0;
  let same = true;
  for (let seat = 0; seat < players; seat++) {
    const hand = hands[seat]!.w0;
    if ((hand & ~owned[seat]!) !== 0) same = false;
    tiles |= hand;
  }
  if (same) return;
  sided.fill(0);
  for (let seat = 0; seat < players; seat++) {
    owned[seat] = hands[seat]!.w0;
    sided[seat & 1]! |= owned[seat]!;
  }
  let count = 0;
  for (let rest = tiles; rest !== 0; rest &= rest - 1) count++;
  const size = 1 << TABLE_BITS.find((step) => count <= step.tiles)!.bits;
  mask = size - 1;
  if (keyTiles.length < size) {
    keyTiles = new Int32Array(size);
    keyLines = new Int32Array(size);
    values = new Int16Array(size);
    notes = new Int32Array(size);
  }
  if (++deal === MOST_DEALS) {
    deal = 1;
    keyLines.fill(0);
  }
}

/**
 * The margin of the side to move over the rest of the round, with best play by both sides and all hands known; undefined if it
 * takes more positions. Another call goes on with what is known by then.
 */
export function solveOpen(state: Common, positions: number): number | undefined {
  const now = state as State;
  setRules(now);
  setDeal(now);
  left = positions;
  const { turn, hands, ends } = now;
  let tiles = 0;
  for (const { w0 } of hands) tiles |= w0;
  try {
    if (ends.length > 0) return 0 + value(tiles, turn, lines.of(now), -INFINITE, INFINITE, 0);
    let best = -INFINITE;
    for (const move of moves(now, turn)) {
      const line = lines.led(laid(move));
      const rest = tiles & ~(1 << laid(move));
      const score = lines.scores[line]!;
      const next = turn + 1 === players ? 0 : turn + 1;
      const found =
        (rest & owned[turn]!) === 0
          ? score + awarded(weigh(tiles & sided[1 - (turn & 1)]!))
          : score - value(rest, next, line, -INFINITE, score - best, 0);
      if (found > best) best = found;
    }
    return 0 + best;
  } catch (stopped) {
    if (stopped !== PAUSE) throw stopped;
    return undefined;
  }
}
