/** Who is compared with whom, and what counts as striking: figures by hand. */

import { seeded } from '@boneyard/rules/random';
import { describe, expect, test } from 'vitest';
import { compareAll, isStriking, type Measured } from './agreement';

function player(name: string, mu: number, share: number, change: Partial<Measured> = {}): Measured {
  return {
    player: name,
    game: 'classic',
    variant: 'draw',
    mu,
    sigma: 2,
    matches: 8,
    positions: 100,
    found: 100 * share,
    ...change,
  };
}

const MUS = [10, 15, 20, 25, 30, 35, 40, 45];
/** All find three of ten, whatever their rating. */
const alike = MUS.map((mu) => player(`${mu}`, mu, 0.3));
/** Better players find more: 0.02 for each step of mu. */
const rising = MUS.map((mu) => player(`${mu}`, mu, 0.02 * mu));

function of(name: string, all: readonly Measured[]) {
  return compareAll(all).find((one) => one.player === name);
}

test('among players who are all alike, seven of ten is striking', () => {
  // √(0.3 · 0.7 / 100 + 0.05²) = √0.0046
  const found = of('odd', [...alike, player('odd', 25, 0.7)])!;
  expect(found.expected).toBeCloseTo(0.3, 9);
  expect(found.z).toBeCloseTo(0.4 / Math.sqrt(0.0046), 9);
  expect([found.peers, isStriking(found)]).toEqual([8, true]);
});

test('what the rating explains is not striking, and an uncertain rating explains more', () => {
  const best = of('best', [...rising, player('best', 45, 0.9)])!;
  expect(best.expected).toBeCloseTo(0.9, 9);
  expect(isStriking(best)).toBe(false);
  // √(0.5 · 0.5 / 100 + 0.05² + (0.02 · sigma)²)
  const middling = (sigma: number) => of('odd', [...rising, player('odd', 25, 0.9, { sigma })])!;
  expect(middling(2).z).toBeCloseTo(0.4 / Math.sqrt(0.0066), 9);
  expect(isStriking(middling(2))).toBe(true);
  expect(middling(8).z).toBeCloseTo(0.4 / Math.sqrt(0.0306), 9);
  expect(isStriking(middling(8))).toBe(false);
});

describe('nobody is judged', () => {
  test('on few moves, or in few matches', () => {
    for (const few of [{ positions: 39, found: 39 }, { matches: 4 }])
      expect(of('odd', [...alike, player('odd', 25, 0.9, few)])).toBeUndefined();
  });
  test('without eight others in the same variant of the same game', () => {
    for (const other of [{ game: 'quad' }, { variant: 'block' }]) {
      const others = [...alike.slice(1), player('elsewhere', 25, 0.3, other)];
      expect(compareAll([...others, player('odd', 25, 0.9)])).toEqual([]);
    }
  });
});

test('of a thousand honest players nobody is listed, though they differ', () => {
  const random = seeded('honest players');
  const normal = () =>
    Array.from({ length: 12 }, () => random.below(10_000) / 10_000).reduce((sum, one) => sum + one) - 6;
  for (let town = 0; town < 20; town++) {
    const people = Array.from({ length: 50 }, (_, i) => {
      const mu = 25 + 5 * normal();
      const chance = Math.min(0.95, Math.max(0.03, 0.35 + 0.02 * (mu - 25) + 0.05 * normal()));
      const found = Array.from({ length: 80 }, () => random.below(10_000) < 10_000 * chance).filter(Boolean).length;
      return player(`${i}`, mu + normal(), 0, { sigma: 1.5, positions: 80, found });
    });
    expect(compareAll(people).filter(isStriking)).toEqual([]);
  }
});
