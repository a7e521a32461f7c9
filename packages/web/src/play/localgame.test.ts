/** A game on this device: what may be taken back, and what the referee does for players whose time is up. */

import { gameCalled } from '@boneyard/rules/games';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { expect, test } from 'vitest';
import { foldRecord } from '../storage/foldrecord';
import type { LocalDatabase } from '../storage/gamedatabase';
import { readSavedGame, type SavedGame } from '../storage/savedgame';
import { type LocalGame, newGame, openLocalGame } from './localgame';

/** Stores one game. */
function database(): LocalDatabase & { stored: SavedGame | undefined } {
  return {
    stored: undefined,
    persistent: false,
    list: async () => [],
    find: async () => undefined,
    async save(saved) {
      this.stored = saved;
      return true;
    },
    remove: async () => {},
    watch: () => () => {},
  };
}

function opened(id: string, options: object, kept = database()): LocalGame {
  const game = gameCalled(id)!;
  const table = setTable(game, 2, options);
  if (isProblem(table)) throw new Error(JSON.stringify(table));
  const people = ['Mia', 'Noah'].map((name) => ({ kind: 'person' as const, name }));
  const saved = newGame(game, table, people, { turn: 30, late: 'mildest' });
  const fold = foldRecord(saved.record);
  if (isProblem(fold)) throw new Error(JSON.stringify(fold));
  return openLocalGame(saved, fold.positions, kept);
}

/** The seat to act and its first legal move. */
function first(local: LocalGame): [number, string] {
  const { game, state } = local.shown().matches.at(-1)!;
  const [seat] = game.toAct(state);
  return [seat!, game.write(game.moves(state, seat!)[0])];
}

test('a move that the referee made is marked in the record, and the next one is not', async () => {
  const kept = database();
  const local = opened('classic', {}, kept);
  local.playLate(...first(local));
  local.play(...first(local));
  await expect.poll(() => kept.stored?.record.rounds[0]?.moves.length).toBe(2);
  expect(kept.stored?.record.rounds[0]?.by).toEqual({ 0: 'referee' });
  const { positions } = local.shown();
  const made = positions.map((position) => {
    const { log } = position.seen(undefined);
    return log && position.movedBy?.(log);
  });
  expect(made).toEqual([undefined, 'referee', undefined]);
});

test('a game keeps its clock, also when it is read from the device again', async () => {
  const kept = database();
  const local = opened('classic', {}, kept);
  local.play(...first(local));
  await expect.poll(() => kept.stored).toBeDefined();
  expect(readSavedGame(structuredClone(kept.stored))?.clock).toEqual({ turn: 30, late: 'mildest' });
});

test('a game that is closed makes no late move', () => {
  const local = opened('classic', {});
  local.close();
  local.playLate(...first(local));
  expect(local.shown().matches).toHaveLength(1);
});

test.each([
  ['classic', {}, true],
  ['bead', {}, true],
  ['quad', {}, true],
  ['magnetic', { mode: 'flat' }, true],
  ['magnetic', { mode: 'tower' }, false],
  ['magnetic', { mode: 'staggered' }, false],
])('%s %j: moves can be taken back: %s', (id, options, can) => {
  expect(opened(id, options).aids.undo !== undefined).toBe(can);
});

test('what was taken back is not in the record any more, nor who made it', async () => {
  const kept = database();
  const local = opened('classic', {}, kept);
  expect(local.aids.undo?.possible).toBe(false);
  local.playLate(...first(local));
  expect(local.aids.undo?.possible).toBe(true);
  local.aids.undo?.takeBack();
  local.play(...first(local));
  await expect.poll(() => kept.stored?.record.rounds[0]?.moves.length).toBe(1);
  expect(kept.stored?.record.rounds[0]).not.toHaveProperty('by');
});
