/** What the seek repository must do in every database. Each kind of store runs this suite. */

import { NEWCOMER } from '@boneyard/engine/rating';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountSuite } from '../../accounts/testing/accountcontract';
import type { DatabaseStore } from '../../store/database';
import { seekRepository } from '../seekrepository';
import type { Seek, SeekRepository } from '../seeks';

const NOW = 1_700_000_000_000;
const TERMS = JSON.stringify({ game: 'classic', players: 2, options: {}, clock: null, rated: false });

const seek = (id: string, change: Partial<Seek> = {}): Seek => ({
  id,
  player: `player ${id}`,
  name: `«${id}»`,
  kind: 'guest',
  terms: TERMS,
  seats: 2,
  rating: NEWCOMER,
  since: NOW,
  pair: undefined,
  ...change,
});

export function seeksContract(name: string, kept: () => AccountSuite): void {
  describe(`searches in ${name}`, () => {
    let keeping: AccountSuite;
    let store: DatabaseStore;
    let seeks: SeekRepository;
    beforeEach(async () => {
      keeping = kept();
      store = await keeping.open();
      seeks = seekRepository(store.database);
    });
    afterEach(async () => {
      await store.close();
      await keeping.clear();
    });
    const open = async (since = NOW) => (await seeks.open(since, 99)).map(({ id }) => id);

    test('a search is open until it ends, the longest-waiting player first', async () => {
      const first = seek('a', { since: NOW - 5, rating: { mu: 31.25, sigma: 2.5 }, kind: 'account' });
      await seeks.add(seek('b'), NOW);
      await seeks.add(first, NOW);
      expect(await seeks.open(NOW, 9)).toEqual([first, seek('b')]);
      expect(await seeks.open(NOW, 1)).toEqual([first]);
      expect(await seeks.openOf('player b')).toEqual([seek('b')]);
      expect(await seeks.end(['a'], null, NOW)).toBe(true);
      expect([await open(), await seeks.openOf('player a')]).toEqual([['b'], []]);
    });
    test('a player who was not seen for a while is absent', async () => {
      for (const id of ['a', 'b']) await seeks.add(seek(id), NOW);
      await seeks.markAlive(['b'], NOW + 9);
      await seeks.markAlive([], NOW + 99);
      expect([await open(NOW + 1), await open(NOW + 10)]).toEqual([['b'], []]);
    });
    test('several searches end at one table together, or not at all', async () => {
      for (const id of ['a', 'b', 'c']) await seeks.add(seek(id), NOW);
      expect(await seeks.end(['a', 'b'], 't1', NOW)).toBe(true);
      expect(await seeks.end(['b', 'c'], 't2', NOW)).toBe(false);
      expect(await seeks.end(['a'], null, NOW)).toBe(false);
      expect(await open()).toEqual(['c']);
      expect(await seeks.ended(['a', 'b', 'c'])).toEqual(
        new Map([
          ['a', { table: 't1', at: NOW }],
          ['b', { table: 't1', at: NOW }],
        ]),
      );
      expect((await seeks.endedAt('t1')).map(({ id }) => id)).toEqual(['a', 'b']);
      expect(await seeks.endedAt('t2')).toEqual([]);
      expect(await seeks.ended([])).toEqual(new Map());
    });
    test('of many who bring the same people together at once, one does', async () => {
      const ids = Array.from({ length: 12 }, (_, i) => `s${i}`);
      for (const id of ids) await seeks.add(seek(id), NOW);
      const pairs = ids.map((id, i) => [id, ids[(i + 1) % ids.length]!]);
      const won = await Promise.all(pairs.map((pair, i) => seeks.end(pair, `t${i}`, NOW)));
      const tables = pairs.flatMap((pair, i) => (won[i] ? [{ pair, table: `t${i}` }] : []));
      expect(tables.length).toBeGreaterThan(3);
      expect(new Set(tables.flatMap(({ pair }) => pair)).size).toBe(tables.length * 2);
      const ended = await seeks.ended(ids);
      expect(ended.size).toBe(tables.length * 2);
      for (const { pair, table } of tables) for (const id of pair) expect(ended.get(id)?.table).toBe(table);
    });
    test('a search is found again by whose it is', async () => {
      await seeks.add(seek('a'), NOW);
      expect(await seeks.one('a', 'player a')).toEqual(seek('a'));
      expect(await seeks.one('a', 'somebody')).toBeUndefined();
    });
    test('a pair has one host and one guest, and ends with its searches', async () => {
      const pair = { id: 'p', host: 'player a', guest: undefined, terms: TERMS, made: NOW };
      await seeks.addPair(pair);
      expect(await seeks.pairs(['p', 'q'])).toEqual(new Map([['p', pair]]));
      expect(await seeks.joinPair('q', 'player b')).toBe(false);
      expect(await seeks.joinPair('p', 'player a')).toBe(false);
      const friends = ['player b', 'player c', 'player d'];
      const joined = await Promise.all(friends.map((player) => seeks.joinPair('p', player)));
      expect(joined.filter(Boolean)).toHaveLength(1);
      const guest = friends[joined.indexOf(true)]!;
      expect((await seeks.pairs(['p'])).get('p')).toEqual({ ...pair, guest });
      // Who is in it may come again.
      expect(await seeks.joinPair('p', guest)).toBe(true);
      for (const id of ['a', 'b']) await seeks.add(seek(id, { pair: 'p' }), NOW);
      await seeks.add(seek('c'), NOW);
      expect((await seeks.open(NOW, 9)).map((one) => one.pair)).toEqual(['p', 'p', undefined]);
      await seeks.end(['b'], 't1', NOW);
      await seeks.endPair('p', NOW + 1);
      expect([await open(), await seeks.pairs(['p'])]).toEqual([['c'], new Map()]);
      expect(await seeks.ended(['a', 'b'])).toEqual(
        new Map([
          ['a', { table: null, at: NOW + 1 }],
          ['b', { table: 't1', at: NOW }],
        ]),
      );
    });
    test('what is old is forgotten', async () => {
      await seeks.add(seek('a'), NOW);
      await seeks.add(seek('b'), NOW + 10);
      await seeks.end(['a'], 't', NOW);
      await seeks.addPair({ id: 'p', host: 'player a', guest: 'player b', terms: TERMS, made: NOW });
      await seeks.tidy(NOW + 5);
      expect(await seeks.pairs(['p'])).toEqual(new Map());
      expect([await open(0), await seeks.one('a', 'player a')]).toEqual([['b'], undefined]);
      expect(await seeks.ended(['a'])).toEqual(new Map());
    });
  });
}
