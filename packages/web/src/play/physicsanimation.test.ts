import { POSE } from '@boneyard/physics/construction';
import { expect, test } from 'vitest';
import { isOver, knocks, poseAt } from './physicsanimation';

/** An animation of one domino, from its height in each frame. */
function filmOf(heights: readonly number[]): Float32Array {
  return new Float32Array(heights.flatMap((z) => [0, 0, z, 0, 0, 0, 1]));
}

test('a domino is lowered, then follows the frames of the physics, then rests', () => {
  const film = filmOf([2, 1.75, 1.5]);
  const poses = new Float32Array(POSE);
  expect(poseAt(film, 1, 0, poses)).toBe(-1);
  expect(poses[2]).toBeCloseTo(3.1, 5);
  expect(poseAt(film, 1, 250, poses)).toBe(0);
  expect(poses[2]).toBe(2);
  expect(poseAt(film, 1, 250 + 17, poses)).toBe(1);
  expect(poses[2]).toBe(1.75);
  expect(poseAt(film, 1, 10_000, poses)).toBe(2);
  expect(isOver(film, 1, 2)).toBe(true);
  expect(isOver(film, 1, 1)).toBe(false);
});

test('a domino that slides under another moves along the table', () => {
  const poses = new Float32Array(POSE);
  poseAt(filmOf([0.25]), 1, 0, poses, [2, 0, 0]);
  expect([...poses.subarray(0, 3)]).toEqual([2, 0, 0.25]);
  // After half of the time only a quarter of the way is left, because it slows down.
  poseAt(filmOf([0.25]), 1, 125, poses, [2, 0, 0]);
  expect(poses[0]).toBe(0.5);
});

test('a domino that falls and stops knocks once; a resting one is silent', () => {
  expect([...knocks(filmOf([3, 2.9, 2.8, 2.7, 2.7, 2.7, 2.7]), 1)]).toEqual([0, 0, 0, 0, 1, 0, 0]);
  expect([...knocks(filmOf([1, 1, 1, 1, 1]), 1)]).toEqual([0, 0, 0, 0, 0]);
});
