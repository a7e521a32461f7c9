import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellUnder, cornerOf, framed } from './grid';

fc.configureGlobal({ seed: 20261115 });

const cells = fc.array(fc.record({ x: fc.integer({ min: -40, max: 40 }), y: fc.integer({ min: -40, max: 40 }) }), {
  maxLength: 60,
});
const asked = fc.record({ width: fc.integer({ min: 3, max: 60 }), height: fc.integer({ min: 3, max: 60 }) });
const side = fc.constantFrom(1, 2);

test('all cells lie inside the room, whatever the window', () => {
  fc.assert(
    fc.property(cells, asked, side, (all, window, size) => {
      const frame = framed(all, window, size);
      for (const cell of all) {
        const { x, y } = cornerOf(frame, cell, size);
        expect(x).toBeGreaterThanOrEqual(-1e-9);
        expect(y).toBeGreaterThanOrEqual(-1e-9);
        expect(x + size).toBeLessThanOrEqual(frame.room.width + 1e-9);
        expect(y + size).toBeLessThanOrEqual(frame.room.height + 1e-9);
      }
    }),
    { numRuns: 2000 },
  );
});
test('no two cells overlap, and north is up', () => {
  const frame = framed([], { width: 10, height: 10 });
  expect(cornerOf(frame, { x: 1, y: 0 }).x - cornerOf(frame, { x: 0, y: 0 }).x).toBe(1);
  expect(cornerOf(frame, { x: 0, y: 1 }).y - cornerOf(frame, { x: 0, y: 0 }).y).toBe(-1);
});
test('the room keeps the shape of the window', () => {
  fc.assert(
    fc.property(cells, asked, (all, window) => {
      const { room } = framed(all, window);
      expect(room.width / room.height).toBeCloseTo(window.width / window.height, 9);
      expect(room.width).toBeGreaterThanOrEqual(window.width);
    }),
  );
});
test('a point in a cell finds that cell', () => {
  fc.assert(
    fc.property(cells, asked, side, (all, window, size) => {
      const frame = framed(all, window, size);
      for (const cell of all) {
        const { x, y } = cornerOf(frame, cell, size);
        const found = cellUnder(frame, { x: x + 0.4 * size, y: y + 0.6 * size }, size);
        expect(found.x).toBe(cell.x);
        // The sign of zero does not matter.
        expect(found.y + 0).toBe(cell.y);
      }
    }),
  );
});
test('the cells lie in the middle of the room', () => {
  fc.assert(
    fc.property(cells, asked, side, (all, window, size) => {
      fc.pre(all.length > 0);
      const frame = framed(all, window, size);
      const corners = all.map((cell) => cornerOf(frame, cell, size));
      for (const [axis, length] of [
        ['x', frame.room.width],
        ['y', frame.room.height],
      ] as const) {
        const along = corners.map((corner) => corner[axis]);
        expect(Math.min(...along)).toBeCloseTo(length - (Math.max(...along) + size), 6);
      }
    }),
  );
});
