/** What the social repository must do in every database. Each kind of store runs this suite. */

import type { TableListing } from '@boneyard/protocol/tables';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountRepository } from '../../accounts/accountrepository';
import type { AccountSuite } from '../../accounts/testing/accountcontract';
import { deleteExpired, dropOldTables } from '../../operations/retention';
import type { DatabaseStore } from '../../store/database';
import type { TableSummary } from '../../store/store';
import type { ChatReport, SocialRepository, StoredLine } from '../social';
import { socialRepository } from '../socialrepository';

const NOW = 1_700_000_000_000;
const DAY = 24 * 3600_000;
const line = (id: string, change: Partial<StoredLine> = {}): StoredLine => ({
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
const reportOf = ({ id, said: _, seat: __, ...rest }: StoredLine, by: string, made = NOW): ChatReport => ({
  ...rest,
  line: id,
  by,
  made,
});

function cardOf(id: string, changed: number): TableSummary {
  const sitting = { chair: { kind: 'person' }, name: 'Ana', replaced: false, bot: false } as const;
  const listing: TableListing = {
    id,
    game: 'classic',
    options: {},
    clock: null,
    rated: false,
    seats: [sitting],
    phase: 'over',
    changed,
  };
  return { id, listed: false, phase: 'over', changed, listing: JSON.stringify(listing), result: null };
}

export function socialContract(name: string, kept: () => AccountSuite): void {
  describe(`social in ${name}`, () => {
    let keeping: AccountSuite;
    let store: DatabaseStore;
    let social: SocialRepository;
    beforeEach(async () => {
      keeping = kept();
      store = await keeping.open();
      social = socialRepository(store.database);
    });
    afterEach(async () => {
      await store.close();
      await keeping.clear();
    });
    const table = (id: string, player: string, changed = NOW, wakeAt: number | null = null) =>
      store.append({
        table: id,
        n: 0,
        body: '{}',
        summary: cardOf(id, changed),
        seated: [{ player, seat: 0 }],
        wakeAt,
      });

    test('a token is found by its hash, until its owner drops it', async () => {
      const token = { id: 'k', player: 'bot', name: 'Bot', made: NOW };
      await social.addToken('ana', 'hash', token);
      expect(await social.tokenOf('hash')).toEqual({ token, account: 'ana' });
      expect(await social.tokenOf('k')).toBeUndefined();
      expect(await social.tokens('ana')).toEqual([token]);
      expect(await social.validTokens(['k', 'x'])).toEqual(['k']);
      expect(await social.dropToken('bo', 'k')).toBe(false);
      expect(await social.dropToken('ana', 'k')).toBe(true);
      expect(await social.tokenOf('hash')).toBeUndefined();
      expect(await social.validTokens(['k'])).toEqual([]);
    });
    test('the last lines of a table, oldest first', async () => {
      for (const [n, id] of ['c', 'a', 'b'].entries()) await social.addLine(line(id, { said: NOW + n }));
      await social.addLine(line('z', { table: 'other' }));
      expect((await social.lastLines('t', 2)).map(({ id }) => id)).toEqual(['a', 'b']);
      expect(await social.line('t', 'c')).toEqual(line('c'));
      expect(await social.line('t', 'z')).toBeUndefined();
      expect((await social.linesOf('ana')).map(({ id }) => id).sort()).toEqual(['a', 'b', 'c', 'z']);
    });
    test('a block holds both ways, also at a table where one of them sits', async () => {
      await social.block('ana', { player: 'bo', name: 'Bo', made: NOW });
      await social.block('ana', { player: 'bo', name: 'Bo', made: NOW });
      expect(await social.blocks('ana')).toEqual([{ player: 'bo', name: 'Bo', made: NOW }]);
      expect([await social.blocked('ana', 'bo'), await social.blocked('bo', 'ana')]).toEqual([true, true]);
      expect(await social.blocked('ana', 'cy')).toBe(false);
      const apart = await social.apart(['bo', 'ana', 'cy']);
      expect([apart('ana', 'bo'), apart('bo', 'ana'), apart('ana', 'cy')]).toEqual([true, false, false]);
      expect((await social.apart(['ana', 'cy']))('ana', 'bo')).toBe(false);
      await table('t1', 'ana');
      await table('t2', 'bo');
      expect(await social.blockedAt('t1', 'bo')).toBe(true);
      expect(await social.blockedAt('t2', 'ana')).toBe(true);
      expect(await social.blockedAt('t1', 'cy')).toBe(false);
      expect(await social.playerAt('t1', 0)).toEqual({ player: 'ana', name: 'Ana' });
      expect(await social.playerAt('t1', 1)).toBeUndefined();
      await social.unblock('ana', 'bo');
      expect([await social.blocked('ana', 'bo'), await social.blockedAt('t1', 'bo')]).toEqual([false, false]);
    });
    test('each reports a line once, and the newest come first', async () => {
      const said = line('a', { address: '192.0.2.1' });
      await social.report(reportOf(said, 'bo'));
      await social.report(reportOf(said, 'bo', NOW + 5));
      await social.report(reportOf(said, 'cy', NOW + 1));
      expect(await social.reports(9)).toEqual([reportOf(said, 'cy', NOW + 1), reportOf(said, 'bo')]);
      expect(await social.reports(1)).toHaveLength(1);
      expect(await social.playersNamed('Ana')).toEqual([{ player: 'ana', name: 'Ana' }]);
      expect(await social.playersNamed('ana')).toEqual([{ player: 'ana', name: 'Ana' }]);
    });
    test('a ban lasts until it is lifted', async () => {
      await social.ban({ who: '2001:db8::1', name: '', made: NOW });
      await social.ban({ who: 'ana', name: 'Ana', made: NOW + 1 });
      await social.ban({ who: 'ana', name: 'Ana', made: NOW + 2 });
      expect((await social.bans()).map(({ who }) => who)).toEqual(['2001:db8::1', 'ana']);
      expect((await social.playersNamed('nobody')).length).toBe(0);
      expect([await social.unban('ana'), await social.unban('ana')]).toEqual([true, false]);
      expect((await social.bans()).map(({ who }) => who)).toEqual(['2001:db8::1']);
    });
    test('who goes leaves nothing said, blocked or reported behind, nor do their bots', async () => {
      await social.addToken('ana', 'hash', { id: 'k', player: 'bot', name: 'Bot', made: NOW });
      for (const [n, player] of ['ana', 'bot', 'bo'].entries()) await social.addLine(line(`l${n}`, { player }));
      await social.block('ana', { player: 'bo', name: 'Bo', made: NOW });
      await social.block('bo', { player: 'ana', name: 'Ana', made: NOW });
      await social.report(reportOf(line('l0'), 'bo'));
      await social.report(reportOf(line('l2', { player: 'bo' }), 'ana'));
      await social.forget('ana');
      expect((await social.lastLines('t', 9)).map(({ player }) => player)).toEqual(['bo']);
      expect((await social.reports(9)).map(({ player }) => player)).toEqual(['bo']);
      expect([await social.blocks('bo'), await social.tokens('ana')]).toEqual([[], []]);
      expect(await social.tokenOf('hash')).toBeUndefined();
    });
    test('what is old enough goes: lines, reports; not what is younger', async () => {
      for (const [id, said] of [
        ['a', NOW - 1],
        ['b', NOW],
      ] as const) {
        await social.addLine(line(id, { said }));
        await social.report(reportOf(line(id), 'bo', said));
      }
      await social.tidy(NOW);
      expect((await social.lastLines('t', 9)).map(({ id }) => id)).toEqual(['b']);
      expect((await social.reports(9)).map(({ line }) => line)).toEqual(['b']);
    });
    test('old tables go in groups; those of account holders stay, and those where something is to happen', async () => {
      const account = { id: 'ana', name: 'Ana', made: NOW };
      const passkey = { id: 'p', key: '', counter: 0, transports: [], label: '', made: NOW, used: NOW };
      await accountRepository(store.database).create(account, passkey);
      await table('hers', 'ana', NOW - 1);
      await table('young', 'guest', NOW);
      await table('waits', 'guest', NOW - 1, NOW);
      for (let n = 0; n < 60; n++) await table(`old${n}`, 'guest', NOW - 1);
      await social.addLine(line('l', { table: 'old3' }));
      const keeping = { database: store.database, social };
      await deleteExpired({ tables: 0, chat: 1 }, keeping, NOW + DAY);
      expect(await store.tables('', 99)).toHaveLength(63);
      expect(await dropOldTables(store.database, NOW)).toBe(50);
      await deleteExpired({ tables: 1, chat: 1 }, keeping, NOW + DAY);
      expect(await dropOldTables(store.database, NOW)).toBe(0);
      expect(await store.tables('', 99)).toEqual(['hers', 'waits', 'young']);
      expect([await store.log('old3'), await store.summary('old3')]).toEqual([[], undefined]);
      expect(await social.lastLines('old3', 9)).toEqual([]);
      expect(await accountRepository(store.database).seats('guest', 99)).toHaveLength(2);
    });
  });
}
