/** What must hold for every line in every room, computed from the middles and turns alone. */

import { endsOfLead, makeEnd } from '@boneyard/rules/families/line';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Extent } from '../../boards/board';
import { type ChainLayout, layOut } from './chain';
import { areaOf, expectSound, isUpright } from './soundness';
import { BENTS, domino, grownLine, type LineKind, lineOf, played, type SampleLine } from './testing';

fc.configureGlobal({ seed: 20261115 });

const kinds = fc.record<LineKind>({ set: fc.constantFrom(6, 9, 12), spinner: fc.constantFrom('none', 'first', 'all') });
const windows = fc.record<Extent>({
  width: fc.double({ min: 7, max: 60, noNaN: true }),
  height: fc.double({ min: 9, max: 30, noNaN: true }),
});
const absurd = fc.constantFrom<Extent>(
  { width: 3, height: 40 },
  { width: 40, height: 3 },
  { width: 0.1, height: 0.2 },
  { width: 5, height: 5 },
  { width: 200, height: 2 },
  { width: 500, height: 500 },
);

function cut(lines: readonly SampleLine[], at: number): SampleLine {
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
  test('in the longest and most awkward lines', () => {
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
  function restlessness(room: Extent, games: number): { moves: number; moved: number; elsewhere: number } {
    const found = { moves: 0, moved: 0, elsewhere: 0 };
    for (let seed = 0; seed < games; seed++) {
      const layouts = played({ set: 6, spinner: 'none' }, seed).map(({ line, ends }) => layOut(line, ends, room));
      for (const [i, after] of layouts.entries()) {
        const before = layouts[i - 1];
        if (!before) continue;
        found.moves++;
        const { first, second, x, y } = after.tiles.at(-1)!;
        const usual = before.places().filter((place) => place.usual && place.double === (first === second));
        if (!isStill(before, after)) found.moved++;
        else if (!usual.some(({ at }) => at.x === x && at.y === y)) found.elsewhere++;
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
        const again = layOut(line, ends, room);
        expect([again.room, again.tiles, again.places()]).toEqual([once.room, once.tiles, once.places()]);
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
  const wide: Extent = { width: 24, height: 14 };
  const placed = ({ tiles }: ChainLayout) => tiles.map(({ x, y, turn, first, second }) => [x, y, turn, first, second]);

  test('nothing is laid on an empty table', () => {
    const { room, tiles, places } = layOut([], [], wide);
    expect([room, tiles, places()]).toEqual([wide, [], []]);
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
    const usual = layout.places().filter((place) => place.usual);
    expect(usual.map(({ anchor, double, at }) => [anchor, double, at])).toEqual([
      [domino('6-4'), false, { x: 8.5, y: 7, turn: 180 }],
      [domino('6-4'), true, { x: 9, y: 7, turn: 270 }],
      [domino('5-5'), false, { x: 16.5, y: 7, turn: 0 }],
    ]);
  });
  test('a led domino has its higher number on the left', () => {
    const layout = layOut(lineOf('6-5'), endsOfLead(domino('6-5'), false), wide);
    expect(placed(layout)).toEqual([[12, 7, 0, 6, 5]]);
    const usual = layout.places().filter((place) => place.usual && !place.double);
    expect(usual.map(({ pip, at }) => [pip, at.x])).toEqual([
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
