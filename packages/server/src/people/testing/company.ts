/** What company must be in every database. Each kind of store runs this suite. */

import type { Listed } from '@boneyard/protocol/tables';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DatabaseStore } from '../../store/database';
import type { Card } from '../../store/store';
import type { Company, Line, Report } from '../company';
import { peopleIn } from '../kept';
import { companyIn } from '../keptcompany';
import { dropOldTables, keepOnly } from '../retention';
import type { Kept } from './contract';

const NOW = 1_700_000_000_000;
const DAY = 24 * 3600_000;
const line = (id: string, change: Partial<Line> = {}): Line => ({
  id,
  table: 't',
  seat: 1,
  player: 'ana',
  name: 'Ana',
  text: 'Où est «ß» ?',
  address: null,
  said: NOW,
  ...change,
});
const reportOf = ({ id, said: _, seat: __, ...rest }: Line, by: string, made = NOW): Report => ({
  ...rest,
  line: id,
  by,
  made,
});

function cardOf(id: string, changed: number): Card {
  const sitting = { chair: { kind: 'person' }, name: 'Ana', replaced: false, bot: false } as const;
  const face: Listed = {
    id,
    game: 'classic',
    options: {},
    clock: null,
    rated: false,
    seats: [sitting],
    phase: 'over',
    changed,
  };
  return { id, listed: false, phase: 'over', changed, face: JSON.stringify(face), result: null };
}

export function companyContract(name: string, kept: () => Kept): void {
  describe(`company in ${name}`, () => {
    let keeping: Kept;
    let store: DatabaseStore;
    let company: Company;
    beforeEach(async () => {
      keeping = kept();
      store = await keeping.open();
      company = companyIn(store.database);
    });
    afterEach(async () => {
      await store.close();
      await keeping.clear();
    });
    const table = (id: string, player: string, changed = NOW, due: number | null = null) =>
      store.append({ table: id, n: 0, body: '{}', card: cardOf(id, changed), seated: [{ player, seat: 0 }], due });

    test('a token is found by its hash, until it is dropped by whoever owns it', async () => {
      const token = { id: 'k', player: 'bot', name: 'Bot', made: NOW };
      await company.addToken('ana', 'hash', token);
      expect(await company.tokenOf('hash')).toEqual({ token, account: 'ana' });
      expect(await company.tokenOf('k')).toBeUndefined();
      expect(await company.tokens('ana')).toEqual([token]);
      expect(await company.goodTokens(['k', 'x'])).toEqual(['k']);
      expect(await company.dropToken('bo', 'k')).toBe(false);
      expect(await company.dropToken('ana', 'k')).toBe(true);
      expect(await company.tokenOf('hash')).toBeUndefined();
      expect(await company.goodTokens(['k'])).toEqual([]);
    });
    test('the last lines of a table, oldest first', async () => {
      for (const [n, id] of ['c', 'a', 'b'].entries()) await company.say(line(id, { said: NOW + n }));
      await company.say(line('z', { table: 'other' }));
      expect((await company.said('t', 2)).map(({ id }) => id)).toEqual(['a', 'b']);
      expect(await company.line('t', 'c')).toEqual(line('c'));
      expect(await company.line('t', 'z')).toBeUndefined();
      expect((await company.linesOf('ana')).map(({ id }) => id).sort()).toEqual(['a', 'b', 'c', 'z']);
    });
    test('a block holds both ways, also at a table where one of them sits', async () => {
      await company.block('ana', { player: 'bo', name: 'Bo', made: NOW });
      await company.block('ana', { player: 'bo', name: 'Bo', made: NOW });
      expect(await company.blocks('ana')).toEqual([{ player: 'bo', name: 'Bo', made: NOW }]);
      expect([await company.blocked('ana', 'bo'), await company.blocked('bo', 'ana')]).toEqual([true, true]);
      expect(await company.blocked('ana', 'cy')).toBe(false);
      const apart = await company.apart(['bo', 'ana', 'cy']);
      expect([apart('ana', 'bo'), apart('bo', 'ana'), apart('ana', 'cy')]).toEqual([true, false, false]);
      expect((await company.apart(['ana', 'cy']))('ana', 'bo')).toBe(false);
      await table('t1', 'ana');
      await table('t2', 'bo');
      expect(await company.blockedAt('t1', 'bo')).toBe(true);
      expect(await company.blockedAt('t2', 'ana')).toBe(true);
      expect(await company.blockedAt('t1', 'cy')).toBe(false);
      expect(await company.playerAt('t1', 0)).toEqual({ player: 'ana', name: 'Ana' });
      expect(await company.playerAt('t1', 1)).toBeUndefined();
      await company.unblock('ana', 'bo');
      expect([await company.blocked('ana', 'bo'), await company.blockedAt('t1', 'bo')]).toEqual([false, false]);
    });
    test('each reports a line once, and the newest come first', async () => {
      const said = line('a', { address: '192.0.2.1' });
      await company.report(reportOf(said, 'bo'));
      await company.report(reportOf(said, 'bo', NOW + 5));
      await company.report(reportOf(said, 'cy', NOW + 1));
      expect(await company.reports(9)).toEqual([reportOf(said, 'cy', NOW + 1), reportOf(said, 'bo')]);
      expect(await company.reports(1)).toHaveLength(1);
      expect(await company.called('Ana')).toEqual([{ player: 'ana', name: 'Ana' }]);
      expect(await company.called('ana')).toEqual([{ player: 'ana', name: 'Ana' }]);
    });
    test('a ban lasts until it is lifted', async () => {
      await company.ban({ who: '2001:db8::1', name: '', made: NOW });
      await company.ban({ who: 'ana', name: 'Ana', made: NOW + 1 });
      await company.ban({ who: 'ana', name: 'Ana', made: NOW + 2 });
      expect((await company.bans()).map(({ who }) => who)).toEqual(['2001:db8::1', 'ana']);
      expect((await company.called('nobody')).length).toBe(0);
      expect([await company.unban('ana'), await company.unban('ana')]).toEqual([true, false]);
      expect((await company.bans()).map(({ who }) => who)).toEqual(['2001:db8::1']);
    });
    test('who goes leaves nothing said, blocked or reported behind, nor do their bots', async () => {
      await company.addToken('ana', 'hash', { id: 'k', player: 'bot', name: 'Bot', made: NOW });
      for (const [n, player] of ['ana', 'bot', 'bo'].entries()) await company.say(line(`l${n}`, { player }));
      await company.block('ana', { player: 'bo', name: 'Bo', made: NOW });
      await company.block('bo', { player: 'ana', name: 'Ana', made: NOW });
      await company.report(reportOf(line('l0'), 'bo'));
      await company.report(reportOf(line('l2', { player: 'bo' }), 'ana'));
      await company.forget('ana');
      expect((await company.said('t', 9)).map(({ player }) => player)).toEqual(['bo']);
      expect((await company.reports(9)).map(({ player }) => player)).toEqual(['bo']);
      expect([await company.blocks('bo'), await company.tokens('ana')]).toEqual([[], []]);
      expect(await company.tokenOf('hash')).toBeUndefined();
    });
    test('what is old enough goes: lines, reports; not what is younger', async () => {
      for (const [id, said] of [
        ['a', NOW - 1],
        ['b', NOW],
      ] as const) {
        await company.say(line(id, { said }));
        await company.report(reportOf(line(id), 'bo', said));
      }
      await company.tidy(NOW);
      expect((await company.said('t', 9)).map(({ id }) => id)).toEqual(['b']);
      expect((await company.reports(9)).map(({ line }) => line)).toEqual(['b']);
    });
    test('old tables go in groups; those of account holders stay, and those where something is to happen', async () => {
      const account = { id: 'ana', name: 'Ana', made: NOW };
      const passkey = { id: 'p', key: '', counter: 0, transports: [], label: '', made: NOW, used: NOW };
      await peopleIn(store.database).make(account, passkey);
      await table('hers', 'ana', NOW - 1);
      await table('young', 'guest', NOW);
      await table('waits', 'guest', NOW - 1, NOW);
      for (let n = 0; n < 60; n++) await table(`old${n}`, 'guest', NOW - 1);
      await company.say(line('l', { table: 'old3' }));
      const keeping = { database: store.database, company };
      await keepOnly({ tables: 0, chat: 1 }, keeping, NOW + DAY);
      expect(await store.tables('', 99)).toHaveLength(63);
      expect(await dropOldTables(store.database, NOW)).toBe(50);
      await keepOnly({ tables: 1, chat: 1 }, keeping, NOW + DAY);
      expect(await dropOldTables(store.database, NOW)).toBe(0);
      expect(await store.tables('', 99)).toEqual(['hers', 'waits', 'young']);
      expect([await store.log('old3'), await store.card('old3')]).toEqual([[], undefined]);
      expect(await company.said('old3', 9)).toEqual([]);
      expect(await peopleIn(store.database).seats('guest', 99)).toHaveLength(2);
    });
  });
}
