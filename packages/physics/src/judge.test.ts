import { describe, expect, test } from 'vitest';
import { type Construction, type Laid, STEADY } from './construction';
import { MAGNETS, type Magnets } from './magnets';
import { physics } from './node';
import { lay, SYMMETRIES } from './testing';

const { judge, settle } = await physics();

/** Lays the dominoes one after the other, each exactly in place, and returns how many hold before everything falls. */
function standing(construction: Construction, magnets: Magnets | number = 'normal'): number {
  let poses: Float32Array = new Float32Array(0);
  for (const [i, laid] of construction.entries()) {
    const verdict = judge(construction.slice(0, i), laid, laid.release, magnets, poses);
    if (!verdict.holds) return i;
    poses = verdict.poses;
  }
  return construction.length;
}

const stair = (steps: number) => Array.from({ length: steps }, (_, i) => lay(i, 0, i));
const column = (high: number) => Array.from({ length: high }, (_, i) => lay(i % 2 === 0 ? 0 : -1, 0, i));
/** Two dominoes lie on one, and a third lies across both. */
const bridge = [lay(0, 0, 0), lay(1, 0, 1), lay(-1, 0, 1), lay(0, 0, 2)];
const crossBridge = [lay(0, 0, 0), lay(0, 0, 1, 'N'), lay(1, 0, 1, 'N'), lay(0, 0, 2)];

const all = { 'as it is': (laid: Laid) => laid, ...SYMMETRIES };

describe.each(Object.entries(all))('%s', (_, seen) => {
  test('one domino on half of another holds', () => {
    for (const magnets of MAGNETS) expect(standing([lay(0, 0, 0), lay(1, 0, 1)].map(seen), magnets)).toBe(2);
    expect(standing([lay(0, 0, 0), lay(1, 0, 1, 'N')].map(seen))).toBe(2);
  });

  test('a column of seven with free halves alternately east and west holds', () => {
    expect(standing(column(7).map(seen))).toBe(7);
  });

  test('a straight stair falls at the fourth domino or earlier', () => {
    for (const magnets of [...MAGNETS, 100]) expect(standing(stair(4).map(seen), magnets)).toBeLessThan(4);
  });

  test('without magnets a domino resting on one half falls as soon as another is laid on its free half', () => {
    const [first, second, straight] = stair(3).map(seen) as [Laid, Laid, Laid];
    expect(judge([first, second], straight, STEADY, 0).holds).toBe(false);
    expect(judge([first, second], seen(lay(2, 0, 2, 'N')), STEADY, 0).holds).toBe(false);
  });

  test('with magnets it holds if the other domino lies across', () => {
    expect(standing([lay(0, 0, 0), lay(1, 0, 1), lay(2, 0, 2, 'N')].map(seen))).toBe(3);
  });

  test('bridges hold, with and without magnets', () => {
    const pillars = [lay(0, 0, 0), lay(2, 0, 0), lay(1, 0, 1)].map(seen);
    for (const magnets of [...MAGNETS, 0]) expect(standing(pillars, magnets)).toBe(3);
    expect(standing(bridge.map(seen))).toBe(4);
    expect(standing(crossBridge.map(seen))).toBe(4);
  });

  test('a domino slid under the free half of another carries it', () => {
    const under = [lay(0, 0, 0), lay(1, 0, 1), lay(2, 0, 0)].map(seen);
    expect(standing(under)).toBe(3);
    expect(judge(under, seen(lay(2, 0, 2)), STEADY, 'normal').holds).toBe(true);
  });
});

describe('the release', () => {
  const far = { east: 400, north: 0, twist: 0 };

  test('a construction that holds after an exact release falls after one far off its place', () => {
    // Only a tenth of a half's side rests on the other domino: too little for the magnets.
    expect(judge([lay(0, 0, 0)], lay(1, 0, 1), STEADY, 'normal').holds).toBe(true);
    expect(judge([lay(0, 0, 0)], lay(1, 0, 1), far, 'normal').holds).toBe(false);
  });

  test('a domino on the table holds wherever it was let go', () => {
    expect(judge([], lay(0, 0, 0), { east: 400, north: -400, twist: 200 }, 'normal').holds).toBe(true);
  });

  test('small offsets add up', () => {
    const off = { east: 150, north: 0, twist: 0 };
    const leaning = Array.from({ length: 7 }, (_, i) => ({ ...lay(0, 0, i, i % 2 ? 'N' : 'E'), release: off }));
    const [x] = settle(leaning.slice(0, 1), 'normal');
    expect(x).toBeCloseTo(1.15, 2);
    expect(settle(leaning.slice(0, 3), 'normal')[14]).toBeCloseTo(1.15, 1);
  });
});

test('the frames start where the domino is let go and end where it rests', () => {
  const { frames, poses, holds } = judge([lay(0, 0, 0)], lay(1, 0, 1), STEADY, 'normal');
  expect(holds).toBe(true);
  expect(frames.length % poses.length).toBe(0);
  expect(frames.subarray(frames.length - poses.length)).toEqual(poses);
  expect(frames[7]).toBe(2);
  expect(frames[9]).toBeCloseTo(0.6, 2);
});
