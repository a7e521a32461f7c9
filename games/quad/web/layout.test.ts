import { tilesOf } from '@boneyard/rules/families/tiles';
import type { XY } from '@boneyard/web/table/boards/board';
import { cellUnder } from '@boneyard/web/table/layouts/grid';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY, ORIGIN, type QuadBoard, spotAt, withLaid, xOf, yOf } from '../rules/board';
import { placements } from '../rules/moves';
import { FULL_SET, printed } from '../rules/quads';
import { layOut, SIDE, STRIP } from './layout';

fc.configureGlobal({ seed: 20261115 });

const ALL = tilesOf(Array.from({ length: FULL_SET }, (_, quad) => quad));

/** A table after random legal tiles; `choices` decides which. */
function grown([first = 0, ...choices]: readonly number[]): QuadBoard {
  let board = withLaid(EMPTY, spotAt(ORIGIN, printed(first % 125)));
  for (const choice of choices) {
    const ways = placements(board, ALL);
    board = withLaid(board, ways[choice % ways.length]!);
  }
  return board;
}

const table = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 70 }).map(grown);
const asked = fc.record({
  width: fc.double({ min: 4, max: 60, noNaN: true }),
  height: fc.double({ min: 4, max: 60, noNaN: true }),
});
const runs = { numRuns: 300 };

test('tiles and places lie inside the room, above the free strip, whatever the window', () => {
  fc.assert(
    fc.property(table, asked, (board, window) => {
      const { room, tiles, places } = layOut(board, window);
      const shrunk = room.width / window.width;
      expect(room.height / window.height).toBeCloseTo(shrunk, 9);
      expect(shrunk).toBeGreaterThanOrEqual(1);
      for (const { x, y } of [...tiles, ...places]) {
        expect(x).toBeGreaterThanOrEqual(-1e-9);
        expect(y).toBeGreaterThanOrEqual(-1e-9);
        expect(x + SIDE).toBeLessThanOrEqual(room.width + 1e-9);
        // On the screen the strip keeps its height, so in units it grows with the room.
        expect(y + SIDE).toBeLessThanOrEqual(room.height - Math.min(1.4, window.height / 4) * shrunk + 1e-9);
      }
    }),
    runs,
  );
});

test('nothing overlaps', () => {
  fc.assert(
    fc.property(table, asked, (board, window) => {
      const { tiles, places } = layOut(board, window);
      const all: XY[] = [...tiles, ...places];
      expect(tiles).toHaveLength(board.laid.length);
      expect(places).toHaveLength(board.open.length);
      for (const [i, a] of all.entries())
        for (const b of all.slice(i + 1))
          expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan(SIDE - 1e-9);
    }),
    runs,
  );
});

test('a place asks for exactly the numbers that the tiles around show at its corners', () => {
  const corners = [
    [0, 0],
    [SIDE, 0],
    [SIDE, SIDE],
    [0, SIDE],
  ] as const;
  fc.assert(
    fc.property(table, asked, (board, window) => {
      const { tiles, places } = layOut(board, window);
      const key = (x: number, y: number) => `${Math.round(x * 1000)} ${Math.round(y * 1000)}`;
      const shown = new Map<string, number>();
      for (const { x, y, numbers } of tiles)
        for (const [index, [right, down]] of corners.entries())
          shown.set(key(x + right, y + down), Number(numbers[index]));
      for (const { x, y, asks } of places)
        expect(asks).toEqual(corners.map(([right, down]) => shown.get(key(x + right, y + down))));
    }),
    runs,
  );
});

test('a point on a tile or a place finds its cell', () => {
  fc.assert(
    fc.property(table, asked, (board, window) => {
      const { frame, tiles, places } = layOut(board, window);
      for (const { x, y, cell } of [...tiles, ...places]) {
        const found = cellUnder(frame, { x: x + 0.3, y: y + 1.8 }, SIDE);
        expect(`${found.x},${found.y}`).toBe(`${xOf(cell)},${yOf(cell)}`);
      }
    }),
    runs,
  );
});

test('an empty table takes its first tile, which may be any, in the middle', () => {
  const { places, room } = layOut(EMPTY, { width: 20, height: 11.4 });
  expect(room).toEqual({ width: 20, height: 11.4 });
  expect(places).toEqual([{ cell: ORIGIN, x: 9, y: 4, asks: [undefined, undefined, undefined, undefined] }]);
});

test('the tiles lie in the middle, above the strip for a label', () => {
  const window = { width: 24, height: 16 };
  const { tiles } = layOut(grown([3, 1, 4]), window);
  const [xs, ys] = [tiles.map(({ x }) => x), tiles.map(({ y }) => y)];
  expect(Math.min(...xs)).toBeCloseTo(24 - (Math.max(...xs) + SIDE), 9);
  expect(Math.min(...ys)).toBeCloseTo(16 - STRIP - (Math.max(...ys) + SIDE), 9);
});
