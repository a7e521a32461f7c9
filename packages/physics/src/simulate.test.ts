import * as rapier from '@dimforge/rapier3d-deterministic-compat';
import { expect, test } from 'vitest';
import { POSE, releasePose, STEADY } from './construction';
import { magnetCap } from './magnets';
import { physics } from './node';
import { simulate } from './simulate';
import { lay } from './testing';

const { judge } = await physics();

test('a construction of 20 dominoes does not creep within a minute', () => {
  const column = Array.from({ length: 20 }, (_, i) => lay(i % 2 === 0 ? 0 : -1, 0, i));
  const start = new Float32Array(column.flatMap((laid) => releasePose(laid, STEADY)));
  const steps = 60 * 120;
  const { poses } = simulate(rapier, column, start, magnetCap('normal'), { least: steps, most: steps });
  for (let i = 0; i < poses.length; i++) expect(Math.abs(poses[i]! - start[i]!)).toBeLessThan(0.05);
});

test('a tower that tips as a whole is not pulled back', () => {
  // Its centre of gravity is a twelfth of a half's side outside the first domino, and all its joints hold.
  const tower = [lay(0, 0, 0), lay(0, 0, 1, 'N'), lay(0, -1, 2, 'N'), lay(1, 0, 1), lay(0, 1, 2, 'N'), lay(0, 2, 3)];
  expect(judge(tower.slice(0, -1), tower[5]!, STEADY, 'normal').holds).toBe(false);
  expect(judge(tower.slice(0, -1), tower[5]!, STEADY, 30).holds).toBe(false);
});

test('worlds are freed: memory does not grow with the number of verdicts', () => {
  const two = [lay(0, 0, 0), lay(1, 0, 1)];
  const poses = judge(two.slice(0, 1), two[1]!, STEADY, 'normal').poses;
  const rounds = (times: number) => {
    for (let i = 0; i < times; i++) judge(two, lay(0, 0, 1, 'N'), STEADY, 'normal', poses);
    return process.memoryUsage().arrayBuffers + process.memoryUsage().external;
  };
  const before = rounds(50);
  // A world that is not freed takes more than a hundred kilobytes.
  expect(rounds(300) - before).toBeLessThan(2_000_000);
  expect(poses.length).toBe(2 * POSE);
});
