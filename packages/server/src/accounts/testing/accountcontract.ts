/** What the account repository must do in every database. Each kind of store runs this suite. */

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DatabaseStore } from '../../store/database';
import type { SeatChange, TableSummary } from '../../store/store';
import { writeEntry } from '../../tables/room/entries';
import { accountRepository } from '../accountrepository';
import type { AccountRepository, Passkey, Session } from '../accounts';

export interface AccountSuite {
  open(): Promise<DatabaseStore>;
  clear(): Promise<void>;
}

/** Milliseconds since 1970 need more than 32 bits. */
const NOW = 1_700_000_000_000;
const ANA = { id: 'ana', name: 'Ana «ß»', made: NOW };
const BO = { id: 'bo', name: 'Bo', made: NOW };
const passkey = (id: string, change: Partial<Passkey> = {}): Passkey => ({
  id,
  key: 'pQECAyYg',
  counter: 4_294_967_295,
  transports: ['internal', 'hybrid'],
  label: 'Phone',
  made: NOW,
  used: NOW,
  ...change,
});
const session = (id: string, seen = NOW): Session => ({ id, label: 'Firefox', made: NOW, seen });

export function accountContract(name: string, kept: () => AccountSuite): void {
  describe(`people in ${name}`, () => {
    let keeping: AccountSuite;
    let store: DatabaseStore;
    let accounts: AccountRepository;
    beforeEach(async () => {
      keeping = kept();
      store = await keeping.open();
      accounts = accountRepository(store.database);
    });
    afterEach(async () => {
      await store.close();
      await keeping.clear();
    });

    test('an account is made with its first passkey, once', async () => {
      expect(await accounts.isTaken('ana')).toBe(false);
      expect(await accounts.create(ANA, passkey('k1'))).toBe(true);
      expect(await accounts.create({ ...BO, id: 'ana' }, passkey('k2'))).toBe(false);
      expect(await accounts.account('ana')).toEqual(ANA);
      expect(await accounts.passkey('k1')).toEqual({ passkey: passkey('k1'), account: ANA });
      expect(await accounts.passkey('k2')).toBeUndefined();
    });
    test('of preferences the newest are kept, each account has its own, and they go with it', async () => {
      await accounts.create(ANA, passkey('k1'));
      await accounts.create(BO, passkey('k2'));
      expect(await accounts.preferences('ana')).toBeUndefined();
      const first = { chosen: { table: 'slate', tiles: 'wood' }, changed: NOW };
      const later = { chosen: { table: 'night' }, changed: NOW + 1 };
      await accounts.keepPreferences('ana', first);
      expect(await accounts.preferences('ana')).toEqual(first);
      await accounts.keepPreferences('ana', later);
      await accounts.keepPreferences('ana', first);
      expect(await accounts.preferences('ana')).toEqual(later);
      await accounts.keepPreferences('bo', first);
      await accounts.remove('ana', NOW);
      expect(await accounts.preferences('ana')).toBeUndefined();
      expect(await accounts.preferences('bo')).toEqual(first);
    });
    test('nobody can take another player’s passkey, and no partial account stays behind', async () => {
      await accounts.create(ANA, passkey('k1'));
      expect(await accounts.create(BO, passkey('k1'))).toBe(false);
      expect(await accounts.isTaken('bo')).toBe(false);
      expect(await accounts.create(BO, passkey('k2'))).toBe(true);
      expect(await accounts.addPasskey('bo', passkey('k1'))).toBe(false);
      expect((await accounts.passkey('k1'))?.account).toEqual(ANA);
    });
    test('of two who make the same account at once one does', async () => {
      const made = await Promise.all([accounts.create(ANA, passkey('k1')), accounts.create(ANA, passkey('k2'))]);
      expect(made.sort()).toEqual([false, true]);
      expect(await accounts.passkeys('ana')).toHaveLength(1);
    });
    test('an account that cannot be made does not undo a move that is written at the same time', async () => {
      await accounts.create(ANA, passkey('k1'));
      const [kept, made] = await Promise.all([
        store.append({ table: 't', n: 0, body: 'move' }),
        accounts.create(ANA, passkey('k2')),
      ]);
      expect([kept, made, await store.log('t')]).toEqual([true, false, ['move']]);
    });
    test('passkeys are added, used, listed and dropped by their owner only', async () => {
      await accounts.create(ANA, passkey('k1'));
      await accounts.create(BO, passkey('k3'));
      const second = passkey('k2', { made: NOW + 1, transports: [], label: '' });
      expect(await accounts.addPasskey('ana', second)).toBe(true);
      await accounts.usePasskey('k1', 7, NOW + 5);
      expect(await accounts.passkeys('ana')).toEqual([passkey('k1', { counter: 7, used: NOW + 5 }), second]);
      expect(await accounts.dropPasskey('bo', 'k2')).toBe(false);
      expect(await accounts.dropPasskey('ana', 'k2')).toBe(true);
      expect((await accounts.passkeys('ana')).map(({ id }) => id)).toEqual(['k1']);
    });
    test('a session leads to its account until it is left or not used for too long', async () => {
      await accounts.create(ANA, passkey('k1'));
      for (const [hash, id] of Object.entries({ h1: 's1', h2: 's2', h3: 's3' }))
        await accounts.addSession('ana', hash, session(id));
      expect(await accounts.session('h1', NOW)).toEqual({ account: ANA, session: session('s1') });
      expect(await accounts.session('h1', NOW + 1)).toBeUndefined();
      expect(await accounts.session('s1', NOW)).toBeUndefined();
      await accounts.touchSession('h2', NOW + 9);
      expect((await accounts.sessions('ana')).map(({ id }) => id)[0]).toBe('s2');
      await accounts.endSessions('bo', 's1');
      await accounts.endSessions('ana', 's3');
      expect((await accounts.sessions('ana')).map(({ id }) => id)).toEqual(['s2', 's1']);
      await accounts.endSessions('ana');
      expect(await accounts.session('h1', 0)).toBeUndefined();
      expect(await accounts.sessions('ana')).toEqual([]);
    });
    test('a new name is everywhere at once', async () => {
      await accounts.create(ANA, passkey('k1'));
      await accounts.addSession('ana', 'h1', session('s1'));
      await accounts.rename('ana', 'Anna');
      expect((await accounts.session('h1', 0))?.account.name).toBe('Anna');
    });
    test('a recovery code works once, and no longer when there are new ones', async () => {
      await accounts.create(ANA, passkey('k1'));
      await accounts.setCodes('ana', ['c1', 'c2', 'c3']);
      const both = await Promise.all([accounts.useCode('c1'), accounts.useCode('c1')]);
      expect(both.filter(Boolean)).toEqual([ANA]);
      expect(await accounts.codesLeft('ana')).toBe(2);
      await accounts.setCodes('ana', ['c4']);
      expect(await accounts.useCode('c2')).toBeUndefined();
      expect([await accounts.useCode('c4'), await accounts.codesLeft('ana')]).toEqual([ANA, 0]);
    });
    test('a challenge is answered once and in time, and the last one asked counts', async () => {
      await accounts.addChallenge('a', { challenge: 'x', purpose: 'in', until: NOW });
      await accounts.addChallenge('a', { challenge: 'y', purpose: 'in', until: NOW });
      await accounts.addChallenge('b', { challenge: 'z', purpose: 'in', until: NOW });
      const both = await Promise.all([accounts.takeChallenge('a', NOW - 1), accounts.takeChallenge('a', NOW - 1)]);
      expect(both.filter(Boolean)).toEqual([{ challenge: 'y', purpose: 'in', until: NOW }]);
      expect(await accounts.takeChallenge('b', NOW)).toBeUndefined();
      expect(await accounts.takeChallenge('b', NOW - 1)).toBeUndefined();
    });

    const summary = (id: string, changed: number): TableSummary => ({
      id,
      listed: false,
      phase: 'playing',
      changed,
      listing: '{}',
      result: null,
    });
    const sit = (table: string, n: number, seated: readonly SeatChange[], changed = NOW) =>
      store.append({ table, n, body: '', summary: summary(table, changed), seated });

    test('the seats are written with the table, or not at all', async () => {
      await sit('t1', 0, [{ player: 'ana', seat: 0 }], NOW + 1);
      await sit('t2', 0, [{ player: 'ana', seat: 1 }], NOW + 2);
      await sit('t1', 0, [{ player: 'bo', seat: 1 }]);
      expect(await accounts.seats('ana', 9)).toEqual([
        { seat: 1, summary: summary('t2', NOW + 2) },
        { seat: 0, summary: summary('t1', NOW + 1) },
      ]);
      expect(await accounts.seats('bo', 9)).toEqual([]);
      expect(await accounts.tablesOf('ana', 't1', 9)).toEqual(['t2']);
      await sit('t1', 1, [
        { player: 'ana', seat: null },
        { player: 'bo', seat: 0 },
      ]);
      expect(await accounts.tablesOf('ana', '', 9)).toEqual(['t2']);
      expect(await accounts.tablesOf('bo', '', 9)).toEqual(['t1']);
    });
    test('of seats written in one group the last counts', async () => {
      await Promise.all([
        sit('t1', 0, [{ player: 'ana', seat: 0 }]),
        sit('t1', 1, [
          { player: 'ana', seat: 2 },
          { player: 'bo', seat: 0 },
        ]),
        sit('t2', 0, [{ player: 'bo', seat: 1 }]),
        sit('t2', 1, [{ player: 'bo', seat: null }]),
      ]);
      expect((await accounts.seats('ana', 9)).map(({ seat }) => seat)).toEqual([2]);
      expect(await accounts.tablesOf('bo', '', 9)).toEqual(['t1']);
    });
    test('of a deleted account nothing is left but that the id is taken', async () => {
      await accounts.create(ANA, passkey('k1'));
      await accounts.create(BO, passkey('k2'));
      for (const { id } of [ANA, BO]) {
        await accounts.addSession(id, `h ${id}`, session(`s ${id}`));
        await accounts.setCodes(id, [`c ${id}`]);
      }
      await sit('t1', 0, [
        { player: 'ana', seat: 0 },
        { player: 'bo', seat: 1 },
      ]);
      await accounts.remove('ana', NOW);
      expect(
        await Promise.all([accounts.account('ana'), accounts.passkey('k1'), accounts.session('h ana', 0)]),
      ).toEqual([undefined, undefined, undefined]);
      expect([await accounts.useCode('c ana'), await accounts.tablesOf('ana', '', 9)]).toEqual([undefined, []]);
      expect(await accounts.isTaken('ana')).toBe(true);
      expect(await accounts.create(ANA, passkey('k9'))).toBe(false);
      expect((await accounts.session('h bo', 0))?.account).toEqual(BO);
      expect(await accounts.tablesOf('bo', '', 9)).toEqual(['t1']);
    });
    test('a name is overwritten where its owner sat down, and nowhere else', async () => {
      const sat = (guest: string, name: string): string => writeEntry({ do: 'sat', seat: 0, guest, name, at: NOW });
      const bodies = [sat('ana', 'Ana'), sat('ana_', 'Ana'), sat('bo', 'ana'), writeEntry({ do: 'ended', at: NOW })];
      for (const [n, body] of bodies.entries()) await store.append({ table: 't1', n, body });
      await store.append({ table: 't2', n: 0, body: bodies[0]! });
      await accounts.removeName('ana', 't1');
      expect(await store.log('t1')).toEqual([sat('ana', ''), ...bodies.slice(1)]);
      expect(await store.log('t2')).toEqual([bodies[0]]);
    });
    test('of many sessions those that last are told', async () => {
      await accounts.create(ANA, passkey('k1'));
      await accounts.addSession('ana', 'h1', session('s1'));
      expect([await accounts.liveSessions([]), await accounts.liveSessions(['s1', 's2', 'h1'])]).toEqual([[], ['s1']]);
    });
    test('what ran out is tidied away; accounts keep their seats', async () => {
      await accounts.create(ANA, passkey('k1'));
      await accounts.addSession('ana', 'old', session('s1', NOW - 1));
      await accounts.addSession('ana', 'new', session('s2', NOW));
      await accounts.addChallenge('late', { challenge: 'x', purpose: 'in', until: NOW });
      await sit(
        't1',
        0,
        [
          { player: 'ana', seat: 0 },
          { player: 'guest', seat: 1 },
        ],
        NOW - 1,
      );
      await sit('t2', 0, [{ player: 'guest', seat: 1 }], NOW);
      await accounts.tidy(NOW, NOW);
      expect((await accounts.sessions('ana')).map(({ id }) => id)).toEqual(['s2']);
      expect(await accounts.takeChallenge('late', 0)).toBeUndefined();
      expect([await accounts.tablesOf('ana', '', 9), await accounts.tablesOf('guest', '', 9)]).toEqual([
        ['t1'],
        ['t2'],
      ]);
    });
  });
}
