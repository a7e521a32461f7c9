/** An account over HTTP and sockets: created, recovered, exported, deleted. */

import type { AccountView, MyGame } from '@boneyard/protocol/accounts';
import { gameCalled } from '@boneyard/rules/games';
import { seeded } from '@boneyard/rules/random';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyLog } from '../../operations/admin';
import { type Client, connect, mayMove, openTable, playOn } from '../../testing/client';
import { headlessBrowser, withHostName } from '../../testing/headlessbrowser';
import { passkeyDevice } from '../../testing/passkeydevice';
import { startServer, type TestServer } from '../../testing/testserver';

let site: TestServer;
let url: string;
beforeAll(async () => {
  site = await startServer();
  url = withHostName(site.url);
});
afterAll(async () => {
  expect(site.errors).toEqual([]);
  await site.close();
});

const PERSON = { kind: 'person' } as const;
const BOT = { kind: 'bot', level: 'gentle' } as const;
const ONE_ROUND = { game: 'classic', options: { match: { rounds: 1 } } };

async function account(name: string) {
  const own = headlessBrowser(url);
  const id = await own.name(name);
  const { body } = await own.signUp();
  return { own, id, codes: body.codes! };
}

async function seated(own: { readonly cookie: string }, name: string, table: string): Promise<Client> {
  const client = await connect(url, name, { cookie: own.cookie });
  client.send({ t: 'come', table });
  await client.next('table');
  return client;
}

describe('an account', () => {
  test('a guest who makes one keeps id, name and seats, and gets ten codes', async () => {
    const ana = headlessBrowser(url);
    const id = await ana.name('Ana');
    const table = await openTable(url, ana.cookie, { ...ONE_ROUND, chairs: [PERSON, PERSON] });
    const { status, body } = await ana.signUp();
    expect([status, body.me]).toEqual([200, { id, name: 'Ana', kind: 'account' }]);
    expect(new Set(body.codes).size).toBe(10);
    expect((await ana.ask('GET', 'me')).body).toEqual({ id, name: 'Ana', kind: 'account' });
    const client = await seated(ana, 'Ana', table);
    expect(client.messages.find(({ t }) => t === 'welcome')).toMatchObject({ me: { id, kind: 'account' } });
    expect(client.table!.you).toBe(0);
    client.close();
  });
  test('a synced passkey signs in on another device, without typing a name', async () => {
    const { own, id } = await account('Ana');
    const phone = headlessBrowser(url, passkeyDevice([...own.keys.held]));
    await phone.name('somebody');
    expect((await phone.signIn()).body.me).toEqual({ id, name: 'Ana', kind: 'account' });
    const { sessions } = (await own.ask<AccountView>('GET', 'account')).body;
    expect(sessions.map(({ here }) => here).sort()).toEqual([false, true]);
  });
  test('a second passkey is another way in; it can be removed, the last one cannot', async () => {
    const { own, id } = await account('Ana');
    await own.signUp();
    const [first, second] = own.keys.held;
    const laptop = headlessBrowser(url, passkeyDevice([second!]));
    expect((await laptop.signIn()).body.me.id).toBe(id);
    expect((await laptop.ask('DELETE', `passkeys/${first!.id}`)).status).toBe(200);
    expect((await laptop.ask('DELETE', `passkeys/${first!.id}`)).status).toBe(409);
    expect((await headlessBrowser(url, passkeyDevice([first!])).signIn()).status).toBe(401);
    expect((await laptop.ask<AccountView>('GET', 'account')).body.passkeys.map((one) => one.id)).toEqual([second!.id]);
  });
  test('a recovery code signs in once; new codes make the old ones useless', async () => {
    const { id, codes } = await account('Ana');
    const lost = headlessBrowser(url);
    const recover = (code: string) => lost.ask('POST', 'session/recover', { code, label: '' });
    expect((await recover(` ${codes[0]!.toUpperCase().replaceAll('-', ' ')}`)).body).toMatchObject({ me: { id } });
    expect((await recover(codes[0]!)).status).toBe(401);
    expect((await lost.ask<AccountView>('GET', 'account')).body.codes).toBe(9);
    const { body } = await lost.signUp();
    expect(body).toEqual({ me: { id, name: 'Ana', kind: 'account' } });
    const fresh = (await lost.ask<{ codes: string[] }>('POST', 'account/codes')).body.codes;
    expect((await recover(codes[1]!)).status).toBe(401);
    expect((await recover(fresh[0]!)).status).toBe(200);
  });
  test('signing out ends the session and the socket that came by it; everywhere means everywhere', async () => {
    const { own, id } = await account('Ana');
    const [phone, laptop] = [headlessBrowser(url, own.keys), headlessBrowser(url, own.keys)];
    for (const one of [phone, laptop]) await one.signIn();
    const line = await connect(url, 'Ana', { cookie: phone.cookie });
    const before = phone.cookie;
    expect((await phone.ask('DELETE', 'session')).status).toBe(200);
    expect(await line.closed).toBe(1012);
    expect((await phone.ask('GET', 'me')).body).toBeNull();
    expect((await headlessBrowser(url).ask('GET', 'me', undefined, { cookie: before })).body).toBeNull();
    expect((await laptop.ask('GET', 'me')).body).toMatchObject({ id });
    await own.ask('DELETE', 'sessions');
    expect((await laptop.ask('GET', 'me')).body).toBeNull();
    expect((await laptop.ask('GET', 'account')).status).toBe(401);
  });
  test('a name is changed under the same id', async () => {
    const { own, id } = await account('Ana');
    expect((await own.ask('POST', 'guest', { name: 'Anna' })).body).toEqual({ id, name: 'Anna', kind: 'account' });
    expect((await own.ask('GET', 'me')).body).toEqual({ id, name: 'Anna', kind: 'account' });
  });
});

describe('my games', () => {
  test('those that wait for me come first, those that are over last', async () => {
    const { own } = await account('Ana');
    const games = async () => (await own.ask<{ games: MyGame[] }>('GET', 'games')).body.games;
    const over = await openTable(url, own.cookie, { ...ONE_ROUND, chairs: [PERSON, BOT] });
    const ana = await seated(own, 'Ana', over);
    await playOn(ana, seeded('over'));
    const mine = await openTable(url, own.cookie, { ...ONE_ROUND, chairs: [PERSON, BOT], clock: { days: 2 } });
    const gathering = await openTable(url, own.cookie, { ...ONE_ROUND, chairs: [PERSON, PERSON] });
    ana.bits.clear();
    ana.send({ t: 'come', table: mine });
    await ana.until(() => ana.table?.id === mine && mayMove(ana) !== undefined);
    ana.close();
    const list = await games();
    expect(list.map(({ table, turn }) => [table.id, turn])).toEqual([
      [mine, true],
      [gathering, false],
      [over, false],
    ]);
    expect(list[0]!.due! - Date.now()).toBeGreaterThan(2 * 24 * 3600_000 - 60_000);
    expect(list[2]!.scores).toHaveLength(2);
    const guest = headlessBrowser(url);
    expect((await guest.ask('GET', 'games')).status).toBe(401);
    await guest.name('Bo');
    expect((await guest.ask('GET', 'games')).body).toEqual({ games: [] });
  });
});

describe('preferences', () => {
  const chosen = { theme: 'dark', table: 'slate', tiles: 'wood', colours: 'safe' };

  test('the newest choice of all devices is kept and exported; guests have none', async () => {
    const { own } = await account('Ana');
    expect((await own.ask('GET', 'account/preferences')).body).toEqual({ chosen: {}, changed: 0 });
    const first = { chosen, changed: 1_700_000_000_000 };
    expect((await own.ask('POST', 'account/preferences', first)).body).toEqual(first);
    const older = { chosen: { table: 'oak' }, changed: first.changed - 1 };
    expect((await own.ask('POST', 'account/preferences', older)).body).toEqual(first);
    const newer = { chosen: { ...chosen, table: 'night' }, changed: first.changed + 1 };
    expect((await own.ask('POST', 'account/preferences', newer)).body).toEqual(newer);
    expect((await own.ask('GET', 'account/preferences')).body).toEqual(newer);
    expect((await own.ask('GET', 'account/data')).body).toMatchObject({ preferences: newer });

    const guest = headlessBrowser(url);
    await guest.name('Bo');
    expect((await guest.ask('GET', 'account/preferences')).status).toBe(401);
    expect((await guest.ask('POST', 'account/preferences', newer)).status).toBe(401);
  });
  test('a clock that is ahead does not win for ever', async () => {
    const { own } = await account('Ana');
    const ahead = { chosen, changed: Date.now() + 1e9 };
    const { body } = await own.ask<{ changed: number }>('POST', 'account/preferences', ahead);
    expect(body.changed).toBeLessThanOrEqual(Date.now());
  });
  test.each([
    [{ chosen: { table: 'x'.repeat(21) }, changed: 1 }],
    [{ chosen: { table: { deep: 1 } }, changed: 1 }],
    [
      {
        chosen: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`k${String.fromCharCode(97 + i)}`, 'v'])),
        changed: 1,
      },
    ],
    [{ chosen: {}, changed: -1 }],
    [{ chosen: {} }],
    [{ chosen: {}, changed: 1, more: 'x' }],
  ])('refused: %j', async (preferences) => {
    const { own } = await account('Ana');
    expect((await own.ask('POST', 'account/preferences', preferences)).status).toBe(400);
  });
});

describe('export and deletion', () => {
  test('the export has the account, its devices and the records of finished games, and no secret of the server', async () => {
    const { own, id, codes } = await account('Ana');
    const over = await openTable(url, own.cookie, { ...ONE_ROUND, chairs: [PERSON, BOT] });
    const ana = await seated(own, 'Ana', over);
    await playOn(ana, seeded('export'));
    ana.close();
    const open = await openTable(url, own.cookie, { ...ONE_ROUND, chairs: [PERSON, PERSON] });
    const { body } = await own.ask('GET', 'account/data');
    expect(body).toMatchObject({ account: { id, name: 'Ana' }, passkeys: [{ label: 'Test' }], recoveryCodesLeft: 10 });
    // Her matches were not rated.
    expect(body.networks).toEqual([]);
    type Round = { moves: string[]; at: number[] };
    const games = body.games as { table: string; record?: { names: string[]; rounds: Round[] } }[];
    expect(games.map(({ table }) => table).sort()).toEqual([over, open].sort());
    expect(games.find(({ table }) => table === over)!.record!.names).toEqual(['Ana', 'gentle']);
    const [round] = games.find(({ table }) => table === over)!.record!.rounds;
    expect(round!.at).toHaveLength(round!.moves.length);
    expect(games.find(({ table }) => table === open)!.record).toBeUndefined();
    // It is sent as it is read: nobody knows how long it will be.
    const { headers } = await fetch(`${url}/api/account/data`, { headers: { cookie: own.cookie } });
    expect(headers.get('transfer-encoding')).toBe('chunked');
    const text = JSON.stringify(body);
    for (const secret of [...codes, ...own.cookies.values()]) expect(text).not.toContain(secret);
  });
  test('a deleted account leaves nothing but games without its name, and a bot in its seat', async () => {
    const [{ own: ana, id, codes }, bo] = [await account('Anastasia'), headlessBrowser(url)];
    await bo.name('Bo');
    const over = await openTable(url, ana.cookie, { ...ONE_ROUND, chairs: [PERSON, BOT] });
    const first = await seated(ana, 'Anastasia', over);
    await playOn(first, seeded('deleteAccount'));
    const running = await openTable(url, bo.cookie, { ...ONE_ROUND, chairs: [PERSON, PERSON] });
    const [hers, his] = [await seated(ana, 'Anastasia', running), await seated(bo, 'Bo', running)];
    hers.send({ t: 'sit', seat: 1 });
    await his.until(() => his.table?.phase === 'playing');
    const before = ana.cookie;
    expect((await ana.ask('DELETE', 'account')).body).toEqual({ gone: true });
    await his.until(() => his.table!.seats[1]!.replaced, 'a bot in her seat');
    expect(his.table!.seats[1]!.name).toBe('');
    expect([await first.closed, await hers.closed]).toEqual([1012, 1012]);
    // The match goes on to its end without her.
    await playOn(his, seeded('alone'));
    his.close();

    for (const cookie of [before, `boneyard=${before}`])
      expect((await headlessBrowser(url).ask('GET', 'me', undefined, { cookie })).body).toBeNull();
    expect((await headlessBrowser(url, ana.keys).signIn()).status).toBe(401);
    expect((await headlessBrowser(url).ask('POST', 'session/recover', { code: codes[3], label: '' })).status).toBe(401);
    for (const table of [over, running]) {
      const { body } = await bo.ask<{ game: string; names: string[] }>('GET', `tables/${table}/record`);
      expect([gameCalled(body.game)?.id, body.names.includes('')]).toEqual(['classic', true]);
      const kept = [...(await site.store.log(table)), JSON.stringify(await site.store.summary(table))].join('\n');
      expect(kept).not.toContain('Anastasia');
    }
    expect(await site.accounts.seats(id, 9)).toEqual([]);
    // The logs still agree with their summaries.
    expect((await verifyLog(site.store)).found).toEqual([]);
  });
});
