// @vitest-environment happy-dom

import '@boneyard/words/en/turns';
import './handover';
import './points';
import { gameCalled } from '@boneyard/rules/games';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeSettings } from '../app/settings';
import { webGames } from '../games';
import { type LocalGame, newGame, openLocalGame } from '../play/localgame';
import { foldRecord } from '../storage/foldrecord';
import type { LocalDatabase } from '../storage/gamedatabase';
import { click, mount, named } from '../testing/mount';
import { Table } from './table';

const nowhere: LocalDatabase = {
  persistent: false,
  list: async () => [],
  find: async () => undefined,
  save: async () => true,
  remove: async () => {},
  watch: () => () => {},
};

const PEOPLE = ['Mia', 'Noah'];

/** Mia and Noah at one device; the player with the heaviest double leads with it. */
function opened(): { local: LocalGame; leads: number } {
  const game = gameCalled('classic')!;
  const table = setTable(game, 2, {});
  if (isProblem(table)) throw new Error(JSON.stringify(table));
  const saved = newGame(
    game,
    table,
    PEOPLE.map((name) => ({ kind: 'person' as const, name })),
  );
  const fold = foldRecord(saved.record);
  if (isProblem(fold)) throw new Error(JSON.stringify(fold));
  const local = openLocalGame(saved, fold.positions, nowhere);
  return { local, leads: game.toAct(fold.positions[0]!.state)[0]! };
}

const cover = () => document.querySelector('[role=dialog]');
const hand = () => document.querySelector('ul.hand');
const tilesOf = ({ textContent }: Element) => /\d-\d/.test(textContent ?? '');
const passes = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));

/** The table after the first player has taken the device and led; gives who was first and who is next. */
async function led() {
  const board = await webGames.classic.load({});
  const { local, leads } = opened();
  const { show } = await mount(<p />);
  vi.useFakeTimers();
  await show(<Table playing={local} board={board} menu={() => undefined} after={() => ({ actions: undefined })} />);
  await passes(50);
  const [first, next] = [PEOPLE[leads]!, PEOPLE[1 - leads]!];
  expect(cover()?.getAttribute('aria-label')).toBe(`Pass the device to ${first}`);
  await click(named('button', `I am ${first}`));
  await passes(50);
  const { game, state } = local.shown().matches[0]!;
  await act(async () => local.play(leads, game.write(game.moves(state, leads)[0])));
  await passes(50);
  return { first, next };
}

beforeEach(() => {
  changeSettings({ pace: 'usual' });
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('reduced-motion'),
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('after a move its player has two seconds to see what it did; then all hands are covered', async () => {
  const { first, next } = await led();
  expect(cover()).toBeNull();
  expect(hand()?.getAttribute('aria-label')).toBe(`Hand of ${first}`);
  await passes(1800);
  expect(cover()).toBeNull();
  await passes(400);
  expect(cover()?.getAttribute('aria-label')).toBe(`Pass the device to ${next}`);
  // The board stays, and nobody's tiles are in the page.
  expect(document.querySelector('main.board')).not.toBeNull();
  expect(hand()).toBeNull();
  expect([...document.querySelectorAll('.dock button')].filter(tilesOf)).toEqual([]);
  expect(document.querySelectorAll('.tile.back').length).toBeGreaterThan(0);
  await click(named('button', `I am ${next}`));
  await passes(50);
  expect(cover()).toBeNull();
  expect(hand()?.getAttribute('aria-label')).toBe(`Hand of ${next}`);
});

test('at the instant pace nobody waits', async () => {
  changeSettings({ pace: 'instant' });
  const { next } = await led();
  expect(cover()?.getAttribute('aria-label')).toBe(`Pass the device to ${next}`);
});
