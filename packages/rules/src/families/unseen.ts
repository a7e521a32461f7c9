/** Distributes unseen tiles over the places where they can be. All possible layouts are equally likely. */

import { type Random, shuffle } from '../random';

/** A hand as dealt, one draw, or the rest of the stock: how many tiles are there, and which tiles can be. */
export interface HidingPlace {
  readonly room: number;
  takes(tile: number): boolean;
}

/** The tiles of each place, in random order. */
export type TileLayout = number[][];

/** With more partly filled states than this, a random walk is used instead of counting. */
const MOST_COUNTED = 1 << 20;

/** Places that take exactly the same tiles, merged into one. */
interface Shelf {
  readonly places: number[];
  room: number;
}

interface Question {
  readonly tiles: readonly number[];
  readonly places: readonly HidingPlace[];
  readonly shelves: readonly Shelf[];
  /** For each tile, the shelves that take it. */
  readonly open: readonly (readonly number[])[];
}

function ask(unsorted: readonly number[], places: readonly HidingPlace[]): Question {
  const room = places.reduce((sum, place) => sum + place.room, 0);
  if (room !== unsorted.length) throw new Error(`${unsorted.length} unseen tiles for ${room} places`);
  const shelves = new Map<string, Shelf>();
  for (const [index, place] of places.entries()) {
    if (place.room === 0) continue;
    const taken = unsorted.map((tile) => (place.takes(tile) ? '1' : '0')).join('');
    const shelf = shelves.get(taken);
    if (shelf) {
      shelf.places.push(index);
      shelf.room += place.room;
    } else shelves.set(taken, { places: [index], room: place.room });
  }
  const list = [...shelves.values()];
  const rows = unsorted.map((tile) => ({
    tile,
    open: list.flatMap(({ places: [first] }, shelf) => (places[first!]!.takes(tile) ? [shelf] : [])),
  }));
  // Tiles with the fewest shelves first and equal tiles together: that gives fewer partly filled states.
  rows.sort((a, b) => a.open.length - b.open.length || (a.open.join() < b.open.join() ? -1 : 1));
  return { tiles: rows.map(({ tile }) => tile), places, shelves: list, open: rows.map(({ open }) => open) };
}

/** Distributes the tiles of each shelf over its places. */
function unpack({ tiles, places, shelves }: Question, shelfOf: ArrayLike<number>, random: Random): TileLayout {
  const onShelf: number[][] = shelves.map(() => []);
  for (let i = 0; i < tiles.length; i++) onShelf[shelfOf[i]!]!.push(tiles[i]!);
  const layout: TileLayout = places.map(() => []);
  for (const [index, shelf] of shelves.entries()) {
    const stack = shuffle(onShelf[index]!, random);
    for (const place of shelf.places) layout[place] = stack.splice(0, places[place]!.room);
  }
  return layout;
}

/** A number from 0 to 1. Counts of layouts can exceed 2⁵³, but the rounding error is far too small to show in a sample. */
function chance(random: Random): number {
  return (random.below(1 << 20) * (1 << 20) + random.below(1 << 20)) / 2 ** 40;
}

/**
 * Counts the ways to place the tiles from the i-th on, for all combinations of free room, then samples by these counts.
 * The room on the largest shelf follows from the room on the others, so it is not part of the key.
 */
function counted(question: Question): ((random: Random) => TileLayout) | undefined {
  const { tiles, shelves, open } = question;
  const largest = shelves.reduce((best, shelf, i) => (shelf.room > shelves[best]!.room ? i : best), 0);
  const step: number[] = [];
  let size = 1;
  for (const [i, shelf] of shelves.entries()) {
    step.push(i === largest ? 0 : size);
    if (i !== largest) size *= shelf.room + 1;
    if (size * tiles.length > MOST_COUNTED) return undefined;
  }
  const known = new Float64Array(size * tiles.length).fill(-1);
  const room = shelves.map((shelf) => shelf.room);
  const whole = room.reduce((sum, free, i) => sum + free * step[i]!, 0);

  function ways(i: number, key: number): number {
    if (i === tiles.length) return 1;
    const before = known[i * size + key]!;
    if (before >= 0) return before;
    let sum = 0;
    for (const shelf of open[i]!) {
      if (room[shelf] === 0) continue;
      room[shelf]!--;
      sum += ways(i + 1, key - step[shelf]!);
      room[shelf]!++;
    }
    known[i * size + key] = sum;
    return sum;
  }

  if (ways(0, whole) === 0) throw new Error('no deal fits what was seen');
  const shelfOf = new Int32Array(tiles.length);
  return (random) => {
    let key = whole;
    for (let i = 0; i < tiles.length; i++) {
      let left = chance(random) * ways(i, key);
      let chosen = -1;
      for (const shelf of open[i]!) {
        if (room[shelf] === 0) continue;
        room[shelf]!--;
        const count = ways(i + 1, key - step[shelf]!);
        room[shelf]!++;
        if (count === 0) continue;
        chosen = shelf;
        left -= count;
        if (left < 0) break;
      }
      shelfOf[i] = chosen;
      room[chosen]!--;
      key -= step[chosen]!;
    }
    for (const [i, shelf] of shelves.entries()) room[i] = shelf.room;
    return unpack(question, shelfOf, random);
  };
}

/** Finds one layout by moving tiles along an augmenting path (Kuhn). */
function anyWay({ tiles, shelves, open }: Question): number[] {
  const shelfOf = new Array<number>(tiles.length).fill(-1);
  const room = shelves.map((shelf) => shelf.room);
  function place(i: number, tried: Set<number>): boolean {
    for (const shelf of open[i]!) {
      if (tried.has(shelf)) continue;
      tried.add(shelf);
      if (room[shelf]! > 0) {
        room[shelf]!--;
        shelfOf[i] = shelf;
        return true;
      }
      for (let j = 0; j < tiles.length; j++)
        if (shelfOf[j] === shelf && place(j, tried)) {
          shelfOf[i] = shelf;
          return true;
        }
    }
    return false;
  }
  for (let i = 0; i < tiles.length; i++) if (!place(i, new Set())) throw new Error('no deal fits what was seen');
  return shelfOf;
}

/** A random walk: swaps of two and rotations of three tiles wherever they are possible, until the start no longer shows. */
function walked(question: Question): (random: Random) => TileLayout {
  const { tiles, open } = question;
  const shelfOf = anyWay(question);
  const steps = 60 * tiles.length;
  const fits = (tile: number, shelf: number) => open[tile]!.includes(shelf);
  return (random) => {
    for (let step = 0; step < steps; step++) {
      const a = random.below(tiles.length);
      const b = random.below(tiles.length);
      const c = step % 2 === 0 ? a : random.below(tiles.length);
      const [at, bt, ct] = [shelfOf[a]!, shelfOf[b]!, shelfOf[c]!];
      if (c === a) {
        if (!fits(a, bt) || !fits(b, at)) continue;
        shelfOf[a] = bt;
        shelfOf[b] = at;
      } else {
        if (a === b || b === c || !fits(a, bt) || !fits(b, ct) || !fits(c, at)) continue;
        shelfOf[a] = bt;
        shelfOf[b] = ct;
        shelfOf[c] = at;
      }
    }
    return unpack(question, shelfOf, random);
  };
}

/** A source of random layouts. The counting is done once, so further layouts are cheap. */
export function randomLayouts(
  tiles: readonly number[],
  places: readonly HidingPlace[],
  how: 'counted if few' | 'walked' = 'counted if few',
): (random: Random) => TileLayout {
  const question = ask(tiles, places);
  return (how === 'walked' ? undefined : counted(question)) ?? walked(question);
}
