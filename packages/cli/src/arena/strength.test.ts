/** How results are shown: the plot, the tables of a page, the sparkline of a review. */

import type { DealResult } from '@boneyard/bots/arena/dealplay';
import type { MatchUp } from '@boneyard/bots/arena/matchup';
import { contestOf } from '@boneyard/bots/arena/matchups';
import { arena } from '@boneyard/words/en/arena';
import { describe, expect, test } from 'vitest';
import { sparkline } from '../review/reviewreport';
import { plot } from './plot';
import { decisionsPerSecond, groupEntrants } from './standings';
import { barsOf, markdown, type Row, TABLES_END, TABLES_START, withTables } from './strength';

const MATCH_UP: MatchUp = {
  name: 'bead <plain>',
  game: 'bead',
  bots: ['expert', 'casual'],
  budgets: { expert: { iterations: 1200 } },
  aim: { win: 0.75, margin: 30 },
};

/** The first bot wins both seatings in half of 400 deals, and one in the others: 75 % ± 1.959964 · √(400 / 16 / 399) / 20. */
function rowOf(matchUp: MatchUp): Row {
  const played = Array.from({ length: 400 }, (_, deal) => deal % 2).map(
    (win, deal): DealResult => ({
      deal,
      wins: [[1, 0], [win, 1 - win]], // biome-ignore format: a row is a seating
      margins: [[20, -20], [20, -20]], // biome-ignore format: a row is a seating
      decisions: [10, 10],
      milliseconds: [1500, 1],
    }),
  );
  return { matchUp, contest: contestOf(matchUp, '1'), played };
}

describe('a page', () => {
  test('has a row for each match-up, with its aim and its result', () => {
    const row = '| bead <plain> | expert (iterations 1200) – casual | ≥ 75 % ✓, ≥ +30 points ✗ | **75.0 % ± 2.5** | +20.0 ± 0.0 | 400 | 150 ms |'; // biome-ignore format: one line
    expect(markdown([{ title: 'Two seats', rows: [rowOf(MATCH_UP)] }], '')).toContain(row);
  });
  test('marks an aim that is missed by less than the uncertainty', () => {
    const close = { ...MATCH_UP, aim: { win: 0.77 } };
    expect(markdown([{ title: 'Two seats', rows: [rowOf(close)] }], '')).toContain('≥ 77 % ≈');
  });
  test('without an aim the win rate has to be clearly above that of equal players', () => {
    const { aim, ...plain } = MATCH_UP;
    const row = rowOf(plain);
    expect(markdown([{ title: 'Two seats', rows: [row] }], '')).toContain('| above 50 % ✓ |');
    // Four deals are too few to tell.
    expect(markdown([{ title: 'Two seats', rows: [{ ...row, played: row.played.slice(0, 4) }] }], '')).toContain('≈');
  });
  test('shows what each skill adds on the same deals', () => {
    const { played } = rowOf(MATCH_UP);
    const lesser = played.map((one) => ({ ...one, margins: one.margins.map(() => [15, -15]) }));
    const worth = { skill: 'belief', matchUp: MATCH_UP } as const;
    const page = markdown([], '', { title: 'Skills', rows: [{ worth, played, lesser }] });
    expect(page).toContain('| bead <plain> | belief | **+0.0 % ± 0.0** | +5.0 ± 0.0 | 400 | ✓ |');
    expect(markdown([], '', { title: 'Skills', rows: [{ worth, played, lesser: played }] })).toContain('| 400 | ≈ |');
  });
  test('keeps a row of which there are no results, and draws it', () => {
    const page = markdown([{ title: 'Two seats', rows: [rowOf(MATCH_UP)] }], '');
    const empty = { ...rowOf(MATCH_UP), played: [] };
    const renamed = { ...empty, matchUp: { ...MATCH_UP, name: 'bead, open' } };
    expect(markdown([{ title: 'Two seats', rows: [renamed, empty] }], page)).toBe(page);
    const [bar] = barsOf([renamed, empty], page);
    expect(bar).toEqual({
      label: 'bead <plain>: expert – casual',
      win: { mean: 0.75, half: 0.025 },
      equal: 0.5,
      aim: 0.75,
    });
    const worth = { skill: 'belief', matchUp: MATCH_UP } as const;
    const { played } = rowOf(MATCH_UP);
    const skills = markdown([], '', { title: 'Skills', rows: [{ worth, played, lesser: played }] });
    expect(markdown([], skills, { title: 'Skills', rows: [{ worth, played: [], lesser: [] }] })).toBe(skills);
  });
  test('names partners together, and compares them with one side of two', () => {
    const partners: MatchUp = {
      name: 'block',
      game: 'classic',
      players: 4,
      options: { partners: true },
      bots: ['expert', 'expert', 'expert', 'casual'],
      budgets: { expert: { iterations: 9 } },
    };
    const contest = contestOf(partners, '1');
    const won = { deal: 0, wins: Array(4).fill([1, 0, 1, 0]), margins: Array(4).fill([9, -9, 9, -9]) };
    const played = Array(200).fill({ ...won, decisions: [1, 1, 1, 1], milliseconds: [5, 5, 5, 5] });
    const row = { matchUp: partners, contest, played };
    const text =
      '| block, 4 seats | 2 × expert (iterations 9) – expert (iterations 9) + casual | above 50 % ✓ | **100.0 % ± 1.5** |';
    expect(markdown([{ title: 'Two against two', rows: [row] }], '')).toContain(text);
    expect(barsOf([row], '')[0]).toMatchObject({ label: 'block, 4 seats: 2 × expert – expert + casual', equal: 0.5 });
  });
  test('is changed only between its markers, and writing twice changes nothing', () => {
    const page = `# Strength\n${TABLES_START}\nold\n${TABLES_END}\nafter\n`;
    const once = withTables(page, 'new');
    expect(once).toBe(`# Strength\n${TABLES_START}\n\nnew\n\n${TABLES_END}\nafter\n`);
    expect(withTables(once!, 'new')).toBe(once);
    expect(withTables('# Strength', 'new')).toBeUndefined();
  });
});

describe('a plot', () => {
  const picture = plot(barsOf([rowOf(MATCH_UP)], ''), arena);
  test('draws the mean, the interval and the aim in the right places', () => {
    // 0 % is at x = 370 and 100 % at 730, so 75 % is at 640, 50 % at 550, and 0.75 ± 0.02453 at 631.2 and 648.8.
    expect(picture).toContain('<circle class="mean" cx="640"');
    expect(picture).toMatch(/class="width" x1="631.2" y1="79" x2="648.8"/);
    expect(picture).toContain('class="aim" x1="640"');
    expect(picture).toContain('class="equal" x1="550"');
  });
  test('escapes names', () => {
    expect(picture).toContain('bead &lt;plain&gt;: expert – casual');
  });
  test('has colours for dark mode', () => {
    expect(picture).toContain('prefers-color-scheme:dark');
  });
});

test('entrants that are the same bot share a row', () => {
  const entrants = contestOf({ ...MATCH_UP, players: 3 }, '1').entrants;
  expect(groupEntrants(entrants).map(({ entrant, members }) => [entrant.bot, members])).toEqual([
    ['expert', [0]],
    ['casual', [1, 2]],
  ]);
});

test('decisions per second have three significant digits', () => {
  expect([decisionsPerSecond(10, 1500), decisionsPerSecond(123456, 1000), decisionsPerSecond(0, 0)]).toEqual([
    '6.67',
    '123000',
    '–',
  ]);
});

test('a sparkline averages values if there are more than columns', () => {
  expect(sparkline([0, 0.13, 0.5, 0.99, 1], 80)).toBe('▁▂▅██');
  expect(sparkline([0, 0, 1, 1], 2)).toBe('▁█');
});
