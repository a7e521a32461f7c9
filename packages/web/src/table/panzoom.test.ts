import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitted, held, moved, toUnits, zoomed } from './panzoom';

fc.configureGlobal({ seed: 20261115 });

const size = fc.record({ width: fc.integer({ min: 1, max: 2000 }), height: fc.integer({ min: 1, max: 2000 }) });
const sight = fc.record({
  x: fc.integer({ min: -900, max: 900 }),
  y: fc.integer({ min: -900, max: 900 }),
  scale: fc.integer({ min: 6, max: 160 }),
});
const point = fc.record({ x: fc.integer({ min: 0, max: 2000 }), y: fc.integer({ min: 0, max: 2000 }) });

test('a fitted room is in the middle', () => {
  expect(fitted({ width: 20, height: 10 }, { width: 400, height: 400 }, 50)).toEqual({ x: 0, y: 100, scale: 20 });
});
test('a small room is not blown up', () => {
  expect(fitted({ width: 2, height: 2 }, { width: 400, height: 400 }, 50)).toEqual({ x: 150, y: 150, scale: 50 });
});
test('what lies under the pointer stays there when it is zoomed', () => {
  fc.assert(
    fc.property(sight, point, fc.double({ min: 0.1, max: 10, noNaN: true }), (before, at, factor) => {
      const [was, is] = [toUnits(before, at), toUnits(zoomed(before, factor, at), at)];
      expect(is.x).toBeCloseTo(was.x, 6);
      expect(is.y).toBeCloseTo(was.y, 6);
    }),
  );
});
test('the room cannot be lost', () => {
  fc.assert(
    fc.property(sight, size, size, (any, room, window) => {
      const { x, y, scale } = held(moved(any, 5000, -5000), room, window);
      expect(x).toBeLessThanOrEqual(Math.max(window.width - 60, 60 - room.width * scale));
      expect(y + room.height * scale).toBeGreaterThanOrEqual(Math.min(60, window.height - 60 + room.height * scale));
    }),
  );
});
