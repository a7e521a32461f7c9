/** What the rating repository must do in every database. Each kind of store runs this suite. */

import { NEWCOMER, type Rating, rated, ratedSides } from '@boneyard/engine/rating';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountRepository } from '../../accounts/accountrepository';
import type { AccountSuite } from '../../accounts/testing/accountcontract';
import type { DatabaseStore } from '../../store/database';
import { ratingRepository } from '../ratingrepository';
import type { RatedResult, RatingRepository } from '../ratings';

/** Milliseconds since 1970 need more than 32 bits. */
const NOW = 1_700_000_000_000;
const PEOPLE = ['ana', 'bo', 'cy', 'dee'];
const THREE = PEOPLE.slice(0, 3);
const DRAW = { game: 'classic', variant: 'draw' } as const;
const BLOCK = { game: 'classic', variant: 'block' } as const;
const PARTNERS = { game: 'classic', variant: 'partners' } as const;
const QUAD = { game: 'quad', variant: 'full' } as const;
const SIDES = [
  [0, 2],
  [1, 3],
] as const;

const won = (table: string, change: Partial<RatedResult> = {}): RatedResult => ({
  table,
  ...DRAW,
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
      expect(await ratings.of(PEOPLE, DRAW)).toEqual(new Map());
      const [ana, bo] = rated([NEWCOMER, NEWCOMER], [0, 1]);
      expect(await ratings.settle(won('t1'))).toEqual([
        { from: NEWCOMER, to: ana },
        { from: NEWCOMER, to: bo },
      ]);
      expect(await ratings.of(PEOPLE, DRAW)).toEqual(
        new Map([
          ['ana', ana],
          ['bo', bo],
        ]),
      );
      expect(await ratings.of(PEOPLE, QUAD)).toEqual(new Map());
      expect(await ratings.standings('ana')).toEqual([{ ...DRAW, matches: 1, won: 1, changed: NOW, ...ana }]);
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
        expect((await ratings.history(player, DRAW, 9)).map(({ table }) => table).sort()).toEqual(tables);
      }
    });
    test('the history has the newest matches, oldest first', async () => {
      for (let i = 0; i < 5; i++) await ratings.settle(won(`t${i}`, { at: NOW + i, ranks: i === 4 ? [1, 0] : [0, 1] }));
      const history = await ratings.history('ana', DRAW, 3);
      expect(history.map(({ table, place, players, at }) => ({ table, place, players, at }))).toEqual([
        { table: 't2', place: 1, players: 2, at: NOW + 2 },
        { table: 't3', place: 1, players: 2, at: NOW + 3 },
        { table: 't4', place: 2, players: 2, at: NOW + 4 },
      ]);
      expect(history.at(-1)).toMatchObject((await ratings.of(['ana'], DRAW)).get('ana')!);
    });
    test('the company of a match are those who still have an account, best first', async () => {
      await ratings.settle(won('t1', { players: THREE, ranks: [2, 1, 0] }));
      await ratings.settle(won('t2', { players: ['ana', 'cy'], ...QUAD }));
      const [bo, cy] = [
        { player: 'bo', name: 'BO', partner: false },
        { player: 'cy', name: 'CY', partner: false },
      ];
      expect(await ratings.company('ana', [])).toEqual(new Map());
      const company = await ratings.company('ana', ['t1', 't2', 't3']);
      expect(company.get('t1')).toMatchObject([
        { ...cy, place: 1 },
        { ...bo, place: 2 },
      ]);
      expect([company.get('t2'), company.get('t3')]).toMatchObject([[{ ...cy, place: 2 }], []]);
      await accountRepository(store.database).remove('cy', NOW);
      expect((await ratings.company('ana', ['t1'])).get('t1')).toMatchObject([bo]);
    });
    test('two players are compared by their matches at one table, whatever the game; equal places are neither won nor lost', async () => {
      expect(await ratings.headToHead('ana', 'bo')).toEqual({ matches: 0, won: 0, lost: 0 });
      await ratings.settle(won('t1'));
      await ratings.settle(won('t2', { ...QUAD, players: THREE, ranks: [1, 2, 0] }));
      await ratings.settle(won('t3', { ranks: [1, 0] }));
      await ratings.settle(won('t4', { ranks: [0, 0] }));
      await ratings.settle(won('t5', { players: ['ana', 'cy'] }));
      expect(await ratings.headToHead('ana', 'bo')).toEqual({ matches: 4, won: 2, lost: 1 });
      expect(await ratings.headToHead('bo', 'ana')).toEqual({ matches: 4, won: 1, lost: 2 });
    });
    test('leaders are the players of one game with the highest cautious ratings', async () => {
      await ratings.settle(won('t1', { players: THREE, ranks: [1, 0, 2] }));
      await ratings.settle(won('t2', { players: ['cy', 'ana'], ...QUAD }));
      expect((await ratings.leaders(DRAW, 9, 9)).map(({ name }) => name)).toEqual(['BO', 'ANA', 'CY']);
      expect((await ratings.leaders(DRAW, 9, 1)).map(({ player }) => player)).toEqual(['bo']);
      expect(await ratings.leaders(DRAW, 1, 9)).toEqual([]);
      expect((await ratings.leaders(QUAD, 9, 9)).map(({ name }) => name)).toEqual(['CY', 'ANA']);
    });
    test('each variant has its own rating, history and leaderboard', async () => {
      await ratings.settle(won('t1'));
      await ratings.settle(won('t2', { ...BLOCK, ranks: [1, 0] }));
      const [ana, bo] = rated([NEWCOMER, NEWCOMER], [0, 1]);
      expect((await ratings.of(['ana', 'bo'], DRAW)).get('ana')).toEqual(ana);
      expect((await ratings.of(['ana', 'bo'], BLOCK)).get('ana')).toEqual(bo);
      expect(await ratings.standings('ana')).toEqual([
        { ...BLOCK, matches: 1, won: 0, changed: NOW, ...bo },
        { ...DRAW, matches: 1, won: 1, changed: NOW, ...ana },
      ]);
      expect((await ratings.history('ana', BLOCK, 9)).map(({ table }) => table)).toEqual(['t2']);
      expect((await ratings.leaders(BLOCK, 9, 9)).map(({ player }) => player)).toEqual(['bo', 'ana']);
      expect((await ratings.leaders(DRAW, 9, 9)).map(({ player }) => player)).toEqual(['ana', 'bo']);
    });
    test('partners share the result, in proportion to how uncertain their ratings are', async () => {
      // Cy has played before.
      await ratings.settle(won('t0', { ...PARTNERS, players: ['cy', 'bo'] }));
      const [cy, bo] = rated([NEWCOMER, NEWCOMER], [0, 1]) as [Rating, Rating];
      const match = won('t1', { ...PARTNERS, players: PEOPLE, sides: SIDES, ranks: [0, 1, 0, 1] });
      const [first, second] = ratedSides(
        [
          [NEWCOMER, cy],
          [bo, NEWCOMER],
        ],
        [0, 1],
      );
      expect(await ratings.settle(match)).toEqual([
        { from: NEWCOMER, to: first![0] },
        { from: bo, to: second![0] },
        { from: cy, to: first![1] },
        { from: NEWCOMER, to: second![1] },
      ]);
      expect(await ratings.history('ana', PARTNERS, 9)).toMatchObject([{ place: 1, players: 4, sides: 2 }]);
      expect(await ratings.history('dee', PARTNERS, 9)).toMatchObject([{ place: 2, players: 4, sides: 2 }]);
      expect((await ratings.company('ana', ['t1'])).get('t1')).toEqual([
        { player: 'cy', name: 'CY', place: 1, partner: true },
        { player: 'bo', name: 'BO', place: 2, partner: false },
        { player: 'dee', name: 'DEE', place: 2, partner: false },
      ]);
      expect(await ratings.headToHead('ana', 'cy')).toEqual({ matches: 0, won: 0, lost: 0 });
      expect(await ratings.headToHead('ana', 'bo')).toEqual({ matches: 1, won: 1, lost: 0 });
      expect(await ratings.headToHead('dee', 'cy')).toEqual({ matches: 1, won: 0, lost: 1 });
    });
    test('of an account that is deleted nothing stays, and nothing comes', async () => {
      await ratings.settle(won('t1'));
      await accountRepository(store.database).remove('ana', NOW);
      await ratings.forget('ana');
      expect([await ratings.standings('ana'), await ratings.history('ana', DRAW, 9)]).toEqual([[], []]);
      expect(await ratings.settle(won('t2'))).toEqual([undefined, { from: expect.anything(), to: expect.anything() }]);
      expect(await ratings.standings('ana')).toEqual([]);
      await accountRepository(store.database).remove('bo', NOW);
      expect(await ratings.settle(won('t3'))).toEqual([undefined, undefined]);
    });
  });
}
