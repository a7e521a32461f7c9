/** How results look: the plot, the tables of a page, the small chart of a review. */

import { contestOf, type MatchUp } from '@boneyard/bots/arena/matchups';
import type { Played } from '@boneyard/bots/arena/playing';
import { words } from '@boneyard/words/words';
import { describe, expect, test } from 'vitest';
import { sparks } from '../review/telling';
import { plot } from './plot';
import { companies, paceOf } from './standings';
import { barOf, FROM, markdown, type Row, TO, written } from './strength';

const MATCH_UP: MatchUp = {
  name: 'bead <plain>',
  game: 'bead',
  bots: ['expert', 'casual'],
  budgets: { expert: { iterations: 1200 } },
  aim: { win: 0.75, margin: 30 },
};

/** In half of 400 deals both seatings are won, in the others one. So 75 % ± 1.959964 · √(400 / 16 / 399) / 20. */
function rowOf(matchUp: MatchUp): Row {
  const played = Array.from({ length: 400 }, (_, deal) => deal % 2).map(
    (win, deal): Played => ({
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
  test('has a row for each match-up, with what was aimed at and what was reached', () => {
    const row = '| bead <plain> | expert (iterations 1200) – casual | ≥ 75 % ✓, ≥ +30 points ✗ | **75.0 % ± 2.5** | +20.0 ± 0.0 | 400 | 150 ms |'; // biome-ignore format: one line
    expect(markdown([{ title: 'Two seats', rows: [rowOf(MATCH_UP)] }])).toContain(row);
  });
  test('says when an aim is missed by less than is known', () => {
    const close = { ...MATCH_UP, aim: { win: 0.77 } };
    expect(markdown([{ title: 'Two seats', rows: [rowOf(close)] }])).toContain('≥ 77 % ≈');
  });
  test('without an aim it has to be clearly above equal play', () => {
    const { aim, ...plain } = MATCH_UP;
    const row = rowOf(plain);
    expect(markdown([{ title: 'Two seats', rows: [row] }])).toContain('| above 50 % ✓ |');
    // Of four deals nothing is known.
    expect(markdown([{ title: 'Two seats', rows: [{ ...row, played: row.played.slice(0, 4) }] }])).toContain('≈');
  });
  test('says what each skill adds on the same deals', () => {
    const { played } = rowOf(MATCH_UP);
    const lesser = played.map((one) => ({ ...one, margins: one.margins.map(() => [15, -15]) }));
    const worth = { skill: 'belief', matchUp: MATCH_UP } as const;
    const page = markdown([], { title: 'Skills', rows: [{ worth, played, lesser }] });
    expect(page).toContain('| bead <plain> | belief | **+0.0 % ± 0.0** | +5.0 ± 0.0 | 400 | ✓ |');
    expect(markdown([], { title: 'Skills', rows: [{ worth, played, lesser: played }] })).toContain('| 400 | ≈ |');
  });
  test('is written between its marks only, as often as one likes', () => {
    const page = `# Strength\n${FROM}\nold\n${TO}\nafter\n`;
    const once = written(page, 'new');
    expect(once).toBe(`# Strength\n${FROM}\n\nnew\n\n${TO}\nafter\n`);
    expect(written(once!, 'new')).toBe(once);
    expect(written('# Strength', 'new')).toBeUndefined();
  });
});

describe('a plot', () => {
  const picture = plot([barOf(rowOf(MATCH_UP))], words.en.arena);
  test('shows the mean, the interval and the aim where they are', () => {
    // From 370 for nothing to 730 for all: 75 % is at 640, 50 % at 550; 0.75 ± 0.02453 at 631.2 and 648.8.
    expect(picture).toContain('<circle class="mean" cx="640"');
    expect(picture).toMatch(/class="width" x1="631.2" y1="79" x2="648.8"/);
    expect(picture).toContain('class="aim" x1="640"');
    expect(picture).toContain('class="equal" x1="550"');
  });
  test('takes names as text', () => {
    expect(picture).toContain('bead &lt;plain&gt;: expert – casual');
  });
  test('can be read by day and by night', () => {
    expect(picture).toContain('prefers-color-scheme:dark');
  });
});

test('entrants that are alike stand on one row', () => {
  const entrants = contestOf({ ...MATCH_UP, players: 3 }, '1').entrants;
  expect(companies(entrants).map(({ entrant, meant }) => [entrant.bot, meant])).toEqual([
    ['expert', [0]],
    ['casual', [1, 2]],
  ]);
});

test('decisions a second are told in three digits', () => {
  expect([paceOf(10, 1500), paceOf(123456, 1000), paceOf(0, 0)]).toEqual(['6.67', '123000', '–']);
});

test('chances as a line of columns, as many as there is room for', () => {
  expect(sparks([0, 0.13, 0.5, 0.99, 1], 80)).toBe('▁▂▅██');
  expect(sparks([0, 0, 1, 1], 2)).toBe('▁█');
});
