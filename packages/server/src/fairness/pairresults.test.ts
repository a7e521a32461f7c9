/** Results between two players, by hand: their ratings are equal unless a test says otherwise. */

import { NEWCOMER, type Rating, ratedSides } from '@boneyard/engine/rating';
import { seeded } from '@boneyard/rules/random';
import { expect, test } from 'vitest';
import { judgePair, type PairMatch } from './pairresults';

const EVEN: PairMatch['sides'] = [[NEWCOMER], [NEWCOMER]];

const matches = (results: string): PairMatch[] =>
  [...results].map((result, i) => ({
    table: `${i}`,
    places: result === '1' ? [1, 2] : result === '0' ? [2, 1] : [1, 1],
    sides: EVEN,
  }));

const LONG = { lasted: 600_000, left: false };

test('ten wins in a row between equals are more than three deviations', () => {
  // (10 − 5) / √2.5
  const found = judgePair(matches('1111111111'), [])!;
  expect(found).toMatchObject({ matches: 10, won: [10, 0], reasons: ['one-sided'] });
  expect(found.surprise).toBeCloseTo(5 / Math.sqrt(2.5), 9);
  expect(judgePair(matches('0000000000'), [])).toMatchObject({ won: [0, 10], reasons: ['one-sided'] });
  // (9 − 5) / √2.5 = 2.5
  expect(judgePair(matches('1111011111'), [])).toBeUndefined();
});

test('winning in turn is more than three deviations after six wins each', () => {
  expect(judgePair(matches('101010101010'), [])).toMatchObject({ won: [6, 6], reasons: ['alternating'] });
  expect(judgePair(matches('1010101010'), [])).toBeUndefined();
  expect(judgePair(matches('10=10=1010=1010'), [])).toMatchObject({ won: [6, 6], reasons: ['alternating'] });
});

test('matches that are over within a minute, or left', () => {
  const mixed = matches('1101001001');
  const quick = { ...LONG, lasted: 59_000 };
  const left = { ...LONG, left: true };
  expect(
    judgePair(
      mixed,
      mixed.map(() => LONG),
    ),
  ).toBeUndefined();
  expect(judgePair(mixed, [quick, quick, left, left, left, LONG, LONG, LONG, LONG, LONG])).toMatchObject({
    short: 5,
    reasons: ['short'],
  });
});

test('with partners, the ratings of both sides predict the results', () => {
  // A side that is stronger by its uncertainty wins e times of 1 + e: (10 − 10 p) / √(10 p (1 − p)) = √(10 / e).
  const best = { ...NEWCOMER, mu: 25 + (25 / 3) * Math.sqrt(4.5) };
  const wins = matches('1111111111').map(
    (match) =>
      ({
        ...match,
        sides: [
          [NEWCOMER, best],
          [NEWCOMER, NEWCOMER],
        ],
      }) as const,
  );
  expect(judgePair(wins, [])).toBeUndefined();
  const losses = matches('0000000000').map(
    (match) =>
      ({
        ...match,
        sides: [
          [NEWCOMER, best],
          [NEWCOMER, NEWCOMER],
        ],
      }) as const,
  );
  expect(judgePair(losses, [])!.surprise).toBeCloseTo(Math.sqrt(10 * Math.E), 9);
});

test('fewer than ten matches are never judged', () => {
  expect(judgePair(matches('111111111'), [])).toBeUndefined();
});

/** Matches with these results as the server rates them, one after the other. */
function ratedMatches(start: PairMatch['sides'], results: readonly boolean[]): PairMatch[] {
  let sides = start;
  return results.map((won, i) => {
    const match: PairMatch = { table: `${i}`, places: won ? [1, 2] : [2, 1], sides };
    sides = ratedSides(sides, won ? [0, 1] : [1, 0]) as [Rating[], Rating[]];
    return match;
  });
}

test('an account that exists to lose is listed after 24 defeats, though its rating falls with each', () => {
  // 0.8²³ = 0.0059 and 0.8²⁴ = 0.0047
  const settled = { mu: 30, sigma: 2 };
  const lost = (count: number) =>
    ratedMatches(
      [[settled], [NEWCOMER]],
      Array.from({ length: count }, () => true),
    );
  expect(judgePair(lost(23), [])).toBeUndefined();
  expect(judgePair(lost(24), [])).toMatchObject({ won: [24, 0], reasons: ['one-sided'] });
});

test('honest pairs are hardly ever listed, even if one is much better', () => {
  const random = seeded('honest pairs');
  let listed = 0;
  for (let pair = 0; pair < 300; pair++) {
    const chance = 0.5 + (pair % 4) / 10;
    const results = Array.from({ length: 30 }, () => random.below(1000) < 1000 * chance);
    if (judgePair(ratedMatches(EVEN, results), [])) listed++;
  }
  expect(listed).toBeLessThan(6);
});
