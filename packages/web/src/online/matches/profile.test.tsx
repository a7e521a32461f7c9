// @vitest-environment happy-dom

import type { Profile } from '@boneyard/protocol/players';
import { expect, test, vi } from 'vitest';
import { click, mount, named, until } from '../../testing/mount';
import { ProfilePage } from './profile';

const BEN: Profile = {
  id: 'ben',
  name: 'Ben',
  since: Date.UTC(2026, 0, 5, 12),
  against: { matches: 5, won: 3, lost: 1 },
  games: [
    {
      game: 'classic',
      variant: 'block',
      rank: { rating: 1040, provisional: true },
      matches: 4,
      won: 1,
      history: [
        match('t1', 1, 2, 1020, [['ana', 'Ana', 2]]),
        match('t2', 2, 2, 1010, [['cy', 'Cy', 1]]),
        match('t3', 1, 2, 1015, [['ana', 'Ana', 1]]),
        match('t4', 2, 4, 1040, [['dee', 'Dee', 1]]),
      ],
    },
  ],
};

function match(table: string, place: number, players: number, rating: number, others: [string, string, number][]) {
  const opponents = others.map(([player, name, theirs]) => ({ player, name, place: theirs }));
  return { table, place, players, sides: players, rating, at: Date.UTC(2026, 1, 3, 12), partners: [], opponents };
}

async function show(status: number, body: object): Promise<HTMLElement> {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
  const { page } = await mount(<ProfilePage id="ben" />);
  await until(() => page.querySelector('h1'));
  return page;
}

test('matches are listed with result and opponents, newest first', async () => {
  const page = await show(200, BEN);
  const rows = [...page.querySelectorAll('.past li')].map((row) => row.textContent);
  expect(rows).toHaveLength(4);
  expect(rows[0]).toMatch(/^2nd of 4 against Dee, former player and former player.*1040/);
  expect(rows[1]).toMatch(/^Equal against Ana/);
  expect(rows[2]).toMatch(/^Lost against Cy/);
  expect(rows[3]).toMatch(/^Won against Ana/);
  expect(page.querySelector('.past a[href="/online/player/dee"]')?.textContent).toBe('Dee');
  expect(page.querySelector('.past a[href="/replay/t4"]')).not.toBeNull();
});

test('ratings are by variant, and a match of partners names them', async () => {
  const cy = { player: 'cy', name: 'Cy', place: 2 };
  const history = [{ ...match('t9', 2, 4, 990, [['dee', 'Dee', 1]]), sides: 2, partners: [cy] }];
  const partners = { ...BEN.games[0]!, variant: 'partners', matches: 1, won: 0, history };
  const page = await show(200, { ...BEN, games: [...BEN.games, partners] });
  expect([...page.querySelectorAll('.standing h2')].map((title) => title.textContent)).toEqual([
    'Dominoes · Block',
    'Dominoes · Partners',
  ]);
  const row = [...page.querySelectorAll('.past')].at(-1)!.textContent;
  expect(row).toMatch(/^Lost with Cy against Dee and former player/);
});

test('what you played against each other stands there, unless nobody can know', async () => {
  const page = await show(200, BEN);
  const facts = () => [...page.querySelectorAll('.against dd')].map((fact) => fact.textContent);
  expect(facts()).toEqual(['5', '3', '1', '1']);
  const own = await show(200, { ...BEN, against: null });
  expect(own.querySelector('.against')).toBeNull();
  const strangers = await show(200, { ...BEN, against: { matches: 0, won: 0, lost: 0 } });
  expect(strangers.querySelector('.against')?.textContent).toContain('not played a rated match against each other');
});

test('the chart has the rating from the first to the last match', async () => {
  const page = await show(200, BEN);
  expect(page.querySelector('.rating-chart')?.getAttribute('aria-label')).toContain('4 matches, from 1000 to 1040');
  const levels = [...page.querySelectorAll('.rating-chart .levels span')].map((level) => level.textContent);
  expect(levels).toEqual(['1040', '1000']);
});

test('a profile without matches says what will be there and leads to a game', async () => {
  const page = await show(200, { ...BEN, games: [] });
  expect(page.textContent).toContain('appear here after the first one');
  expect(page.querySelector('a[href="/online/find"]')).not.toBeNull();
});

test('no such player, or no answer: a sentence and a way on', async () => {
  const missing = await show(404, { problem: 'no such player' });
  expect(missing.querySelector('h1')?.textContent).toBe('Player not found');
  expect(missing.querySelector('a[href="/online"]')).not.toBeNull();
  const failed = await show(503, {});
  expect(failed.querySelector('[role=alert]')?.textContent).toContain('cannot be reached');
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(BEN)));
  await click(named('button', 'Try again'));
  await until(() => failed.querySelector('h1')?.textContent === 'Ben');
});
