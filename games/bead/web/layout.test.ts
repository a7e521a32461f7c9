import { cellUnder } from '@boneyard/web/table/layouts/grid';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boxOf,
  cellsOf,
  covers,
  type GridDomino,
  labelCorner,
  layOut,
  middleOf,
  type Rect,
  runOf,
  runsOf,
} from './layout';

fc.configureGlobal({ seed: 20261115 });

/** A square, and dominoes laid at random on free cells beside those that lie. */
const lying = fc
  .array(fc.tuple(fc.nat(), fc.constantFrom('E', 'N') as fc.Arbitrary<'E' | 'N'>, fc.nat(4), fc.nat(4)), {
    maxLength: 28,
  })
  .map((wishes) => {
    const laid: GridDomino[] = [
      { at: { x: 0, y: 0 }, way: 'N', first: 1, second: 2 },
      { at: { x: 1, y: 0 }, way: 'N', first: 3, second: 4 },
    ];
    const taken = () => new Set(laid.flatMap(cellsOf).map(({ x, y }) => `${x},${y}`));
    for (const [wish, way, first, second] of wishes) {
      const now = taken();
      const edge = laid
        .flatMap(cellsOf)
        .flatMap(({ x, y }) => [
          { x: x + 1, y },
          { x: x - (way === 'E' ? 2 : 1), y },
          { x, y: y + 1 },
          { x, y: y - (way === 'N' ? 2 : 1) },
        ])
        .filter((at) => cellsOf({ at, way }).every(({ x, y }) => !now.has(`${x},${y}`)));
      laid.push({ at: edge[wish % edge.length]!, way, first: first + 1, second: second + 1 });
    }
    return laid;
  });
const asked = fc.record({ width: fc.integer({ min: 5, max: 40 }), height: fc.integer({ min: 4, max: 40 }) });

const inside = (room: { width: number; height: number }, { x, y, width, height }: Rect) =>
  x >= -1e-9 && y >= -1e-9 && x + width <= room.width + 1e-9 && y + height <= room.height + 1e-9;
const apart = (a: Rect, b: Rect) =>
  a.x + a.width <= b.x + 1e-9 ||
  b.x + b.width <= a.x + 1e-9 ||
  a.y + a.height <= b.y + 1e-9 ||
  b.y + b.height <= a.y + 1e-9;

describe('the grid', () => {
  test('every domino lies inside the room, and no two overlap, whatever the window', () => {
    fc.assert(
      fc.property(lying, asked, (laid, window) => {
        const layout = layOut(laid, [], window);
        const boxes = laid.map((tile) => boxOf(layout.frame, runOf(tile)));
        for (const [i, box] of boxes.entries()) {
          expect(inside(layout.room, box)).toBe(true);
          for (const other of boxes.slice(0, i)) expect(apart(box, other)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('what may be laid next lies inside the room too', () => {
    fc.assert(
      fc.property(lying, asked, (laid, window) => {
        const next = laid.flatMap(cellsOf).map(({ x, y }) => ({ x: x + 2, y: y - 2 }));
        const { frame, room, west, east, south, north } = layOut(laid, next, window);
        for (const at of next) {
          expect(inside(room, boxOf(frame, { line: 'row', from: at, to: at, length: 1 }))).toBe(true);
          expect(at.x >= west && at.x <= east && at.y >= south && at.y <= north).toBe(true);
        }
      }),
    );
  });

  test('the middle of a domino is the middle of its two cells, and a point in each finds it', () => {
    fc.assert(
      fc.property(lying, asked, (laid, window) => {
        const { frame, tiles } = layOut(laid, [], window);
        for (const tile of tiles) {
          const box = boxOf(frame, runOf(tile));
          expect(tile.middle.x).toBeCloseTo(box.x + box.width / 2, 9);
          expect(tile.middle.y).toBeCloseTo(box.y + box.height / 2, 9);
          expect(middleOf(frame, tile)).toEqual(tile.middle);
          const half = tile.way === 'E' ? { x: -0.5, y: 0 } : { x: 0, y: 0.5 };
          const found = cellUnder(frame, { x: tile.middle.x + half.x, y: tile.middle.y + half.y });
          expect([found.x + 0, found.y + 0]).toEqual([tile.at.x, tile.at.y]);
        }
      }),
    );
  });

  test('a room that had to grow says by how much', () => {
    const far: GridDomino = { at: { x: 30, y: 0 }, way: 'E', first: 1, second: 1 };
    const first: GridDomino = { ...far, at: { x: 0, y: 0 } };
    const { room, shrunk } = layOut([first, far], [], { width: 16, height: 10 });
    expect(room.width).toBeCloseTo(16 * shrunk, 9);
    expect(shrunk).toBeGreaterThan(2);
    expect(layOut([], [], { width: 16, height: 10 }).shrunk).toBe(1);
  });
});

describe('a label beside a placement', () => {
  const label = fc.record({ width: fc.integer({ min: 1, max: 4 }), height: fc.constant(0.7) });

  test('is in the room, and never on the placement where any side has space', () => {
    fc.assert(
      fc.property(lying, asked, label, (laid, window, size) => {
        const { frame, room } = layOut(laid, [], window);
        const boxes = laid.map((tile) => boxOf(frame, runOf(tile)));
        for (const box of boxes) {
          const at = { ...labelCorner(room, box, size, boxes), ...size };
          expect(inside(room, at)).toBe(true);
          const space =
            Math.max(box.x, room.width - box.x - box.width) >= size.width + 0.2 ||
            Math.max(box.y, room.height - box.y - box.height) >= size.height + 0.2;
          if (space) expect(apart(at, box)).toBe(true);
        }
      }),
    );
  });

  test('goes where it hides nothing: to the left when dominoes lie on the right', () => {
    const box = { x: 4, y: 4, width: 1, height: 2 };
    const right = { x: 5, y: 4, width: 2, height: 2 };
    expect(labelCorner({ width: 10, height: 10 }, box, { width: 2, height: 1 }, [right]).x).toBeLessThan(4);
  });
});

describe('runs', () => {
  test('are read from west to east and from south to north, with gaps between them', () => {
    const laid: GridDomino[] = [
      { at: { x: 0, y: 0 }, way: 'N', first: 1, second: 2 },
      { at: { x: 1, y: 0 }, way: 'N', first: 3, second: 4 },
      { at: { x: 3, y: 0 }, way: 'E', first: 5, second: 5 },
    ];
    expect(runsOf(laid)).toEqual([
      { line: 'row', from: { x: 0, y: 0 }, to: { x: 1, y: 0 }, length: 2, colours: [1, 3] },
      { line: 'row', from: { x: 3, y: 0 }, to: { x: 4, y: 0 }, length: 2, colours: [5, 5] },
      { line: 'row', from: { x: 0, y: 1 }, to: { x: 1, y: 1 }, length: 2, colours: [2, 4] },
      { line: 'column', from: { x: 0, y: 0 }, to: { x: 0, y: 1 }, length: 2, colours: [1, 2] },
      { line: 'column', from: { x: 1, y: 0 }, to: { x: 1, y: 1 }, length: 2, colours: [3, 4] },
    ]);
  });

  test('every half is in one row and one column at most, and in at least the run of its own domino', () => {
    fc.assert(
      fc.property(lying, (laid) => {
        const runs = runsOf(laid);
        for (const cell of laid.flatMap(cellsOf)) {
          const its = runs.filter((run) => covers(run, cell)).map(({ line }) => line);
          expect(its.length).toBeGreaterThan(0);
          expect(new Set(its).size).toBe(its.length);
        }
      }),
    );
  });
});
