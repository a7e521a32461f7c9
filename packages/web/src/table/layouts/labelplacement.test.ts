import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeLabel } from './labelplacement';

fc.configureGlobal({ seed: 20261115 });

const room = { width: 20, height: 12 };
const size = { width: 5, height: 1 };
const side = 2;

test('with nothing around, a label is centred below', () => {
  expect(placeLabel({ x: 8, y: 4 }, side, size, [], room)).toEqual({ x: 9, y: 6.12, shift: { x: -0.5, y: 0 } });
});
test('above a tile it does not hide it', () => {
  const { y, shift } = placeLabel({ x: 8, y: 4 }, side, size, [{ x: 8, y: 6 }], room);
  expect([y, shift.y]).toEqual([3.88, -1]);
});
test('between a tile above and one below it goes to the side', () => {
  const around = [
    { x: 8, y: 2 },
    { x: 8, y: 6 },
  ];
  expect(placeLabel({ x: 8, y: 4 }, side, size, around, room)).toEqual({ x: 10.12, y: 5, shift: { x: 0, y: -0.5 } });
});

const square = fc.record({ x: fc.integer({ min: 0, max: 9 }), y: fc.integer({ min: 0, max: 5 }) });

test('it is never on the square itself, and inside the room where that hides no tile', () => {
  fc.assert(
    fc.property(square, (at) => {
      const place = { x: at.x * side, y: at.y * side };
      const { x, y, shift } = placeLabel(place, side, size, [], room);
      const [left, top] = [x + shift.x * size.width, y + shift.y * size.height];
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + size.width).toBeLessThanOrEqual(room.width);
      expect(top + size.height).toBeLessThanOrEqual(room.height);
      const apart =
        left >= place.x + side || left + size.width <= place.x || top >= place.y + side || top + size.height <= place.y;
      expect(apart).toBe(true);
    }),
  );
});
