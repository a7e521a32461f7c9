/** What the push repository must do in every database. Each kind of store runs this suite. */

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountRepository } from '../../accounts/accountrepository';
import type { AccountRepository } from '../../accounts/accounts';
import type { AccountSuite } from '../../accounts/testing/accountcontract';
import type { DatabaseStore } from '../../store/database';
import type { PushDevice, PushRepository } from '../pushes';
import { pushRepository } from '../pushrepository';

const NOW = 1_700_000_000_000;
const push = (endpoint: string, made = NOW): PushDevice => ({ endpoint, p256dh: 'p', auth: 'a', language: 'fr', made });

export function pushesContract(name: string, kept: () => AccountSuite): void {
  describe(`devices in ${name}`, () => {
    let keeping: AccountSuite;
    let store: DatabaseStore;
    let accounts: AccountRepository;
    let pushes: PushRepository;
    beforeEach(async () => {
      keeping = kept();
      store = await keeping.open();
      [accounts, pushes] = [accountRepository(store.database), pushRepository(store.database)];
      for (const id of ['ana', 'bo']) {
        const key = { id, key: '', counter: 0, transports: [], label: '', made: NOW, used: NOW };
        await accounts.create({ id, name: id, made: NOW }, key);
        for (const n of [1, 2])
          await accounts.addSession(id, `hash ${id} ${n}`, { id: `${id} ${n}`, label: '', made: NOW, seen: NOW });
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
    test('the language of one device changes, and no other', async () => {
      await pushes.speak('ana 1', 'en');
      expect(await pushes.has('ana 1')).toBe(false);
      await pushes.add('ana', 'ana 1', push('https://a'));
      await pushes.add('ana', 'ana 2', push('https://b', NOW + 1));
      await pushes.speak('ana 1', 'en');
      expect((await pushes.of('ana')).map(({ language }) => language)).toEqual(['en', 'fr']);
    });
    test('a player who signed out is no longer notified there', async () => {
      await pushes.add('ana', 'ana 1', push('https://a'));
      await pushes.add('ana', 'ana 2', push('https://b'));
      await accounts.endSessions('ana', 'ana 1');
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
      await pushes.markNotified('t', 3, 'ana', NOW);
      await pushes.remove('ana');
      expect([await pushes.of('ana'), await pushes.wasNotified('t', 3, 'ana')]).toEqual([[], false]);
    });
    test('a device is dropped when two attempts never ended, and not for answers of any kind', async () => {
      await pushes.add('ana', 'ana 1', push('https://a'));
      const LATER = 120_000;
      expect(await pushes.beginAttempt('https://a', NOW)).toBe(true);
      // Another message to the same device, while the first is under way.
      expect(await pushes.beginAttempt('https://a', NOW + 1)).toBe(true);
      expect(await pushes.beginAttempt('https://a', NOW + LATER)).toBe(true);
      await pushes.endAttempt('https://a');
      for (const n of [2, 3]) expect(await pushes.beginAttempt('https://a', NOW + n * LATER)).toBe(true);
      expect(await pushes.beginAttempt('https://a', NOW + 4 * LATER)).toBe(false);
      expect(await pushes.of('ana')).toEqual([]);
      expect(await pushes.beginAttempt('https://a', NOW + 5 * LATER)).toBe(false);
    });
    test('calls are known by table, decision and player, until they are old', async () => {
      for (const at of [7, 7]) await pushes.markNotified('t', at, 'ana', NOW);
      expect(await pushes.wasNotified('t', 7, 'ana')).toBe(true);
      for (const [table, at, player] of [
        ['u', 7, 'ana'],
        ['t', 8, 'ana'],
        ['t', 7, 'bo'],
      ] as const)
        expect(await pushes.wasNotified(table, at, player)).toBe(false);
      await pushes.tidy(NOW);
      expect(await pushes.wasNotified('t', 7, 'ana')).toBe(true);
      await pushes.tidy(NOW + 1);
      expect(await pushes.wasNotified('t', 7, 'ana')).toBe(false);
    });
  });
}
