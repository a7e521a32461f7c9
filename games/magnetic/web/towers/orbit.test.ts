import fc from 'fast-check';
import { expect, test } from 'vitest';
import { approach, eyeOf, FRONT, fitted, HALF_VIEW, isFar, nearer, type Orbit, pushed, STANDS, turned } from './orbit';

fc.configureGlobal({ seed: 20261115 });

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const orbit: fc.Arbitrary<Orbit> = fc.record({
  x: number(-9, 9),
  y: number(-9, 9),
  z: number(0, 5),
  azimuth: number(-4, 4),
  height: number(0.1, 1.5),
  distance: number(3, 50),
});
const pose = fc.tuple(number(-8, 8), number(-8, 8), number(0.2, 6), ...[0, 0, 0, 1].map((part) => fc.constant(part)));

type Triple = readonly [number, number, number];
const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Triple, b: Triple): Triple => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const scaled = ([x, y, z]: Triple, by: number): Triple => [x * by, y * by, z * by];
const unit = (a: Triple): Triple => scaled(a, 1 / Math.hypot(...a));

test('a fitted construction is fully visible and fills the window, wide or narrow', () => {
  fc.assert(
    fc.property(orbit, fc.array(pose, { maxLength: 28 }), number(0.4, 3), (from, poses, aspect) => {
      const sight = fitted(from, poses.flat(), aspect);
      // Beyond the greatest distance, a very large table is not fully visible.
      fc.pre(sight.distance < 60);
      const [ex, ey, ez] = eyeOf(sight);
      const ahead = scaled([sight.x - ex, sight.y - ey, sight.z - ez], 1 / sight.distance);
      const right = unit(cross(ahead, [0, 0, 1]));
      const up = cross(right, ahead);
      let fills = 0;
      // However a domino is turned, its corners are within 1.15 of its middle.
      for (const [x, y, z] of [[1, 0.5, 0.2] as const, ...poses])
        for (const dx of [-1.15, 0, 1.15])
          for (const dy of [-1.15, 0, 1.15]) {
            const to: Triple = [x + dx - ex, y + dy - ey, z - ez];
            const half = Math.tan(HALF_VIEW) * dot(to, ahead);
            expect(half).toBeGreaterThan(0);
            fills = Math.max(fills, Math.abs(dot(to, up)) / half, Math.abs(dot(to, right)) / half / aspect);
          }
      expect(fills).toBeLessThan(1);
      expect(fills).toBeGreaterThan(0.5);
    }),
  );
});

test('the camera is at its distance, and never under the table', () => {
  fc.assert(
    fc.property(orbit, number(-9, 9), number(-9, 9), (from, east, up) => {
      const { x, y, z, ...to } = turned(from, east, up);
      const [ex, ey, ez] = eyeOf({ x, y, z, ...to });
      expect(Math.hypot(ex - x, ey - y, ez - z)).toBeCloseTo(to.distance, 6);
      expect(ez).toBeGreaterThan(z);
    }),
  );
});

test('from the front east is on the right; from the top north is up', () => {
  const [x, y] = eyeOf({ ...FRONT, azimuth: 0 });
  expect(x).toBeCloseTo(FRONT.x, 9);
  expect(y).toBeLessThan(FRONT.y);
  const [, above] = eyeOf({ ...FRONT, ...STANDS.top });
  expect(above).toBeLessThan(FRONT.y);
  expect(pushed({ ...FRONT, ...STANDS.top }, 0.1, 0).x).toBeLessThan(FRONT.x);
  expect(pushed({ ...FRONT, ...STANDS.top }, 0, 0.1).y).toBeLessThan(FRONT.y);
});

test('half of the way leads to the middle, and zoom has limits', () => {
  const moving = { ...FRONT };
  approach(moving, nearer(FRONT, 2), 0.5);
  expect(moving.distance).toBeCloseTo(FRONT.distance * 0.75, 9);
  approach(moving, nearer(FRONT, 2), 1);
  expect(isFar(moving, nearer(FRONT, 2), 0)).toBe(false);
  expect(nearer(FRONT, 1000).distance).toBe(2.5);
  expect(nearer(FRONT, 0.001).distance).toBe(60);
});
