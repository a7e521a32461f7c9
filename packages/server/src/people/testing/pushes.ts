/** What devices and calls must be in every database. Each kind of store runs this suite. */

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DatabaseStore } from '../../store/database';
import { peopleIn } from '../kept';
import { pushesIn } from '../keptpushes';
import type { People } from '../people';
import type { Push, Pushes } from '../pushes';
import type { Kept } from './contract';

const NOW = 1_700_000_000_000;
const push = (endpoint: string, made = NOW): Push => ({ endpoint, p256dh: 'p', auth: 'a', language: 'fr', made });

export function pushesContract(name: string, kept: () => Kept): void {
  describe(`devices in ${name}`, () => {
    let keeping: Kept;
    let store: DatabaseStore;
    let people: People;
    let pushes: Pushes;
    beforeEach(async () => {
      keeping = kept();
      store = await keeping.open();
      [people, pushes] = [peopleIn(store.database), pushesIn(store.database)];
      for (const id of ['ana', 'bo']) {
        const key = { id, key: '', counter: 0, transports: [], label: '', made: NOW, used: NOW };
        await people.make({ id, name: id, made: NOW }, key);
        for (const n of [1, 2])
          await people.enter(id, `hash ${id} ${n}`, { id: `${id} ${n}`, label: '', made: NOW, seen: NOW });
      }
    });
    afterEach(async () => {
      await store.close();
      await keeping.clear();
    });

    test('a key is made once, by however many', async () => {
      let n = 0;
      const keys = await Promise.all([1, 2, 3].map(() => pushes.key('k', () => `made ${n++}`)));
      expect(new Set(keys).size).toBe(1);
      expect(await pushes.key('k', () => 'another')).toBe(keys[0]);
      expect(await pushes.key('other', () => 'another')).toBe('another');
    });
    test('a session has one device; a device is whose who came there last', async () => {
      await pushes.add('ana', 'ana 1', push('https://a'));
      await pushes.add('ana', 'ana 2', push('https://b', NOW + 1));
      expect(await pushes.of('ana')).toEqual([push('https://a'), push('https://b', NOW + 1)]);
      await pushes.add('ana', 'ana 1', push('https://c', NOW + 2));
      expect((await pushes.of('ana')).map(({ endpoint }) => endpoint)).toEqual(['https://b', 'https://c']);
      await pushes.add('bo', 'bo 1', push('https://c'));
      expect((await pushes.of('ana')).map(({ endpoint }) => endpoint)).toEqual(['https://b']);
      expect([await pushes.has('ana 1'), await pushes.has('bo 1')]).toEqual([false, true]);
    });
    test('whoever signed out is not called there any more', async () => {
      await pushes.add('ana', 'ana 1', push('https://a'));
      await pushes.add('ana', 'ana 2', push('https://b'));
      await people.leave('ana', 'ana 1');
      expect((await pushes.of('ana')).map(({ endpoint }) => endpoint)).toEqual(['https://b']);
      await pushes.leave('ana 2');
      expect(await pushes.of('ana')).toEqual([]);
      expect(await pushes.has('ana 1')).toBe(true);
      await pushes.tidy(0);
      expect(await pushes.has('ana 1')).toBe(false);
    });
    test('a device that is gone is dropped, and all of them with their account', async () => {
      await pushes.add('ana', 'ana 1', push('https://a'));
      await pushes.add('ana', 'ana 2', push('https://b'));
      await pushes.drop('https://a');
      expect((await pushes.of('ana')).map(({ endpoint }) => endpoint)).toEqual(['https://b']);
      await pushes.called('t', 3, 'ana', NOW);
      await pushes.remove('ana');
      expect([await pushes.of('ana'), await pushes.wasCalled('t', 3, 'ana')]).toEqual([[], false]);
    });
    test('calls are known by table, decision and player, until they are old', async () => {
      for (const at of [7, 7]) await pushes.called('t', at, 'ana', NOW);
      expect(await pushes.wasCalled('t', 7, 'ana')).toBe(true);
      for (const [table, at, player] of [
        ['u', 7, 'ana'],
        ['t', 8, 'ana'],
        ['t', 7, 'bo'],
      ] as const)
        expect(await pushes.wasCalled(table, at, player)).toBe(false);
      await pushes.tidy(NOW);
      expect(await pushes.wasCalled('t', 7, 'ana')).toBe(true);
      await pushes.tidy(NOW + 1);
      expect(await pushes.wasCalled('t', 7, 'ana')).toBe(false);
    });
  });
}
