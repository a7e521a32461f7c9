import { GAME_IDS, gameCalled } from '@boneyard/rules/games';
import { setTable } from '@boneyard/rules/options';
import { describe, expect, test } from 'vitest';
import { readBudget, writeBudget } from './budget';
import { type Contest, fillSeats, seatings, sidesOf } from './contest';
import { type DealResult, dealOf, marginsOf, playDeal, sharesOf } from './dealplay';
import { countHabits } from './habits';
import type { MatchUp } from './matchup';
import { arena, contestOf, withoutSkill } from './matchups';
import type { PlayerName } from './players';
import { readResults, sameContest, writeContest, writeResult } from './results';
import { enough, estimate, gain, strengthOf } from './statistics';

function contest(game: Contest['game'], players: number, names: readonly PlayerName[], seed = '1'): Contest {
  const table = setTable(gameCalled(game)!, players, {});
  if ('problem' in table) throw new Error(table.problem);
  return { game, ...table, entrants: fillSeats(names, players, {}), seed, verdicts: 'quick' };
}

/** The result of a deal between two: the first entrant's share of the win and its margin, by seating. */
function pair(wins: [number, number], margins: [number, number] = [0, 0], deal = 0): DealResult {
  return {
    deal,
    wins: wins.map((win) => [win, 1 - win]),
    margins: margins.map((margin) => [margin, 0 - margin]),
    decisions: [6, 4],
    milliseconds: [300, 2],
  };
}

const unruled = async () => {
  throw new Error('no move should need a verdict');
};

describe('statistics', () => {
  const played = [pair([1, 1], [8, 4]), pair([1, 0], [5, -5]), pair([0, 1], [-1, 3]), pair([0, 0], [-6, -10])];
  test('a deal is the unit, not a seating', () => {
    // 400 means of deals: 100 times 1, 200 times ½, 100 times 0. Squares 200 · ¼ = 50, over 399, root 0.35400.
    const { win } = strengthOf(Array.from({ length: 100 }, () => played).flat(), [0]);
    expect(win.mean).toBe(0.5);
    expect(win.half).toBeCloseTo((1.959964 * Math.sqrt(50 / 399)) / 20, 6);
  });
  test('the interval allows for three exceptions where all deals went the same way', () => {
    const swept = Array.from({ length: 150 }, () => pair([1, 1]));
    expect(strengthOf(swept, [0]).win).toEqual({ mean: 1, half: 0.02 });
    expect([enough(swept.slice(50), { within: 0.025 }), enough(swept, { within: 0.025 })]).toEqual([false, true]);
  });
  test('margins are averaged by deal too', () => {
    // Means 6, 0, 1, −8, overall −0.25; squares 39.0625 + 0.0625 + 1.5625 + 60.0625 = 100.75.
    const { margin } = strengthOf(played, [0]);
    expect(margin.mean).toBeCloseTo(-0.25, 9);
    expect(margin.half).toBeCloseTo((1.959964 * Math.sqrt(100.75 / 3)) / 2, 6);
  });
  test('one entrant wins what the other loses', () => {
    const [one, other] = [strengthOf(played, [0]), strengthOf(played, [1])];
    expect(one.margin.mean + other.margin.mean).toBeCloseTo(0, 9);
    expect(one.win.half).toBeCloseTo(other.win.half, 9);
  });
  test('several entrants count as one, with the mean of their results in each deal', () => {
    const three: DealResult = {
      deal: 0,
      wins: [[1, 0, 0], [0, 0.5, 0.5], [0, 0, 1]], // biome-ignore format: a row is a seating
      margins: [[9, -9, -12], [-3, 0, 0], [-6, -6, 6]], // biome-ignore format: a row is a seating
      decisions: [1, 2, 3],
      milliseconds: [10, 20, 40],
    };
    const others = strengthOf([three], [1, 2]);
    expect(others.win.mean).toBeCloseTo(2 / 6, 9);
    expect(others.margin.mean).toBeCloseTo(-21 / 6, 9);
    expect([others.decisions, others.milliseconds]).toEqual([5, 60]);
  });
  test('the gain of a skill is the mean difference over the same deals', () => {
    // Without it, shares 1, 0, ½, 0: differences 0, ½, 0, 0, squares 3 · ⅛² + ⅜² = 0.1875. Margins differ by 2, 4, 0, 0.
    const lesser = [pair([1, 1], [6, 2]), pair([0, 0], [-3, -5]), pair([1, 0], [3, -1]), pair([0, 0], [-6, -10])];
    const { win, margin, deals } = gain([...played, pair([1, 1])], lesser);
    expect([win.mean, margin.mean, deals]).toEqual([0.125, 1.5, 4]);
    expect(win.half).toBeCloseTo((1.959964 * Math.sqrt(0.1875 / 3)) / 2, 6);
  });
  test('the width of a single value is unknown', () => {
    expect(estimate([3])).toEqual({ mean: 3, half: Number.POSITIVE_INFINITY });
  });
  test('a contest stops after its deals, or once the interval is narrow enough, but not within the first hundred', () => {
    const even = (n: number) => Array.from({ length: n }, (_, i) => pair(i % 2 ? [1, 1] : [0, 0]));
    expect([enough(even(19), { deals: 20 }), enough(even(20), { deals: 20 })]).toEqual([false, true]);
    expect(enough(even(50), { within: 1 })).toBe(false);
    // Half of the deals 0, half 1: a deviation of about ½, so 1600 deals give 0.0245 and 1500 give 0.0253.
    expect([enough(even(1500), { within: 0.025 }), enough(even(1600), { within: 0.025 })]).toEqual([false, true]);
  });
});

describe('seats', () => {
  test.each([2, 3, 4, 8])('each of %i players sits at every seat once', (players) => {
    const all = seatings(players);
    expect(all).toHaveLength(players);
    for (let seat = 0; seat < players; seat++) expect(new Set(all.map((sitting) => sitting[seat])).size).toBe(players);
    for (const sitting of all) expect(new Set(sitting).size).toBe(players);
  });
  test('the last bot takes the seats that are left, with its own budget unless one is named', () => {
    const entrants = fillSeats(['strong', 'casual'], 4, { strong: { iterations: 7 } });
    expect(entrants.map(({ bot }) => bot)).toEqual(['strong', 'casual', 'casual', 'casual']);
    expect(entrants[0]!.budget).toEqual({ iterations: 7 });
  });
});

describe('partners', () => {
  const matchUp: MatchUp = {
    name: 'partners',
    game: 'classic',
    players: 4,
    options: { partners: true },
    bots: ['casual', 'random', 'casual', 'gentle'],
    budgets: { casual: { iterations: 7 } },
  };
  test('sit opposite each other in every seating, on both sides of the table', () => {
    const sides = seatings(4).map((sitting) => [0, 1, 2, 3].filter((seat) => sitting[seat]! % 2 === 0));
    expect(sides).toEqual([[0, 2], [1, 3], [0, 2], [1, 3]]); // biome-ignore format: a seating each
    expect(sidesOf(contestOf(matchUp, '1')).map((side) => side.map(({ bot }) => bot))).toEqual([
      ['casual', 'casual'],
      ['random', 'gentle'],
    ]);
  });
  test('win together, and what they win the other side loses', async () => {
    const { wins, margins } = await playDeal(contestOf(matchUp, '1'), 2, unruled, () => 0);
    for (const [one, other, partner] of wins) expect([partner, one! + other!]).toEqual([one, 1]);
    for (const [one, other, partner] of margins) expect([partner, one! + other!]).toEqual([one, 0]);
  });
  test('lack a skill together', () => {
    const { bots, budgets } = withoutSkill({ skill: 'belief', matchUp });
    expect(bots).toEqual(['without-belief', 'random', 'without-belief', 'gentle']);
    expect(budgets).toMatchObject({ 'without-belief': { iterations: 7 } });
  });
});

describe('a deal', () => {
  test('a shared win is divided, and if nobody wins all share it equally', () => {
    expect(sharesOf([1], [0, 1, 2])).toEqual([0, 1, 0]);
    expect(sharesOf([0, 2], [0, 1, 2])).toEqual([0.5, 0, 0.5]);
    expect(sharesOf([], [0, 1, 2, 3])).toEqual([0.25, 0.25, 0.25, 0.25]);
  });
  test('a margin is against the best of the others, and fewer points are better where the game says so', () => {
    expect(marginsOf([10, 4, 7], 'most points', [0, 1, 2])).toEqual([3, -6, -3]);
    expect(marginsOf([10, 4, 7], 'fewest points', [0, 1, 2])).toEqual([-6, 3, -3]);
  });
  test('is the same for all entrants, and differs with its number and the seed', () => {
    const one = contest('bead', 2, ['casual', 'random']);
    expect(dealOf(contest('bead', 2, ['random']), 5)).toEqual(dealOf(one, 5));
    expect(dealOf(one, 6)).not.toEqual(dealOf(one, 5));
    expect(dealOf(contest('bead', 2, ['casual', 'random'], '2'), 5)).not.toEqual(dealOf(one, 5));
  });
  test.each(
    GAME_IDS.flatMap((id) =>
      gameCalled(id)!
        .seats.filter((n) => n < 5)
        .map((n) => [id, n] as const),
    ),
  )('of %s for %i is played with every seating, with the same result each time', async (id, players) => {
    const [first, again] = [0, 1].map(() => playDeal(contest(id, players, ['casual', 'random']), 3, unruled, () => 0));
    const played = await first!;
    expect(await again).toEqual(played);
    expect([played.wins.length, played.margins.length]).toEqual([players, players]);
    for (const wins of played.wins) expect(wins.reduce((sum, win) => sum + win)).toBeCloseTo(1, 9);
  });
  test('between two players the margins add up to zero', async () => {
    const { margins } = await playDeal(contest('quad', 2, ['casual', 'random']), 0, unruled, () => 0);
    for (const [own, other] of margins) expect(own! + other!).toBe(0);
  });
});

describe('habits', () => {
  const one = contest('classic', 2, ['casual', 'random']);
  test('are counted by entrant, at every occasion, in every seating', async () => {
    const moves = [0, 0];
    for (const deal of [0, 1, 2])
      await playDeal(
        one,
        deal,
        unruled,
        () => 0,
        (entrant) => void moves[entrant]!++,
      );
    const habits = [
      { name: 'moves', shows: () => true },
      { name: 'never', shows: () => false },
      { name: 'has no occasion', shows: () => undefined },
    ];
    const counts = await countHabits(one, 3, habits, unruled, () => 0);
    expect(Math.min(...moves)).toBeGreaterThan(6);
    expect(counts).toEqual(
      moves.map((n) => [
        { occasions: n, times: n },
        { occasions: n, times: 0 },
        { occasions: 0, times: 0 },
      ]),
    );
  });
});

describe('results', () => {
  const one = contest('classic', 2, ['casual', 'random']);
  const other = contest('bead', 2, ['casual', 'random']);
  const text = [
    writeContest(1, one),
    writeResult(1, pair([1, 0])),
    writeContest(2, other),
    writeResult(2, pair([0.5, 0.5])),
    writeResult(1, pair([0, 0], [3, 4], 1)),
  ].join('');
  test('can be read back', () => {
    expect(readResults(text)).toEqual({
      contests: [
        { contest: one, played: [pair([1, 0]), pair([0, 0], [3, 4], 1)] },
        { contest: other, played: [pair([0.5, 0.5])] },
      ],
      whole: text.length,
    });
  });
  test('an incomplete last line is ignored', () => {
    const cut = text.slice(0, -20);
    const results = readResults(cut);
    expect(results).toMatchObject({ whole: text.lastIndexOf('\n', text.length - 2) + 1 });
    expect('contests' in results && results.contests[0]!.played).toHaveLength(1);
  });
  test.each([
    ['{"of":1,', 'not json'],
    ['[1]', 'not a result'],
    ['{"deal":2}', 'not a result'],
    ['{"of":1,"deal":2}', 'not a result'],
    ['{"contest":3,"game":"go"}', 'not a result'],
    [writeResult(3, pair([1, 0])).trim(), 'unknown contest'],
    [writeResult(1, pair([1, 0], [0, 0], 3)).trim(), 'out of order'],
    [writeResult(1, pair([1, 0], [0, 0], 1)).trim(), 'out of order'],
    [writeContest(7, one).trim(), 'out of order'],
  ])('%j is rejected with its line number', (line, broken) => {
    expect(readResults(`${text}${line}\n`)).toEqual({ broken, line: 6 });
  });
  test('contests are equal whatever the order of their options', () => {
    const { style, ...rest } = one.options;
    expect(sameContest(one, { ...one, options: { ...rest, style: style! } })).toBe(true);
    expect(sameContest(one, { ...one, options: { ...rest, style: 'block' } })).toBe(false);
    expect(sameContest(one, { ...one, seed: '2' })).toBe(false);
  });
});

test.each(['iterations:2000', 'milliseconds:300'])('the budget %s is read and written', (text) => {
  expect(writeBudget(readBudget(text)!)).toBe(text);
});
test.each(['', '2000', 'iterations:0', 'iterations:-1', 'iterations:1.5', 'hours:2', 'iterations:1 '])(
  '%j is not a budget',
  (text) => expect(readBudget(text)).toBeUndefined(),
);

test('every match-up of the strength table is valid, and no two are equal', async () => {
  const { groups } = await arena();
  const contests = groups.flatMap(({ matchUps }) => matchUps.map((matchUp) => contestOf(matchUp, '1')));
  for (const one of contests) expect(contests.filter((two) => sameContest(one, two))).toHaveLength(1);
});
