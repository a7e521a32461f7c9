/** The life of an account over plain requests and sockets: made, found again, taken along, deleted. */

import type { MyGame, ShownAccount } from '@boneyard/protocol/people';
import { gameCalled } from '@boneyard/rules/games';
import { seeded } from '@boneyard/rules/random';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyLog } from '../admin';
import { authenticator } from '../testing/authenticator';
import { browser, byName } from '../testing/browser';
import { type Client, connect, mayMove, openTable, playOn } from '../testing/client';
import { type Started, start } from '../testing/table';

let site: Started;
let url: string;
beforeAll(async () => {
  site = await start();
  url = byName(site.url);
});
afterAll(async () => {
  expect(site.complaints).toEqual([]);
  await site.close();
});

const PERSON = { kind: 'person' } as const;
const BOT = { kind: 'bot', level: 'gentle' } as const;
const ONE_ROUND = { game: 'classic', options: { match: { rounds: 1 } } };

async function account(name: string) {
  const own = browser(url);
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
    const ana = browser(url);
    const id = await ana.name('Ana');
    const table = await openTable(url, ana.cookie, { ...ONE_ROUND, chairs: [PERSON, PERSON] });
    const { status, body } = await ana.signUp();
    expect([status, body.me]).toEqual([200, { id, name: 'Ana', kind: 'account' }]);
    expect(new Set(body.codes).size).toBe(10);
    expect((await ana.ask('GET', 'me')).body).toEqual({ id, name: 'Ana', kind: 'account' });
    const client = await seated(ana, 'Ana', table);
    expect(client.told.find(({ t }) => t === 'welcome')).toMatchObject({ me: { id, kind: 'account' } });
    expect(client.shown!.you).toBe(0);
    client.close();
  });
  test('a synced passkey opens it on another device, with no name typed', async () => {
    const { own, id } = await account('Ana');
    const phone = browser(url, authenticator([...own.keys.held]));
    await phone.name('somebody');
    expect((await phone.signIn()).body.me).toEqual({ id, name: 'Ana', kind: 'account' });
    const { sessions } = (await own.ask<ShownAccount>('GET', 'account')).body;
    expect(sessions.map(({ here }) => here).sort()).toEqual([false, true]);
  });
  test('a second passkey is another way in; it can be removed, the last one cannot', async () => {
    const { own, id } = await account('Ana');
    await own.signUp();
    const [first, second] = own.keys.held;
    const laptop = browser(url, authenticator([second!]));
    expect((await laptop.signIn()).body.me.id).toBe(id);
    expect((await laptop.ask('DELETE', `passkeys/${first!.id}`)).status).toBe(200);
    expect((await laptop.ask('DELETE', `passkeys/${first!.id}`)).status).toBe(409);
    expect((await browser(url, authenticator([first!])).signIn()).status).toBe(401);
    expect((await laptop.ask<ShownAccount>('GET', 'account')).body.passkeys.map((one) => one.id)).toEqual([second!.id]);
  });
  test('a recovery code signs in once; new codes make the old ones useless', async () => {
    const { id, codes } = await account('Ana');
    const lost = browser(url);
    const recover = (code: string) => lost.ask('POST', 'session/recover', { code, label: '' });
    expect((await recover(` ${codes[0]!.toUpperCase().replaceAll('-', ' ')}`)).body).toMatchObject({ me: { id } });
    expect((await recover(codes[0]!)).status).toBe(401);
    expect((await lost.ask<ShownAccount>('GET', 'account')).body.codes).toBe(9);
    const { body } = await lost.signUp();
    expect(body).toEqual({ me: { id, name: 'Ana', kind: 'account' } });
    const fresh = (await lost.ask<{ codes: string[] }>('POST', 'account/codes')).body.codes;
    expect((await recover(codes[1]!)).status).toBe(401);
    expect((await recover(fresh[0]!)).status).toBe(200);
  });
  test('signing out ends the session and the socket that came by it; everywhere means everywhere', async () => {
    const { own, id } = await account('Ana');
    const [phone, laptop] = [browser(url, own.keys), browser(url, own.keys)];
    for (const one of [phone, laptop]) await one.signIn();
    const line = await connect(url, 'Ana', { cookie: phone.cookie });
    const before = phone.cookie;
    expect((await phone.ask('DELETE', 'session')).status).toBe(200);
    expect(await line.closed).toBe(1012);
    expect((await phone.ask('GET', 'me')).body).toBeNull();
    expect((await browser(url).ask('GET', 'me', undefined, { cookie: before })).body).toBeNull();
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
    await ana.until(() => ana.shown?.id === mine && mayMove(ana) !== undefined);
    ana.close();
    const list = await games();
    expect(list.map(({ table, turn }) => [table.id, turn])).toEqual([
      [mine, true],
      [gathering, false],
      [over, false],
    ]);
    expect(list[0]!.due! - Date.now()).toBeGreaterThan(2 * 24 * 3600_000 - 60_000);
    expect(list[2]!.scores).toHaveLength(2);
    const guest = browser(url);
    expect((await guest.ask('GET', 'games')).status).toBe(401);
    await guest.name('Bo');
    expect((await guest.ask('GET', 'games')).body).toEqual({ games: [] });
  });
});

describe('taking along and leaving', () => {
  test('the export has the account, its devices and the records of finished games, and no secret of the server', async () => {
    const { own, id, codes } = await account('Ana');
    const over = await openTable(url, own.cookie, { ...ONE_ROUND, chairs: [PERSON, BOT] });
    const ana = await seated(own, 'Ana', over);
    await playOn(ana, seeded('export'));
    ana.close();
    const open = await openTable(url, own.cookie, { ...ONE_ROUND, chairs: [PERSON, PERSON] });
    const { body } = await own.ask('GET', 'account/data');
    expect(body).toMatchObject({ account: { id, name: 'Ana' }, passkeys: [{ label: 'Test' }], recoveryCodesLeft: 10 });
    const games = body.games as { table: string; record?: { names: string[] } }[];
    expect(games.map(({ table }) => table).sort()).toEqual([over, open].sort());
    expect(games.find(({ table }) => table === over)!.record!.names).toEqual(['Ana', 'gentle']);
    expect(games.find(({ table }) => table === open)!.record).toBeUndefined();
    const text = JSON.stringify(body);
    for (const secret of [...codes, ...own.cookies.values()]) expect(text).not.toContain(secret);
  });
  test('a deleted account leaves nothing but games without its name, and a bot in its seat', async () => {
    const [{ own: ana, id, codes }, bo] = [await account('Anastasia'), browser(url)];
    await bo.name('Bo');
    const over = await openTable(url, ana.cookie, { ...ONE_ROUND, chairs: [PERSON, BOT] });
    const first = await seated(ana, 'Anastasia', over);
    await playOn(first, seeded('farewell'));
    const running = await openTable(url, bo.cookie, { ...ONE_ROUND, chairs: [PERSON, PERSON] });
    const [hers, his] = [await seated(ana, 'Anastasia', running), await seated(bo, 'Bo', running)];
    hers.send({ t: 'sit', seat: 1 });
    await his.until(() => his.shown?.phase === 'playing');
    const before = ana.cookie;
    expect((await ana.ask('DELETE', 'account')).body).toEqual({ gone: true });
    await his.until(() => his.shown!.seats[1]!.replaced, 'a bot in her seat');
    expect(his.shown!.seats[1]!.name).toBe('');
    expect([await first.closed, await hers.closed]).toEqual([1012, 1012]);
    // The match goes on to its end without her.
    await playOn(his, seeded('alone'));
    his.close();

    for (const cookie of [before, `boneyard=${before}`])
      expect((await browser(url).ask('GET', 'me', undefined, { cookie })).body).toBeNull();
    expect((await browser(url, ana.keys).signIn()).status).toBe(401);
    expect((await browser(url).ask('POST', 'session/recover', { code: codes[3], label: '' })).status).toBe(401);
    for (const table of [over, running]) {
      const { body } = await bo.ask<{ game: string; names: string[] }>('GET', `tables/${table}/record`);
      expect([gameCalled(body.game)?.id, body.names.includes('')]).toEqual(['classic', true]);
      const kept = [...(await site.store.log(table)), JSON.stringify(await site.store.card(table))].join('\n');
      expect(kept).not.toContain('Anastasia');
    }
    expect(await site.people.seats(id, 9)).toEqual([]);
    // The logs still come to what was kept of them.
    expect((await verifyLog(site.store)).found).toEqual([]);
  });
});
