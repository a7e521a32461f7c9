/** What the rating repository must do in every database. Each kind of store runs this suite. */

import { NEWCOMER, rated } from '@boneyard/engine/rating';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountRepository } from '../../accounts/accountrepository';
import type { AccountSuite } from '../../accounts/testing/accountcontract';
import type { DatabaseStore } from '../../store/database';
import { ratingRepository } from '../ratingrepository';
import type { RatedResult, RatingRepository } from '../ratings';

/** Milliseconds since 1970 need more than 32 bits. */
const NOW = 1_700_000_000_000;
const PEOPLE = ['ana', 'bo', 'cy'];

const won = (table: string, change: Partial<RatedResult> = {}): RatedResult => ({
  table,
  game: 'classic',
  players: ['ana', 'bo'],
  ranks: [0, 1],
  at: NOW,
  ...change,
});

export function ratingsContract(name: string, kept: () => AccountSuite): void {
  describe(`ratings in ${name}`, () => {
    let keeping: AccountSuite;
    let store: DatabaseStore;
    let ratings: RatingRepository;
    beforeEach(async () => {
      keeping = kept();
      store = await keeping.open();
      ratings = ratingRepository(store.database);
      const accounts = accountRepository(store.database);
      for (const id of PEOPLE) {
        const key = { id, key: '', counter: 0, transports: [], label: '', made: NOW, used: NOW };
        await accounts.create({ id, name: id.toUpperCase(), made: NOW }, key);
      }
    });
    afterEach(async () => {
      await store.close();
      await keeping.clear();
    });

    test('a newcomer has none; a match creates one for every player in it', async () => {
      expect(await ratings.of(PEOPLE, 'classic')).toEqual(new Map());
      const [ana, bo] = rated([NEWCOMER, NEWCOMER], [0, 1]);
      expect(await ratings.settle(won('t1'))).toEqual([
        { from: NEWCOMER, to: ana },
        { from: NEWCOMER, to: bo },
      ]);
      expect(await ratings.of(PEOPLE, 'classic')).toEqual(
        new Map([
          ['ana', ana],
          ['bo', bo],
        ]),
      );
      expect(await ratings.of(PEOPLE, 'quad')).toEqual(new Map());
      expect(await ratings.standings('ana')).toEqual([{ game: 'classic', matches: 1, won: 1, changed: NOW, ...ana }]);
      expect(await ratings.standings('cy')).toEqual([]);
    });
    test('a match counts once, however often it is asked for, and the answer stays the same', async () => {
      const first = await ratings.settle(won('t1'));
      await ratings.settle(won('t2', { ranks: [1, 0] }));
      expect(await ratings.settle(won('t1', { at: NOW + 5 }))).toEqual(first);
      expect((await ratings.standings('ana'))[0]).toMatchObject({ matches: 2, won: 1 });
    });
    test('asked for many times at once it counts once', async () => {
      const answers = await Promise.all(Array.from({ length: 6 }, () => ratings.settle(won('t1'))));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect((await ratings.standings('ana'))[0]).toMatchObject({ matches: 1 });
    });
    test('matches that end at once all count, one on top of the other', async () => {
      const tables = ['t1', 't2', 't3', 't4'];
      await Promise.all(
        tables.map((table, i) => ratings.settle(won(table, { players: i % 2 ? ['ana', 'bo'] : ['bo', 'ana'] }))),
      );
      for (const player of ['ana', 'bo']) {
        expect((await ratings.standings(player))[0]).toMatchObject({ matches: 4, won: 2 });
        expect((await ratings.history(player, 'classic', 9)).map(({ table }) => table).sort()).toEqual(tables);
      }
    });
    test('the history has the newest matches, oldest first', async () => {
      for (let i = 0; i < 5; i++) await ratings.settle(won(`t${i}`, { at: NOW + i, ranks: i === 4 ? [1, 0] : [0, 1] }));
      const history = await ratings.history('ana', 'classic', 3);
      expect(history.map(({ table, place, players, at }) => ({ table, place, players, at }))).toEqual([
        { table: 't2', place: 1, players: 2, at: NOW + 2 },
        { table: 't3', place: 1, players: 2, at: NOW + 3 },
        { table: 't4', place: 2, players: 2, at: NOW + 4 },
      ]);
      expect(history.at(-1)).toMatchObject((await ratings.of(['ana'], 'classic')).get('ana')!);
    });
    test('the opponents of a match are those who still have an account, best first', async () => {
      await ratings.settle(won('t1', { players: PEOPLE, ranks: [2, 1, 0] }));
      await ratings.settle(won('t2', { players: ['ana', 'cy'], game: 'quad' }));
      const [bo, cy] = [
        { player: 'bo', name: 'BO' },
        { player: 'cy', name: 'CY' },
      ];
      expect(await ratings.opponents('ana', [])).toEqual(new Map());
      const opponents = await ratings.opponents('ana', ['t1', 't2', 't3']);
      expect(opponents.get('t1')).toMatchObject([
        { ...cy, place: 1 },
        { ...bo, place: 2 },
      ]);
      expect([opponents.get('t2'), opponents.get('t3')]).toMatchObject([[{ ...cy, place: 2 }], []]);
      await accountRepository(store.database).remove('cy', NOW);
      expect((await ratings.opponents('ana', ['t1'])).get('t1')).toMatchObject([bo]);
    });
    test('two players are compared by their matches at one table, whatever the game; equal places are neither won nor lost', async () => {
      expect(await ratings.headToHead('ana', 'bo')).toEqual({ matches: 0, won: 0, lost: 0 });
      await ratings.settle(won('t1'));
      await ratings.settle(won('t2', { game: 'quad', players: PEOPLE, ranks: [1, 2, 0] }));
      await ratings.settle(won('t3', { ranks: [1, 0] }));
      await ratings.settle(won('t4', { ranks: [0, 0] }));
      await ratings.settle(won('t5', { players: ['ana', 'cy'] }));
      expect(await ratings.headToHead('ana', 'bo')).toEqual({ matches: 4, won: 2, lost: 1 });
      expect(await ratings.headToHead('bo', 'ana')).toEqual({ matches: 4, won: 1, lost: 2 });
    });
    test('leaders are the players of one game with the highest cautious ratings', async () => {
      await ratings.settle(won('t1', { players: PEOPLE, ranks: [1, 0, 2] }));
      await ratings.settle(won('t2', { players: ['cy', 'ana'], game: 'quad' }));
      expect((await ratings.leaders('classic', 9, 9)).map(({ name }) => name)).toEqual(['BO', 'ANA', 'CY']);
      expect((await ratings.leaders('classic', 9, 1)).map(({ player }) => player)).toEqual(['bo']);
      expect(await ratings.leaders('classic', 1, 9)).toEqual([]);
      expect((await ratings.leaders('quad', 9, 9)).map(({ name }) => name)).toEqual(['CY', 'ANA']);
    });
    test('of an account that is deleted nothing stays, and nothing comes', async () => {
      await ratings.settle(won('t1'));
      await accountRepository(store.database).remove('ana', NOW);
      await ratings.forget('ana');
      expect([await ratings.standings('ana'), await ratings.history('ana', 'classic', 9)]).toEqual([[], []]);
      expect(await ratings.settle(won('t2'))).toEqual([undefined, { from: expect.anything(), to: expect.anything() }]);
      expect(await ratings.standings('ana')).toEqual([]);
      await accountRepository(store.database).remove('bo', NOW);
      expect(await ratings.settle(won('t3'))).toEqual([undefined, undefined]);
    });
  });
}
