/** What people must be in every database. Each kind of store runs this suite. */

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeEntry } from '../../rooms/entries';
import type { DatabaseStore } from '../../store/database';
import type { Card, Seated } from '../../store/store';
import { peopleIn } from '../kept';
import type { Passkey, People, Session } from '../people';

export interface Kept {
  open(): Promise<DatabaseStore>;
  clear(): Promise<void>;
}

/** More than 32 bits: milliseconds since 1970 are. */
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

export function peopleContract(name: string, kept: () => Kept): void {
  describe(`people in ${name}`, () => {
    let keeping: Kept;
    let store: DatabaseStore;
    let people: People;
    beforeEach(async () => {
      keeping = kept();
      store = await keeping.open();
      people = peopleIn(store.database);
    });
    afterEach(async () => {
      await store.close();
      await keeping.clear();
    });

    test('an account is made with its first passkey, once', async () => {
      expect(await people.isTaken('ana')).toBe(false);
      expect(await people.make(ANA, passkey('k1'))).toBe(true);
      expect(await people.make({ ...BO, id: 'ana' }, passkey('k2'))).toBe(false);
      expect(await people.account('ana')).toEqual(ANA);
      expect(await people.passkey('k1')).toEqual({ passkey: passkey('k1'), account: ANA });
      expect(await people.passkey('k2')).toBeUndefined();
    });
    test('nobody takes the passkey of somebody else, and no half of an account stays behind', async () => {
      await people.make(ANA, passkey('k1'));
      expect(await people.make(BO, passkey('k1'))).toBe(false);
      expect(await people.isTaken('bo')).toBe(false);
      expect(await people.make(BO, passkey('k2'))).toBe(true);
      expect(await people.addPasskey('bo', passkey('k1'))).toBe(false);
      expect((await people.passkey('k1'))?.account).toEqual(ANA);
    });
    test('of two who make the same account at once one does', async () => {
      const made = await Promise.all([people.make(ANA, passkey('k1')), people.make(ANA, passkey('k2'))]);
      expect(made.sort()).toEqual([false, true]);
      expect(await people.passkeys('ana')).toHaveLength(1);
    });
    test('an account that cannot be made does not undo a move that is written at the same time', async () => {
      await people.make(ANA, passkey('k1'));
      const [kept, made] = await Promise.all([
        store.append({ table: 't', n: 0, body: 'move' }),
        people.make(ANA, passkey('k2')),
      ]);
      expect([kept, made, await store.log('t')]).toEqual([true, false, ['move']]);
    });
    test('passkeys are added, used, listed and dropped by their owner only', async () => {
      await people.make(ANA, passkey('k1'));
      await people.make(BO, passkey('k3'));
      const second = passkey('k2', { made: NOW + 1, transports: [], label: '' });
      expect(await people.addPasskey('ana', second)).toBe(true);
      await people.usePasskey('k1', 7, NOW + 5);
      expect(await people.passkeys('ana')).toEqual([passkey('k1', { counter: 7, used: NOW + 5 }), second]);
      expect(await people.dropPasskey('bo', 'k2')).toBe(false);
      expect(await people.dropPasskey('ana', 'k2')).toBe(true);
      expect((await people.passkeys('ana')).map(({ id }) => id)).toEqual(['k1']);
    });
    test('a session leads to its account until it is left or not used for too long', async () => {
      await people.make(ANA, passkey('k1'));
      for (const [hash, id] of Object.entries({ h1: 's1', h2: 's2', h3: 's3' }))
        await people.enter('ana', hash, session(id));
      expect(await people.session('h1', NOW)).toEqual({ account: ANA, session: session('s1') });
      expect(await people.session('h1', NOW + 1)).toBeUndefined();
      expect(await people.session('s1', NOW)).toBeUndefined();
      await people.see('h2', NOW + 9);
      expect((await people.sessions('ana')).map(({ id }) => id)[0]).toBe('s2');
      await people.leave('bo', 's1');
      await people.leave('ana', 's3');
      expect((await people.sessions('ana')).map(({ id }) => id)).toEqual(['s2', 's1']);
      await people.leave('ana');
      expect(await people.session('h1', 0)).toBeUndefined();
      expect(await people.sessions('ana')).toEqual([]);
    });
    test('a new name is everywhere at once', async () => {
      await people.make(ANA, passkey('k1'));
      await people.enter('ana', 'h1', session('s1'));
      await people.rename('ana', 'Anna');
      expect((await people.session('h1', 0))?.account.name).toBe('Anna');
    });
    test('a recovery code works once, and not any more when there are new ones', async () => {
      await people.make(ANA, passkey('k1'));
      await people.setCodes('ana', ['c1', 'c2', 'c3']);
      const both = await Promise.all([people.useCode('c1'), people.useCode('c1')]);
      expect(both.filter(Boolean)).toEqual([ANA]);
      expect(await people.codesLeft('ana')).toBe(2);
      await people.setCodes('ana', ['c4']);
      expect(await people.useCode('c2')).toBeUndefined();
      expect([await people.useCode('c4'), await people.codesLeft('ana')]).toEqual([ANA, 0]);
    });
    test('a challenge is answered once and in time, and the last one asked counts', async () => {
      await people.ask('a', { challenge: 'x', purpose: 'in', until: NOW });
      await people.ask('a', { challenge: 'y', purpose: 'in', until: NOW });
      await people.ask('b', { challenge: 'z', purpose: 'in', until: NOW });
      const both = await Promise.all([people.answer('a', NOW - 1), people.answer('a', NOW - 1)]);
      expect(both.filter(Boolean)).toEqual([{ challenge: 'y', purpose: 'in', until: NOW }]);
      expect(await people.answer('b', NOW)).toBeUndefined();
      expect(await people.answer('b', NOW - 1)).toBeUndefined();
    });

    const card = (id: string, changed: number): Card => ({
      id,
      listed: false,
      phase: 'playing',
      changed,
      face: '{}',
      result: null,
    });
    const sit = (table: string, n: number, seated: readonly Seated[], changed = NOW) =>
      store.append({ table, n, body: '', card: card(table, changed), seated });

    test('who sits where is written with the table, and only if that is', async () => {
      await sit('t1', 0, [{ player: 'ana', seat: 0 }], NOW + 1);
      await sit('t2', 0, [{ player: 'ana', seat: 1 }], NOW + 2);
      await sit('t1', 0, [{ player: 'bo', seat: 1 }]);
      expect(await people.seats('ana', 9)).toEqual([
        { seat: 1, card: card('t2', NOW + 2) },
        { seat: 0, card: card('t1', NOW + 1) },
      ]);
      expect(await people.seats('bo', 9)).toEqual([]);
      expect(await people.tablesOf('ana', 't1', 9)).toEqual(['t2']);
      await sit('t1', 1, [
        { player: 'ana', seat: null },
        { player: 'bo', seat: 0 },
      ]);
      expect(await people.tablesOf('ana', '', 9)).toEqual(['t2']);
      expect(await people.tablesOf('bo', '', 9)).toEqual(['t1']);
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
      expect((await people.seats('ana', 9)).map(({ seat }) => seat)).toEqual([2]);
      expect(await people.tablesOf('bo', '', 9)).toEqual(['t1']);
    });
    test('of a deleted account nothing is left but that the id is taken', async () => {
      await people.make(ANA, passkey('k1'));
      await people.make(BO, passkey('k2'));
      for (const { id } of [ANA, BO]) {
        await people.enter(id, `h ${id}`, session(`s ${id}`));
        await people.setCodes(id, [`c ${id}`]);
      }
      await sit('t1', 0, [
        { player: 'ana', seat: 0 },
        { player: 'bo', seat: 1 },
      ]);
      await people.remove('ana', NOW);
      expect(await Promise.all([people.account('ana'), people.passkey('k1'), people.session('h ana', 0)])).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
      expect([await people.useCode('c ana'), await people.tablesOf('ana', '', 9)]).toEqual([undefined, []]);
      expect(await people.isTaken('ana')).toBe(true);
      expect(await people.make(ANA, passkey('k9'))).toBe(false);
      expect((await people.session('h bo', 0))?.account).toEqual(BO);
      expect(await people.tablesOf('bo', '', 9)).toEqual(['t1']);
    });
    test('a name is overwritten where its owner sat down, and nowhere else', async () => {
      const sat = (guest: string, name: string): string => writeEntry({ do: 'sat', seat: 0, guest, name, at: NOW });
      const bodies = [sat('ana', 'Ana'), sat('ana_', 'Ana'), sat('bo', 'ana'), writeEntry({ do: 'ended', at: NOW })];
      for (const [n, body] of bodies.entries()) await store.append({ table: 't1', n, body });
      await store.append({ table: 't2', n: 0, body: bodies[0]! });
      await people.blank('ana', 't1');
      expect(await store.log('t1')).toEqual([sat('ana', ''), ...bodies.slice(1)]);
      expect(await store.log('t2')).toEqual([bodies[0]]);
    });
    test('of many sessions those that last are told', async () => {
      await people.make(ANA, passkey('k1'));
      await people.enter('ana', 'h1', session('s1'));
      expect([await people.lasting([]), await people.lasting(['s1', 's2', 'h1'])]).toEqual([[], ['s1']]);
    });
    test('what ran out is tidied away; accounts keep their seats', async () => {
      await people.make(ANA, passkey('k1'));
      await people.enter('ana', 'old', session('s1', NOW - 1));
      await people.enter('ana', 'new', session('s2', NOW));
      await people.ask('late', { challenge: 'x', purpose: 'in', until: NOW });
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
      await people.tidy(NOW, NOW);
      expect((await people.sessions('ana')).map(({ id }) => id)).toEqual(['s2']);
      expect(await people.answer('late', 0)).toBeUndefined();
      expect([await people.tablesOf('ana', '', 9), await people.tablesOf('guest', '', 9)]).toEqual([['t1'], ['t2']]);
    });
  });
}
