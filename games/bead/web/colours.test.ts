/** The five colours can be told apart with every kind of colour vision, and their signs are visible on them. */

import { apart, contrast, difference, EYES } from '@boneyard/web/testing/colourvision';
import { describe, expect, test } from 'vitest';
import { type Colours, LOOKS } from './colours';

/**
 * How far any two colours must be apart, in just noticeable differences: clearly different at a glance; in the set for people
 * who confuse colours, more than twice that.
 */
const LEAST: Readonly<Record<Colours, number>> = { glass: 10, wooden: 10, safe: 25 };
const SETS = Object.keys(LEAST) as Colours[];

test('the measure agrees with the published pairs', () => {
  expect(difference([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
  expect(difference([22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619])).toBeCloseTo(2.0373, 4);
  expect(difference([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4);
  expect(difference([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 4);
});

describe.each(SETS)('%s', (set) => {
  const looks = LOOKS[set];
  const pairs = looks.flatMap((one, i) => looks.slice(0, i).map((other) => [other.colour, one.colour] as const));

  test.each(Object.entries(EYES))('to %s, any two colours are clearly different', (_name, eyes) => {
    expect(pairs).toHaveLength(10);
    for (const [one, other] of pairs) expect(apart(eyes, one, other), `${one} ${other}`).toBeGreaterThan(LEAST[set]);
  });

  test('no two signs are alike, and each stands out from its bead by 3 to 1', () => {
    expect(new Set(looks.map(({ sign }) => sign)).size).toBe(5);
    for (const { ink, colour } of looks) expect(contrast(ink, colour)).toBeGreaterThan(3);
  });
});
