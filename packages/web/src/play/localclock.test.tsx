// @vitest-environment happy-dom

// Loaded with the test, so that no test waits for them.
import '@boneyard/words/en/turns';
import { gameCalled } from '@boneyard/rules/games';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { TimeLeft } from '../clock/timeleft';
import { foldRecord } from '../storage/foldrecord';
import type { LocalDatabase } from '../storage/gamedatabase';
import { mount } from '../testing/mount';
import { LocalClock } from './localclock';
import { type LocalGame, newGame, openLocalGame } from './localgame';

const nowhere: LocalDatabase = {
  persistent: false,
  list: async () => [],
  find: async () => undefined,
  save: async () => true,
  remove: async () => {},
  watch: () => () => {},
};

/** Mia and Noah, with thirty seconds a turn; the game leads with the heaviest double, so one of them must. */
function opened(): { local: LocalGame; seat: number } {
  const game = gameCalled('classic')!;
  const table = setTable(game, 2, {});
  if (isProblem(table)) throw new Error(JSON.stringify(table));
  const people = ['Mia', 'Noah'].map((name) => ({ kind: 'person' as const, name }));
  const saved = newGame(game, table, people);
  const fold = foldRecord(saved.record);
  if (isProblem(fold)) throw new Error(JSON.stringify(fold));
  const local = openLocalGame(saved, fold.positions, nowhere);
  return { local, seat: game.toAct(fold.positions[0]!.state)[0]! };
}

const LIMIT = { turn: 30, late: 'mildest' } as const;
const shown = () => document.querySelector('[role=timer]')?.textContent;
const passes = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));

/** Hides the page, as another tab or a locked phone does, or shows it again. */
function hide(hidden: boolean): Promise<void> {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  return act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the clock stands while the page is hidden, and the referee moves when the time is up', async () => {
  const { show } = await mount(<TimeLeft milliseconds={1} own={false} />);
  const { local, seat } = opened();
  vi.useFakeTimers();
  await show(<LocalClock local={local} limit={LIMIT} seat={seat} turn="runs" />);
  expect(shown()).toBe('0:30 left');
  await passes(10_000);
  expect(shown()).toBe('0:20 left');
  await hide(true);
  await passes(60_000);
  expect(shown()).toBe('0:20 left');
  await hide(false);
  await passes(19_000);
  expect(local.shown().matches).toHaveLength(1);
  await passes(1_500);
  expect(local.shown().matches).toHaveLength(2);
  expect(local.shown().saved.record.rounds[0]).toMatchObject({ by: { 0: 'referee' } });
});

test('a player who moves in time moves alone, and the next turn has all of its time', async () => {
  const { show } = await mount(<TimeLeft milliseconds={1} own={false} />);
  const { local, seat } = opened();
  vi.useFakeTimers();
  await show(<LocalClock local={local} limit={LIMIT} seat={seat} turn="runs" />);
  await passes(29_000);
  const { game, state } = local.shown().matches[0]!;
  await act(async () => local.play(seat, game.write(game.moves(state, seat)[0])));
  await passes(500);
  expect(shown()).toBe('0:30 left');
  await show(<LocalClock local={local} limit={LIMIT} seat={seat} turn={undefined} />);
  await passes(60_000);
  expect(shown()).toBeUndefined();
  expect(local.shown().matches).toHaveLength(2);
  expect(local.shown().saved.record.rounds[0]).not.toHaveProperty('by');
});
