/** What the nightly look must find in every database. Each kind of store runs this suite. */

import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountSuite } from '../../accounts/testing/accountcontract';
import { ratingRepository } from '../../matchmaking/ratingrepository';
import type { DatabaseStore } from '../../store/database';
import type { StoreReader } from '../../store/reader';
import { type FairnessReport, lookForUnfairness } from '../fairness';
import { type Networks, networksIn } from '../networks';
import { addAccount, NOW } from './plantedmatches';

export interface FairnessSuite extends AccountSuite {
  read(): Promise<StoreReader>;
}

const DAY = 24 * 3600_000;
const PEOPLE = ['ana', 'bo', 'cy', 'dee', 'eve', 'fay'];

export function fairnessContract(name: string, kept: () => FairnessSuite): void {
  describe(`unfair play in ${name}`, () => {
    let keeping: FairnessSuite;
    let store: DatabaseStore;
    let networks: Networks;
    const errors: unknown[] = [];
    beforeEach(async () => {
      keeping = kept();
      store = await keeping.open();
      const reportError = (_: string, error: unknown) => void errors.push(error);
      networks = networksIn({ database: store.database, key: Buffer.alloc(32, 5), reportError, now: () => NOW });
      for (const id of PEOPLE) await addAccount(store, id, id < 'c' ? 'Firefox, Linux' : id);
    });
    afterEach(async () => {
      await store.close();
      await keeping.clear();
      expect(errors).toEqual([]);
    });

    async function play(first: string, second: string, results: string, at = NOW): Promise<void> {
      const ratings = ratingRepository(store.database);
      for (const [n, result] of [...results].entries())
        await ratings.settle({
          table: `${first} ${second} ${n}`,
          game: 'classic',
          // Arranged results are found whatever the variant.
          variant: n % 2 ? 'block' : 'draw',
          players: [first, second],
          ranks: result === '1' ? [0, 1] : [1, 0],
          at: at + n,
        });
    }

    async function look(since = NOW): Promise<FairnessReport> {
      const reader = await keeping.read();
      const report = await lookForUnfairness(reader, { since, start: 'c', isLate: () => false });
      await reader.close();
      return report;
    }

    async function rows() {
      return store.database.open().selectFrom('networks').selectAll().orderBy('account').execute();
    }

    /** Notes are written beside the game; the next write in this store comes after them. */
    async function note(...notes: readonly (readonly [account: string, address: string])[]): Promise<void> {
      for (const [account, address] of notes) networks.note(account, address);
      await expect.poll(async () => (await rows()).length).toBeGreaterThanOrEqual(notes.length);
    }

    test('of three pairs that met often, the one that wins in turn is listed', async () => {
      await play('ana', 'bo', '101010101010');
      await play('cy', 'dee', '110100100011');
      await play('ana', 'eve', '111');
      const { pairs, players, names } = await look();
      expect(players).toBe(5);
      expect(pairs).toMatchObject([
        { game: 'classic', players: ['ana', 'bo'], matches: 12, won: [6, 6], reasons: ['alternating'] },
      ]);
      expect(names).toEqual({ ana: 'ANA', bo: 'BO' });
      // Only two of their matches ended after this.
      expect((await look(NOW + 10)).pairs).toEqual([]);
    });

    test('partners are not compared with each other, and opponents by the strength of both sides', async () => {
      const ratings = ratingRepository(store.database);
      for (let n = 0; n < 12; n++)
        await ratings.settle({
          table: `partners ${n}`,
          game: 'classic',
          variant: 'partners',
          players: ['ana', 'bo', 'cy', 'dee'],
          sides: [
            [0, 2],
            [1, 3],
          ],
          ranks: n % 2 ? [0, 1, 0, 1] : [1, 0, 1, 0],
          at: NOW + n,
        });
      const { pairs } = await look();
      expect(pairs.map(({ players, won }) => [...players, ...won]).sort()).toEqual([
        ['ana', 'bo', 6, 6],
        ['ana', 'dee', 6, 6],
        ['bo', 'cy', 6, 6],
        ['cy', 'dee', 6, 6],
      ]);
    });

    test('accounts that play from one network are listed, unless there are many', async () => {
      await play('ana', 'bo', '10');
      await note(
        ['ana', '203.0.113.7'],
        ['bo', '::ffff:203.0.113.7'],
        ['cy', '2001:db8:1:2::3'],
        ['dee', '2001:db8:1:2:9::'],
      );
      expect((await look(NOW - DAY)).networks).toEqual([
        { accounts: ['ana', 'bo'], together: 2, sameDevices: true },
        { accounts: ['cy', 'dee'], together: 0, sameDevices: false },
      ]);
      for (const id of ['cy', 'dee', 'eve', 'fay']) networks.note(id, '203.0.113.7');
      await expect.poll(async () => (await rows()).length).toBe(8);
      expect((await look(NOW - DAY)).networks.map(({ accounts }) => accounts)).toEqual([['cy', 'dee']]);
    });

    test('a network is kept as a hash with a key, once a day, for thirty days', async () => {
      await note(['ana', '203.0.113.7']);
      networks.note('ana', '203.0.113.7');
      const [row] = await rows();
      expect(row).toMatchObject({ account: 'ana', seen: Math.floor(NOW / DAY) * DAY });
      expect(row!.network).toMatch(/^[\w-]{22}$/);
      const elsewhere = networksIn({
        database: store.database,
        key: Buffer.alloc(32, 6),
        reportError: () => {},
        now: () => NOW,
      });
      elsewhere.note('ana', '203.0.113.7');
      await expect.poll(async () => (await rows()).length).toBe(2);
      expect(await networks.data.export('ana')).toEqual((await rows()).map(({ network, seen }) => ({ network, seen })));
      await networks.tidy(NOW + 29 * DAY);
      expect(await rows()).toHaveLength(2);
      await networks.tidy(NOW + 31 * DAY);
      expect(await rows()).toEqual([]);
      networks.note('bo', '203.0.113.7');
      await expect.poll(async () => (await rows()).length).toBe(1);
      await networks.data.remove('bo');
      expect(await rows()).toEqual([]);
    });

    test('looking changes nothing, and the server can write meanwhile', async () => {
      const reader = await keeping.read();
      await expect(sql`delete from accounts`.execute(reader.db)).rejects.toThrow();
      expect(await store.append({ table: 'a', n: 0, body: 'written' })).toBe(true);
      expect(await reader.log('a')).toEqual(['written']);
      await reader.close();
    });
  });
}
