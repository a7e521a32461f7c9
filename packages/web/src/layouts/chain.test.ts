/** What must hold for every line in every room. All of it is worked out from the middles and the turns alone. */

import { high, isDouble, readDomino } from '@boneyard/rules/families/dominoes';
import { anchorOf, type End, led, makeEnd, pipOf, sidesOf } from '@boneyard/rules/families/line';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ChainLayout, type Joined, type Lying, layOut, type OpenPlace, type Place, type Room } from './chain';
import { BENTS, grownLine, type Kind, type Line, played } from './chain/testing';

fc.configureGlobal({ seed: 20261115 });

const SLACK = 1e-6;

interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function around(x: number, y: number, width: number, height: number): Area {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

function areaOf({ x, y, turn }: Place): Area {
  return turn % 180 === 0 ? around(x, y, 2, 1) : around(x, y, 1, 2);
}

/** The half that shows the first number, then the other. Unturned the first lies on the left. */
function halvesOf({ x, y, turn }: Place): [Area, Area] {
  const [dx, dy] = { 0: [-0.5, 0], 90: [0, -0.5], 180: [0.5, 0], 270: [0, 0.5] }[turn] as [number, number];
  return [around(x + dx, y + dy, 1, 1), around(x - dx, y - dy, 1, 1)];
}

/** How far two areas reach into each other along both axes; less than nothing if they are apart. */
function depth(a: Area, b: Area): [number, number] {
  return [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
}

function overlap(a: Area, b: Area): boolean {
  return depth(a, b).every((by) => by > SLACK);
}

/** How much edge two areas share. */
function contact(a: Area, b: Area): number {
  const [across, down] = depth(a, b);
  if (Math.abs(across) < SLACK) return Math.max(0, down);
  return Math.abs(down) < SLACK ? Math.max(0, across) : 0;
}

function isInside({ left, right, top, bottom }: Area, { width, height }: Room): boolean {
  return left >= -SLACK && top >= -SLACK && right <= width + SLACK && bottom <= height + SLACK;
}

/** How much of the edge of the half that shows `pip` lies against halves of a domino that show it too. */
function joint(place: Place, on: Lying, pip: number): number {
  const [near] = halvesOf(place);
  const numbers = [on.first, on.second];
  return halvesOf(on).reduce((sum, half, i) => (numbers[i] === pip ? sum + contact(near, half) : sum), 0);
}

const byDomino = (layout: ChainLayout) => new Map(layout.tiles.map((tile) => [tile.domino, tile]));
const isUpright = ({ turn }: Place) => turn % 180 !== 0;

/** Does a domino touch another one with a short end? */
function touchesEndOn(place: Place, on: Place): boolean {
  const [across] = depth(areaOf(place), areaOf(on));
  return isUpright(place) ? across > SLACK : across < SLACK;
}

function expectSound({ line, ends }: Line, asked: Room): ChainLayout {
  const layout = layOut(line, ends, asked);
  const { room, tiles, places } = layout;
  const lying = byDomino(layout);
  expect(tiles.map(({ domino }) => domino)).toEqual(line.map(({ domino }) => domino));
  expect(room.width / room.height / (asked.width / asked.height)).toBeCloseTo(1, 9);
  expect(room.width).toBeGreaterThanOrEqual(asked.width - SLACK);
  const areas = tiles.map(areaOf);
  expect(areas.filter((area) => !isInside(area, room))).toEqual([]);
  expect(areas.filter((area, i) => areas.some((other, j) => j < i && overlap(area, other)))).toEqual([]);
  expectJoined(line, lying);
  for (const end of ends) expectPlaces(end, places, lying, room);
  const open = ends.reduce((sum, end) => sum + sidesOf(end), 0);
  expect(places.length).toBeLessThanOrEqual(open);
  return layout;
}

function expectJoined(line: readonly Joined[], lying: ReadonlyMap<number, Lying>): void {
  const used = new Set<string>();
  for (const { domino, anchor } of line) {
    const tile = lying.get(domino)!;
    expect([tile.first, tile.second].sort((a, b) => b - a)).toEqual([
      high(domino),
      tile.first + tile.second - high(domino),
    ]);
    if (anchor === undefined) continue;
    const on = lying.get(anchor)!;
    // A double across touches with the edges of both halves, half of each.
    const whole = tile.first === tile.second && !touchesEndOn(tile, on) ? 0.5 : 1;
    expect(joint(tile, on, tile.first)).toBeCloseTo(whole, 6);
    if (isDouble(anchor)) continue;
    // The far half, or either of the domino that led; and nothing else is joined there.
    if (line[0]!.domino !== anchor) expect(tile.first).toBe(on.second);
    expect(used.has(`${anchor} ${tile.first}`)).toBe(false);
    used.add(`${anchor} ${tile.first}`);
    // A double lies across, but at a bend it may lie along.
    if (isDouble(domino) && touchesEndOn(tile, on)) expect(isUpright(tile)).not.toBe(isUpright(on));
  }
}

function expectPlaces(end: End, all: readonly OpenPlace[], lying: ReadonlyMap<number, Lying>, room: Room): void {
  const anchor = anchorOf(end);
  const on = lying.get(anchor)!;
  const places = all.filter((place) => place.anchor === anchor && place.pip === pipOf(end));
  expect(places.length).toBeGreaterThan(0);
  expect(places.length).toBeLessThanOrEqual(sidesOf(end));
  const mayBeDouble = !isDouble(anchor) && ![...lying.keys()].some((d) => isDouble(d) && high(d) === pipOf(end));
  for (const { along, across, pip } of places) {
    expect(across !== undefined).toBe(mayBeDouble);
    expect(joint(along, on, pip)).toBeCloseTo(1, 6);
    for (const area of [along, ...(across ? [across] : [])].map(areaOf)) {
      expect(isInside(area, room)).toBe(true);
      expect([...lying.values()].filter((tile) => overlap(area, areaOf(tile)))).toEqual([]);
    }
  }
}

const kinds = fc.record<Kind>({ set: fc.constantFrom(6, 9, 12), spinner: fc.constantFrom('none', 'first', 'all') });
const windows = fc.record<Room>({
  width: fc.double({ min: 7, max: 60, noNaN: true }),
  height: fc.double({ min: 9, max: 30, noNaN: true }),
});
const absurd = fc.constantFrom<Room>(
  { width: 3, height: 40 },
  { width: 40, height: 3 },
  { width: 0.1, height: 0.2 },
  { width: 5, height: 5 },
  { width: 200, height: 2 },
  { width: 500, height: 500 },
);

function cut(lines: readonly Line[], at: number): Line {
  return lines[at % lines.length]!;
}

describe('dominoes never overlap, stay in the room and touch what they match', () => {
  test('in random games, cut anywhere, in any window', () => {
    fc.assert(
      fc.property(kinds, fc.nat(), fc.nat(), windows, (kind, seed, at, room) => {
        expectSound(cut(played(kind, seed), at), room);
      }),
      { numRuns: 300 },
    );
  });
  test('in random games of double-six, cut anywhere, in any window', () => {
    fc.assert(
      fc.property(kinds, fc.nat(), fc.nat(), windows, ({ spinner }, seed, at, room) => {
        expectSound(cut(played({ set: 6, spinner }, seed), at), room);
      }),
      { numRuns: 1200 },
    );
  });
  test('in absurd rooms', () => {
    fc.assert(
      fc.property(kinds, fc.nat(), fc.nat(), absurd, (kind, seed, at, room) => {
        expectSound(cut(played(kind, seed), at), room);
      }),
      { numRuns: 80 },
    );
  });
  test('in lines that are as long and as awkward as can be', () => {
    fc.assert(
      fc.property(kinds, fc.constantFrom(...BENTS), fc.nat(), windows, (kind, bent, seed, room) => {
        expectSound(grownLine(kind, bent, seed).at(-1)!, room);
      }),
      { numRuns: 20 },
    );
  });
});

describe('a line is calm', () => {
  const isStill = (before: ChainLayout, after: ChainLayout) =>
    before.room.width === after.room.width &&
    before.tiles.every((tile, i) => JSON.stringify(tile) === JSON.stringify(after.tiles[i]));

  /** Whole games: how many moves there were, and in how many of them something else moved. */
  function restlessness(room: Room, games: number): { moves: number; moved: number; elsewhere: number } {
    const found = { moves: 0, moved: 0, elsewhere: 0 };
    for (let seed = 0; seed < games; seed++) {
      const layouts = played({ set: 6, spinner: 'none' }, seed).map(({ line, ends }) => layOut(line, ends, room));
      for (const [i, after] of layouts.entries()) {
        const before = layouts[i - 1];
        if (!before) continue;
        found.moves++;
        const { first, second, x, y } = after.tiles.at(-1)!;
        const places = before.places.map(({ along, across }) => (first === second ? across : along));
        if (!isStill(before, after)) found.moved++;
        else if (!places.some((place) => place?.x === x && place.y === y)) found.elsewhere++;
      }
    }
    return found;
  }

  test.each([
    [24, 14],
    [11, 14],
  ])('in a room of %d by %d fewer than one move in twenty moves anything else', (width, height) => {
    const { moves, moved, elsewhere } = restlessness({ width, height }, 150);
    expect(moves).toBeGreaterThan(1500);
    expect(moved / moves).toBeLessThan(0.05);
    // And what is laid lies where it was announced.
    expect(elsewhere).toBe(0);
  });
  test('the same line in the same room lies the same', () => {
    fc.assert(
      fc.property(kinds, fc.nat(), windows, (kind, seed, room) => {
        const { line, ends } = played(kind, seed).at(-1)!;
        const once = layOut(line, ends, room);
        layOut(grownLine(kind, 'any', seed).at(-1)!.line, [], { width: 9, height: 9 });
        expect(layOut(line, ends, room)).toEqual(once);
      }),
      { numRuns: 20 },
    );
  });
});

test('a whole double-six line fits on a phone, drawn at most a third smaller', () => {
  fc.assert(
    fc.property(fc.constantFrom(...BENTS), fc.nat(), (bent, seed) => {
      const { line, ends } = grownLine({ set: 6, spinner: 'none' }, bent, seed).at(-1)!;
      expect(layOut(line, ends, { width: 9, height: 12 }).room.width).toBeLessThanOrEqual(9 * 1.1 ** 4);
    }),
    { numRuns: 200 },
  );
});

describe('by hand', () => {
  const domino = (text: string) => readDomino(text)!;
  /** As moves are written: `6-5@6-6`. */
  const lineOf = (text: string): Joined[] =>
    text.split(' ').map((move) => {
      const [tile, anchor] = move.split('@');
      return { domino: domino(tile!), anchor: anchor === undefined ? undefined : domino(anchor) };
    });
  const wide: Room = { width: 24, height: 14 };
  const placed = ({ tiles }: ChainLayout) => tiles.map(({ x, y, turn, first, second }) => [x, y, turn, first, second]);

  test('nothing is laid on an empty table', () => {
    expect(layOut([], [], wide)).toEqual({ room: wide, tiles: [], places: [] });
  });
  test('the worked example of the rules: one to the right, one to the left, doubles across', () => {
    const ends = [makeEnd(domino('6-4'), 4, 1), makeEnd(domino('5-5'), 5, 1)];
    const layout = layOut(lineOf('6-6 6-5@6-6 6-4@6-6 5-5@6-5'), ends, wide);
    expect(placed(layout)).toEqual([
      [12, 7, 90, 6, 6],
      [13.5, 7, 0, 6, 5],
      [10.5, 7, 180, 6, 4],
      [15, 7, 90, 5, 5],
    ]);
    expect(layout.places).toEqual([
      { anchor: domino('6-4'), pip: 4, along: { x: 8.5, y: 7, turn: 180 }, across: { x: 9, y: 7, turn: 270 } },
      { anchor: domino('5-5'), pip: 5, along: { x: 16.5, y: 7, turn: 0 }, across: undefined },
    ]);
  });
  test('a led domino has its higher number on the left', () => {
    const layout = layOut(lineOf('6-5'), led(domino('6-5'), false), wide);
    expect(placed(layout)).toEqual([[12, 7, 0, 6, 5]]);
    expect(layout.places.map(({ pip, along }) => [pip, along.x])).toEqual([
      [6, 10],
      [5, 14],
    ]);
  });
  test('a spinner is built on through its long sides first, then at its ends', () => {
    const line = lineOf('6-6 6-5@6-6 6-4@6-6 6-3@6-6 6-2@6-6');
    const ends = ['6-5', '6-4', '6-3', '6-2'].map((tile) => makeEnd(domino(tile), Number(tile[2]), 1));
    const layout = layOut(line, ends, wide);
    const middles = layout.tiles.map(({ x, y }) => [x, y]);
    expect(middles.slice(0, 3)).toEqual([
      [12, 7],
      [13.5, 7],
      [10.5, 7],
    ]);
    expect(middles.slice(3).sort((a, b) => a[1]! - b[1]!)).toEqual([
      [12, 5],
      [12, 9],
    ]);
  });
  test('a line turns where the table ends and comes back with a gap', () => {
    // To the right of the middle there are four units: two dominoes, then it must turn.
    const layout = layOut(
      lineOf('6-5 5-4@6-5 4-3@5-4 3-2@4-3 2-1@3-2'),
      [makeEnd(domino('6-5'), 6, 1), makeEnd(domino('2-1'), 1, 1)],
      { width: 10, height: 14 },
    );
    const [, second, third, fourth, fifth] = layout.tiles;
    expect([second!.x, third!.x].map((x) => x - 5)).toEqual([2, 4]);
    expect(isUpright(fourth!)).toBe(true);
    expect([fourth!.x - 5, fourth!.y]).toEqual([4.5, 8.5]);
    // The gap between the run to the edge and the run back.
    expect(areaOf(fifth!).top - areaOf(third!).bottom).toBeGreaterThanOrEqual(1);
    expect(fifth!.turn).toBe(180);
  });
  test('in a room much higher than wide the line stands upright', () => {
    const layout = layOut(lineOf('6-5 5-4@6-5'), [makeEnd(domino('6-5'), 6, 1), makeEnd(domino('5-4'), 4, 1)], {
      width: 6,
      height: 30,
    });
    expect(layout.tiles.every(isUpright)).toBe(true);
    expect(layout.tiles.map(({ x }) => x)).toEqual([3, 3]);
  });
});
