/** Ratings compared with the figures that OpenSkill publishes, and with the derivatives in the paper. */

import { describe, expect, test } from 'vitest';
import { chanceAgainst, isProvisional, NEWCOMER, type Rating, rated, ratedSides, shownRating, TAU } from './rating';

type Figures = readonly (readonly [mu: number, sigma: number])[];
const CLOSE = 10;

const ratings = (figures: Figures): Rating[] => figures.map(([mu, sigma]) => ({ mu, sigma }));
const newcomers = (count: number): Figures => Array.from({ length: count }, () => [25, 25 / 3]);

function expectRated(before: Figures, ranks: readonly number[], tau: number, after: Figures): void {
  const found = rated(ratings(before), ranks, tau);
  expect(found.length).toBe(after.length);
  for (const [i, [mu, sigma]] of after.entries()) {
    expect(found[i]!.mu).toBeCloseTo(mu, CLOSE);
    expect(found[i]!.sigma).toBeCloseTo(sigma, CLOSE);
  }
}

// From the tests of philihp/openskill.js: its model alone, without tau.
describe('newcomers, with the figures of OpenSkill', () => {
  test.each<Figures>([
    [
      [27.63523138347365, 8.065506316323548],
      [22.36476861652635, 8.065506316323548],
    ],
    [
      [27.868876552746237, 8.204837030780652],
      [25.717219138186557, 8.057829747583874],
      [21.413904309067206, 8.057829747583874],
    ],
    [
      [27.795084971874736, 8.263160757613477],
      [26.552824984374855, 8.179213704945203],
      [24.68943500312503, 8.083731307186588],
      [20.96265504062538, 8.083731307186588],
    ],
    [
      [27.666666666666668, 8.290556877154474],
      [26.833333333333332, 8.240145629781066],
      [25.72222222222222, 8.179996679645559],
      [24.055555555555557, 8.111796013701358],
      [20.72222222222222, 8.111796013701358],
    ],
  ])('ranked in this order', (...after) => {
    const ranks = after.map((_, i) => i);
    expectRated(newcomers(after.length), ranks, 0, after);
  });
});

// From the same tests: all of `rate`, with its default tau of mu/300.
describe('matches, with the figures of OpenSkill', () => {
  const LADDER: Figures = [15, 20, 25, 30].map((mu) => [mu, 25 / 3] as const);
  test('two newcomers', () => {
    expectRated(newcomers(2), [2, 1], TAU, [
      [22.364610506859503, 8.06590141354368],
      [27.635389493140497, 8.06590141354368],
    ]);
  });
  test('four players with different sigmas', () => {
    const before: Figures = [
      [29.182, 4.782],
      [27.174, 4.922],
      [16.672, 6.217],
      [25, 25 / 3],
    ];
    expectRated(before, [1, 2, 3, 4], TAU, [
      [30.210227447000438, 4.765617924939384],
      [27.644725221915632, 4.883479590134575],
      [17.4036218889969, 6.101259408259549],
      [19.21460876538932, 7.854669920480409],
    ]);
    expectRated(before, [1, 2, 3, 4], 0.01, [
      [30.20997558824299, 4.764909330988368],
      [27.64461002009721, 4.882799245921361],
      [17.403587237635527, 6.100731158882956],
      [19.21478808745494, 7.854267281042293],
    ]);
  });
  test('seats in another order than ranks', () => {
    expectRated(LADDER, [1, 3, 4, 2], TAU, [
      [18.131120980297805, 8.283536573151807],
      [20.405169039419135, 8.107860440531121],
      [20.65583040714804, 8.082574596348321],
      [30.80787957313502, 8.155100416275928],
    ]);
  });
  test('ties', () => {
    const before: Figures = [
      [10, 8],
      [5, 10],
      [0, 12],
    ];
    expectRated(before, [1, 2, 2], TAU, [
      [11.942996666741225, 7.926888197620324],
      [2.9381178546315034, 9.653804487570165],
      [-1.4024317012198733, 11.323641575516767],
    ]);
    expectRated(LADDER, [2, 4, 2, 1], TAU, [
      [15.340043358359136, 8.213141619804967],
      [18.007678675484204, 8.189033933813437],
      [24.25801928251219, 8.166918055585525],
      [32.39425868364447, 8.247687230833794],
    ]);
    expectRated(
      newcomers(4),
      [1, 1, 1, 1],
      TAU,
      newcomers(4).map(() => [25, 8.263571791259416]),
    );
  });
  test('players with a small sigma change little', () => {
    const before: Figures = [
      [25, 3],
      [25, 3],
    ];
    expectRated(before, [1, 2], 0.3, [
      [25.624880438870754, 2.9879993738476953],
      [24.375119561129246, 2.9879993738476953],
    ]);
  });
});

// From the same tests; those with 20.35 and 8.33 are also the figures of openskill.py.
describe('sides, with the figures of OpenSkill', () => {
  type Sides = readonly Figures[];
  const sidesOf = (sizes: readonly number[], mu: number, sigma: number): Sides =>
    sizes.map((size) => Array.from({ length: size }, () => [mu, sigma] as const));
  function expectSides(before: Sides, ranks: readonly number[], tau: number, after: Sides): void {
    const found = ratedSides(before.map(ratings), ranks, tau);
    expect(found.map((side) => side.length)).toEqual(before.map((side) => side.length));
    for (const [i, side] of after.entries())
      for (const [player, [mu, sigma]] of side.entries()) {
        expect(found[i]![player]!.mu).toBeCloseTo(mu, CLOSE);
        expect(found[i]![player]!.sigma).toBeCloseTo(sigma, CLOSE);
      }
  }
  /** Equal players of a side all come to the same rating. */
  const expectEqual = (sizes: readonly number[], ranks: readonly number[], after: Figures) =>
    expectSides(
      sidesOf(sizes, 20.35125162611535, 8.33148112355601),
      ranks,
      TAU,
      sizes.map((size, i) => Array.from({ length: size }, () => after[i]!)),
    );

  test('two against two: the less certain a player, the larger their part', () => {
    const before: Sides = [
      [
        [29.182, 4.782],
        [27.174, 4.922],
      ],
      [
        [16.672, 6.217],
        [25, 25 / 3],
      ],
    ];
    expectSides(before, [1, 2], TAU, [
      [
        [29.607340941337068, 4.755311788972862],
        [27.624602782532037, 4.892807828777459],
      ],
      [
        [15.953170429143093, 6.125902065139878],
        [23.70858117648013, 8.111707446126035],
      ],
    ]);
  });
  test('newcomers on sides of three, one and two', () => {
    const [three, one, two] = [
      [25.939870821784513, 8.247641552260456],
      [27.21366020491262, 8.274321317985242],
      [21.84646897330287, 8.213058173195341],
    ] as const;
    expectSides(sidesOf([3, 1, 2], 25, 25 / 3), [0, 1, 2], 0, [[three, three, three], [one], [two, two]]);
  });
  test('one against two', () => {
    expectEqual(
      [1, 2],
      [1, 2],
      [
        [23.855123082692877, 8.22447878583752],
        [16.84738016953782, 8.179571171464575],
      ],
    );
    expectEqual(
      [1, 2],
      [2, 1],
      [
        [19.4016459546452, 8.22447878583752],
        [21.300857297585495, 8.179571171464575],
      ],
    );
  });
  test('four sides in another order than ranks', () => {
    expectEqual(
      [1, 2, 1, 2],
      [2, 1, 4, 3],
      [
        [22.35555943890167, 8.265434830225024],
        [22.373451456616035, 8.258479912445537],
        [18.311159777900297, 8.219170401234347],
        [18.364835831043397, 8.112716571808326],
      ],
    );
  });
  test('sides that tie', () => {
    expectEqual(
      [1, 2, 3],
      [1, 2, 1],
      [
        [21.63766806988004, 8.310709773172306],
        [19.53956360838512, 8.268148437657915],
        [19.87652320008089, 8.237522411103104],
      ],
    );
  });
});

/** Three matches of five people, each a list of players and their scores; without tau. */
test('a series with ties, with the figures of rank-1.02 by the authors of the paper', () => {
  const people = Array.from({ length: 5 }, () => NEWCOMER);
  const series = [
    { who: [0, 1, 2, 3, 4], scores: [9, 7, 7, 5, 5] },
    { who: [4, 2, 1], scores: [9, 5, 5] },
    { who: [3, 1, 2, 0], scores: [9, 9, 7, 7] },
  ];
  for (const { who, scores } of series) {
    const ranks = scores.map((score) => -score);
    const before = who.map((one) => people[one]!);
    for (const [i, after] of rated(before, ranks, 0).entries()) people[who[i]!] = after;
  }
  const published: Figures = [
    [26.353761103, 8.11102706],
    [24.618479789, 7.90533551],
    [23.065819512, 7.822005595],
    [24.476332403, 8.106111471],
    [26.385499685, 8.054090809],
  ];
  for (const [i, [mu, sigma]] of published.entries()) {
    expect(people[i]!.mu).toBeCloseTo(mu, 6);
    expect(people[i]!.sigma).toBeCloseTo(sigma, 6);
  }
});

/**
 * The paper's update is a derivative: mu changes by sigma² times the slope of the log-likelihood of the result, and sigma²
 * shrinks by gamma times sigma⁴ times its curvature. Here both are computed from the likelihood by finite differences.
 */
function bySlopes(before: readonly Rating[], ranks: readonly number[]): Rating[] {
  const beta = 25 / 6;
  const c = Math.sqrt(before.map(({ sigma }) => sigma * sigma + beta * beta).reduce((a, b) => a + b));
  const logLikely = (mus: readonly number[]): number => {
    let log = 0;
    for (let q = 0; q < mus.length; q++) {
      const left = mus.filter((_, i) => ranks[i]! >= ranks[q]!);
      const tied = ranks.filter((rank) => rank === ranks[q]).length;
      log += (mus[q]! / c - Math.log(left.map((mu) => Math.exp(mu / c)).reduce((a, b) => a + b))) / tied;
    }
    return log;
  };
  const mus = before.map(({ mu }) => mu);
  const h = 1e-3;
  return before.map(({ mu, sigma }, i) => {
    const [more, same, less] = [h, 0, -h].map((by) => logLikely(mus.with(i, mu + by)));
    const slope = (more! - less!) / (2 * h);
    const bend = (more! - 2 * same! + less!) / (h * h);
    const gamma = sigma / c;
    return { mu: mu + sigma ** 2 * slope, sigma: sigma * Math.sqrt(1 + gamma * sigma ** 2 * bend) };
  });
}

test('two to eight players with any ties agree with the slope and the curvature of the likelihood', () => {
  let seed = 7;
  const below = (n: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % n;
  };
  for (let match = 0; match < 200; match++) {
    const players = 2 + (match % 7);
    const before = Array.from({ length: players }, () => ({ mu: 5 + below(400) / 10, sigma: 1 + below(80) / 10 }));
    const ranks = before.map(() => below(players));
    const wanted = bySlopes(before, ranks);
    for (const [i, found] of rated(before, ranks, 0).entries()) {
      expect(found.mu).toBeCloseTo(wanted[i]!.mu, 5);
      expect(found.sigma).toBeCloseTo(wanted[i]!.sigma, 4);
    }
  }
});

test('computed by hand: two newcomers have even odds, so the winner gains half of sigma² / c', () => {
  // c² = 2 (sigma² + beta²) = 2 (625/9 + 625/36) = 3125/18; sigma²/c/2 = 625/18/c.
  const [winner, loser] = rated([NEWCOMER, NEWCOMER], [0, 1], 0);
  const step = 625 / 18 / Math.sqrt(3125 / 18);
  expect(winner!.mu - 25).toBeCloseTo(step, CLOSE);
  expect(25 - loser!.mu).toBeCloseTo(step, CLOSE);
});

describe('the rating shown to players', () => {
  test('is 1000 for a newcomer, plus forty for each point of mu − 3 sigma', () => {
    expect(shownRating(NEWCOMER)).toBe(1000);
    // OpenSkill's ordinal of these is 35.81.
    expect(shownRating({ mu: 43.07, sigma: 2.42 })).toBe(Math.round(1000 + 40 * 35.81));
    expect(shownRating({ mu: -10, sigma: 8 })).toBe(0);
  });
  test('is provisional until a number of matches have been played', () => {
    expect(isProvisional(NEWCOMER)).toBe(true);
    let [one, other]: Rating[] = [NEWCOMER, NEWCOMER];
    let matches = 0;
    for (; isProvisional(one!); matches++) [one, other] = rated([one!, other!], [matches % 2, 1 - (matches % 2)]);
    expect(matches).toBeGreaterThan(5);
    expect(matches).toBeLessThan(30);
    expect(isProvisional(other!)).toBe(false);
  });
});

test('the chance of winning: even between equals, and e to 1 where the ratings differ by their uncertainty', () => {
  expect(chanceAgainst([NEWCOMER], [NEWCOMER])).toBe(0.5);
  expect(chanceAgainst([NEWCOMER, NEWCOMER], [NEWCOMER, NEWCOMER])).toBe(0.5);
  // For newcomers c² = 2 (25/3)² + 2 (25/6)² = (25/3)² · 2.5.
  const better = { ...NEWCOMER, mu: 25 + (25 / 3) * Math.sqrt(2.5) };
  expect(chanceAgainst([better], [NEWCOMER])).toBeCloseTo(Math.E / (1 + Math.E), CLOSE);
  expect(chanceAgainst([NEWCOMER], [better])).toBeCloseTo(1 / (1 + Math.E), CLOSE);
  // Two against two: c² = 4 (25/3)² + 2 (25/6)² = (25/3)² · 4.5; it does not matter which partner is the better one.
  const best = { ...NEWCOMER, mu: 25 + (25 / 3) * Math.sqrt(4.5) };
  for (const side of [
    [best, NEWCOMER],
    [NEWCOMER, best],
  ])
    expect(chanceAgainst(side, [NEWCOMER, NEWCOMER])).toBeCloseTo(Math.E / (1 + Math.E), CLOSE);
});
