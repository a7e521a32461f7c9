/** What every store must do. Each kind of store runs this suite. */

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store, TableSummary } from '../store';

export interface StoreSuite {
  open(): Promise<Store>;
  /** The same store, opened a second time. */
  beside(): Promise<Store>;
  clear(): Promise<void>;
}

const summary = (id: string, change: Partial<TableSummary> = {}): TableSummary => ({
  id,
  listed: true,
  phase: 'gathering',
  // Milliseconds since 1970 need more than 32 bits.
  changed: 1_700_000_000_000,
  listing: '{}',
  result: null,
  ...change,
});

export function storeContract(name: string, kept: () => StoreSuite): void {
  describe(`a store in ${name}`, () => {
    let keeping: StoreSuite;
    let store: Store;
    beforeEach(async () => {
      keeping = kept();
      store = await keeping.open();
    });
    afterEach(async () => {
      await store.close();
      await keeping.clear();
    });
    const append = (table: string, n: number, body = `${n}`) => store.append({ table, n, body });

    test('a log is read in its order', async () => {
      for (const n of [0, 1, 10, 9, 8, 7, 6, 5, 4, 3, 2]) expect(await append('a', n)).toBe(true);
      expect(await store.log('a')).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
      expect(await store.log('b')).toEqual([]);
    });
    test('a reader who has the beginning of a log reads only the rest', async () => {
      for (const n of [0, 1, 2, 3]) await append('a', n);
      expect(await store.log('a', 2)).toEqual(['2', '3']);
      expect(await store.log('a', 4)).toEqual([]);
    });
    test('how long logs are is told for many at once', async () => {
      for (const [id, length] of Object.entries({ a: 3, b: 12, c: 1 }))
        for (let n = 0; n < length; n++) await store.append({ table: id, n, body: '', summary: summary(id) });
      expect([...(await store.heads(['a', 'b', 'nowhere']))].sort()).toEqual([
        ['a', 3],
        ['b', 12],
      ]);
      expect(await store.heads([])).toEqual(new Map());
    });
    test('a log with a gap is not given out', async () => {
      for (const n of [0, 2]) await append('a', n);
      await expect(store.log('a')).rejects.toThrow('entry 1 of table a is missing');
    });
    test('the second entry for a place is refused, and the first one stays', async () => {
      expect(await append('a', 0, 'first')).toBe(true);
      expect(await append('a', 0, 'second')).toBe(false);
      expect(await store.log('a')).toEqual(['first']);
    });
    test('in a group one loser does not undo the others', async () => {
      const won = await Promise.all([append('a', 0), append('a', 0, 'again'), append('b', 0), append('a', 1)]);
      expect(won).toEqual([true, false, true, true]);
      expect([await store.log('a'), await store.log('b')]).toEqual([['0', '1'], ['0']]);
    });
    test('what follows an entry is kept with it, in order, and has its places', async () => {
      expect(await store.append({ table: 'a', n: 0, body: '0', follows: ['1', '2'], wakeAt: 5 })).toBe(true);
      const won = await Promise.all([
        store.append({ table: 'b', n: 0, body: 'b0', follows: ['b1'] }),
        append('b', 1, 'late'),
        append('a', 2, 'late'),
        append('a', 3),
      ]);
      expect(won).toEqual([true, false, false, true]);
      expect([await store.log('a'), await store.log('b')]).toEqual([
        ['0', '1', '2', '3'],
        ['b0', 'b1'],
      ]);
      expect(await store.takeWakeups(10, 20, 9)).toEqual(['a']);
    });
    test('what follows a refused entry is not kept', async () => {
      await append('a', 0, 'first');
      expect(await store.append({ table: 'a', n: 0, body: 'second', follows: ['third'] })).toBe(false);
      expect(await store.log('a')).toEqual(['first']);
      expect(await append('a', 1)).toBe(true);
    });
    test('what comes with a refused entry is not kept either', async () => {
      await store.append({ table: 'a', n: 0, body: '', summary: summary('a'), wakeAt: 5 });
      await store.append({ table: 'a', n: 0, body: '', summary: summary('a', { phase: 'over' }), wakeAt: null });
      expect((await store.summary('a'))?.phase).toBe('gathering');
      expect(await store.takeWakeups(10, 20, 9)).toEqual(['a']);
    });
    test('of what comes in one group the last counts, but for what was refused', async () => {
      await store.append({ table: 'a', n: 0, body: '', summary: summary('a'), wakeAt: 5 });
      await Promise.all([
        store.append({ table: 'a', n: 1, body: '', summary: summary('a', { phase: 'playing' }), wakeAt: 8 }),
        store.append({ table: 'a', n: 0, body: '', summary: summary('a', { phase: 'over' }), wakeAt: null }),
        store.append({ table: 'b', n: 0, body: '', summary: summary('b'), wakeAt: 7 }),
        store.append({ table: 'b', n: 1, body: '', summary: summary('b', { result: '[]' }), wakeAt: null }),
        store.append({ table: 'c', n: 0, body: '', wakeAt: 6 }),
        store.reschedule('c', 9),
      ]);
      expect([await store.summary('a'), await store.summary('b')]).toEqual([
        summary('a', { phase: 'playing' }),
        summary('b', { result: '[]' }),
      ]);
      expect(await store.takeWakeups(7, 20, 9)).toEqual([]);
      expect((await store.takeWakeups(9, 20, 9)).sort()).toEqual(['a', 'c']);
    });
    test('two who write at once: each place goes to one of them', async () => {
      const other = await keeping.beside();
      const places = Array.from({ length: 50 }, (_, n) => n);
      const mine = Promise.all(places.map((n) => append('a', n, 'mine')));
      const theirs = Promise.all(places.map((n) => other.append({ table: 'a', n, body: 'theirs' })));
      const [won, lost] = [await mine, await theirs];
      expect(won.map((one, n) => one !== lost[n])).toEqual(places.map(() => true));
      expect(await store.log('a')).toEqual(won.map((one) => (one ? 'mine' : 'theirs')));
      expect(await other.log('a')).toEqual(await store.log('a'));
      await other.close();
    });
    test('what was kept is there when the store is opened again', async () => {
      await store.append({ table: 'a', n: 0, body: '«ß»', summary: summary('a', { result: '[1]' }), wakeAt: 7 });
      await store.close();
      store = await keeping.beside();
      expect(await store.log('a')).toEqual(['«ß»']);
      expect(await store.summary('a')).toEqual(summary('a', { result: '[1]' }));
      expect(await store.takeWakeups(7, 8, 1)).toEqual(['a']);
    });
    test('what was appended just before closing is kept', async () => {
      const last = append('a', 0);
      await store.close();
      expect(await last).toBe(true);
      store = await keeping.beside();
      expect(await store.log('a')).toEqual(['0']);
    });
    test('the list has public tables of these phases, newest first', async () => {
      const summaries = [
        summary('old', { changed: 1 }),
        summary('open', { changed: 20 }),
        summary('playing', { changed: 30, phase: 'playing' }),
        summary('over', { changed: 40, phase: 'over' }),
        summary('secret', { changed: 50, listed: false }),
      ];
      for (const one of summaries) await store.append({ table: one.id, n: 0, body: '', summary: one });
      const ids = async (most: number) => (await store.listed(['gathering', 'playing'], 10, most)).map(({ id }) => id);
      expect([await ids(9), await ids(1)]).toEqual([['playing', 'open'], ['playing']]);
      expect(await store.tables('', 3)).toEqual(['old', 'open', 'over']);
      expect(await store.tables('over', 3)).toEqual(['playing', 'secret']);
    });
    test('what is due is taken once, earliest first, and comes again when it was put off', async () => {
      for (const [table, wakeAt] of Object.entries({ late: 30, soon: 10, mid: 20, far: 99 }))
        await store.append({ table, n: 0, body: '', wakeAt });
      expect(await store.takeWakeups(9, 50, 9)).toEqual([]);
      expect((await store.takeWakeups(40, 50, 2)).sort()).toEqual(['mid', 'soon']);
      expect(await store.takeWakeups(40, 50, 9)).toEqual(['late']);
      expect(await store.takeWakeups(49, 60, 9)).toEqual([]);
      await store.reschedule('mid', null);
      await store.reschedule('far', 45);
      expect((await store.takeWakeups(50, 60, 9)).sort()).toEqual(['far', 'late', 'soon']);
    });
    test('two who look for what is due never take the same', async () => {
      const other = await keeping.beside();
      const tables = Array.from({ length: 30 }, (_, i) => `t${i}`);
      await Promise.all(tables.map((table) => store.append({ table, n: 0, body: '', wakeAt: 1 })));
      const taken = await Promise.all([
        store.takeWakeups(1, 9, 20),
        other.takeWakeups(1, 9, 20),
        store.takeWakeups(1, 9, 20),
      ]);
      expect(taken.flat().sort()).toEqual(tables.sort());
      await other.close();
    });
  });
}
