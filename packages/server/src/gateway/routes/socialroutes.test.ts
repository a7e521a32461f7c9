/** Chat, blocks, reports, bans and bots with tokens, over real sockets. */

import type { ServerMessage } from '@boneyard/protocol/servermessages';
import type { BlockView, NewTokenView, TokenView } from '@boneyard/protocol/social';
import { seeded } from '@boneyard/rules/random';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textFilter } from '../../social/wordfilter';
import { type Client, connect, openTable, playOn } from '../../testing/client';
import { type HeadlessBrowser, headlessBrowser, withHostName } from '../../testing/headlessbrowser';
import { startServer, type TestServer } from '../../testing/testserver';
import { NO_LIMITS } from '../limits';

let site: TestServer;
let url: string;
beforeAll(async () => {
  site = await startServer({ fits: textFilter('schmutz\n') });
  url = withHostName(site.url);
});
afterAll(async () => {
  expect(site.errors).toEqual([]);
  await site.close();
});

const PERSON = { kind: 'person' } as const;
const TWO = { game: 'classic', options: { match: { rounds: 1 } }, chairs: [PERSON, PERSON] };

async function guest(name: string): Promise<HeadlessBrowser> {
  const own = headlessBrowser(url);
  await own.name(name);
  return own;
}

async function account(name: string): Promise<HeadlessBrowser> {
  const own = await guest(name);
  await own.signUp();
  return own;
}

async function at(table: string, own: Pick<HeadlessBrowser, 'cookie'>, seat?: number): Promise<Client> {
  const client = await connect(url, 'somebody', { cookie: own.cookie });
  client.send({ t: 'come', table });
  await client.next('table');
  if (seat === undefined) return client;
  client.send({ t: 'sit', seat });
  await client.until(() => client.table?.you === seat, 'a seat');
  return client;
}

const saidTo = ({ messages: told }: Client) => told.flatMap((one) => (one.t === 'chat' ? one.lines : []));
const refusal = (client: Client) => client.next('refused') as Promise<Extract<ServerMessage, { t: 'refused' }>>;

/** Two players at a table, with a client each. */
async function together(ana: HeadlessBrowser, bo: HeadlessBrowser, listed = false) {
  const table = await openTable(url, ana.cookie, { ...TWO, listed });
  return { table, hers: await at(table, ana), his: await at(table, bo, 1) };
}

describe('chat', () => {
  test('a message reaches everyone at the table, also those who come later, and is not in the log', async () => {
    const { table, hers, his } = await together(await guest('Ana'), await guest('Bo'));
    hers.send({ t: 'chat', text: '  Bonjour\u202e   à toi\u0000 ' });
    await his.until(() => saidTo(his).length > 0, 'a line');
    expect(saidTo(his)).toMatchObject([{ seat: 0, name: 'Ana', text: 'Bonjour à toi' }]);
    expect(saidTo(hers)).toEqual(saidTo(his));
    const late = await at(table, await guest('Cy'));
    await late.until(() => saidTo(late).length > 0, 'what was said');
    expect(saidTo(late)).toEqual(saidTo(his));
    expect((await site.store.log(table)).join('')).not.toContain('Bonjour');
    late.send({ t: 'chat', text: 'I only watch' });
    expect(await refusal(late)).toMatchObject({ what: 'chat', why: 'not yours' });
    for (const one of [hers, his, late]) one.close();
  });
  test('two hundred characters and not one more, nothing empty, nothing unfit', async () => {
    const { hers, his } = await together(await guest('Ana'), await guest('Bo'));
    hers.send({ t: 'chat', text: '😀'.repeat(200) });
    await his.until(() => saidTo(his).length > 0, 'a line');
    for (const [text, why] of [
      ['x'.repeat(201), 'malformed'],
      [' \u200b\n', 'malformed'],
      ['What a SCHMÜTZ', 'unfit'],
    ]) {
      const answer = refusal(hers);
      hers.send({ t: 'chat', text: text! });
      expect(await answer).toMatchObject({ what: 'chat', why });
    }
    expect(saidTo(his)).toHaveLength(1);
    for (const one of [hers, his]) one.close();
  });
  test('players who write too much too fast have to wait', async () => {
    const { hers, his } = await together(await guest('Ana'), await guest('Bo'));
    const answer = refusal(hers);
    for (let n = 0; n < 6; n++) hers.send({ t: 'chat', text: `${n}` });
    expect(await answer).toMatchObject({ what: 'chat', why: 'too fast' });
    await hers.until(() => saidTo(hers).length === 5, 'the five lines before');
    for (const one of [hers, his]) one.close();
  });
  test('at public tables guests cannot chat, and account holders can', async () => {
    const { hers, his } = await together(await account('Ana'), await guest('Bo'), true);
    const answer = refusal(his);
    his.send({ t: 'chat', text: 'hello' });
    expect(await answer).toMatchObject({ what: 'chat', why: 'not for guests' });
    hers.send({ t: 'chat', text: 'hello' });
    await his.until(() => saidTo(his).length === 1, 'a line');
    for (const one of [hers, his]) one.close();
  });
  test('a name with unwanted words is rejected', async () => {
    const own = headlessBrowser(url);
    expect(await own.ask('POST', 'guest', { name: 'Ｓchmutz' })).toMatchObject({
      status: 400,
      body: { problem: 'bad name' },
    });
    const ana = await account('Ana');
    expect((await ana.ask('POST', 'guest', { name: 'Mr schmutz' })).status).toBe(400);
  });
});

test('blocked players cannot sit at the same table, both ways, until unblocked; an old seat stays', async () => {
  const [ana, bo] = [await account('Ana'), await guest('Bo')];
  const { table, hers, his } = await together(ana, bo);
  expect((await bo.ask('POST', 'blocks', { table, seat: 0 })).body).toEqual({ problem: 'no account' });
  expect((await ana.ask('POST', 'blocks', { table, seat: 0 })).status).toBe(404);
  const { status, body } = await ana.ask<{ who: string }>('POST', 'blocks', { table, seat: 1 });
  expect(status).toBe(201);
  const { blocks } = (await ana.ask<{ blocks: BlockView[] }>('GET', 'blocks')).body;
  expect(blocks).toMatchObject([{ who: body.who, name: 'Bo' }]);
  // A match that has begun continues.
  await Promise.all([playOn(hers, seeded('a')), playOn(his, seeded('b'))]);
  for (const [opener, other] of [
    [ana, bo],
    [bo, ana],
  ] as const) {
    const next = await openTable(url, opener.cookie, TWO);
    const client = await at(next, other);
    client.send({ t: 'sit', seat: 1 });
    expect(await refusal(client)).toMatchObject({ what: 'sit', why: 'blocked' });
    client.close();
  }
  expect((await ana.ask('DELETE', `blocks/${body.who}`)).status).toBe(200);
  const last = await openTable(url, ana.cookie, TWO);
  (await at(last, bo, 1)).close();
  for (const one of [hers, his]) one.close();
});

test('a line is reported with what was said and where, once by each; nobody invents one', async () => {
  const [ana, bo] = [await account('Ana'), await guest('Bo')];
  const { table, hers, his } = await together(ana, bo);
  his.send({ t: 'chat', text: 'something bad' });
  await hers.until(() => saidTo(hers).length > 0, 'a line');
  const { id: line, who } = saidTo(hers)[0]!;
  for (let n = 0; n < 2; n++) expect((await ana.ask('POST', 'reports', { table, line })).status).toBe(201);
  expect((await ana.ask('POST', 'reports', { table, line: 'AAAAbbbbCCCC0123' })).status).toBe(404);
  expect((await headlessBrowser(url).ask('POST', 'reports', { table, line })).status).toBe(401);
  const reports = (await site.social.reports(9)).filter((one) => one.table === table);
  expect(reports).toMatchObject([{ line, name: 'Bo', text: 'something bad', address: '127.0.0.1' }]);
  // The id that others see is not the one that proves his seat.
  expect(reports[0]!.player).not.toBe(who);
  expect(hers.texts.join('')).not.toContain(reports[0]!.player);
  for (const one of [hers, his]) one.close();
});

describe('bans', () => {
  const BANNED = { t: 'refused', what: 'hello', why: 'banned' };

  test('a banned player is told so and disconnected at once, and cannot come back, but may still export their data', async () => {
    const ana = await account('Ana');
    const { id } = (await ana.ask<{ id: string }>('GET', 'me')).body;
    const { table, hers, his } = await together(ana, await guest('Bo'));
    await site.social.ban({ who: id, name: 'Ana', made: Date.now() });
    expect(await hers.closed).toBe(1008);
    expect(hers.messages.at(-1)).toEqual(BANNED);
    await expect(connect(url, 'Ana', { cookie: ana.cookie })).rejects.toThrow('1008');
    expect(await ana.ask('POST', 'tables', TWO)).toMatchObject({ status: 403, body: { problem: 'banned' } });
    expect((await ana.ask('GET', 'me')).status).toBe(403);
    expect((await ana.ask('GET', 'account/data')).status).toBe(200);
    // The others only notice that she is disconnected.
    his.send({ t: 'come', table });
    await his.next('table');
    await site.social.unban(id);
    // As soon as the server has read the bans again.
    await expect.poll(async () => (await ana.ask('GET', 'me')).status, { timeout: 10_000, interval: 200 }).toBe(200);
    (await connect(url, 'Ana', { cookie: ana.cookie })).close();
    his.close();
  });
  test('nobody can connect from a banned address', async () => {
    const other = await startServer();
    const cy = await connect(other.url, 'Cy');
    await other.social.ban({ who: '127.0.0.1', name: '', made: Date.now() });
    expect(await cy.closed).toBe(1008);
    expect((await fetch(`${other.url}/api/me`)).status).toBe(403);
    await other.close();
  });
});

describe("players' own bots", () => {
  async function made(own: HeadlessBrowser, name = 'Robo'): Promise<NewTokenView> {
    const { status, body } = await own.ask<NewTokenView>('POST', 'tokens', { name });
    expect(status).toBe(201);
    return body;
  }
  const bearer = ({ token }: NewTokenView) => ({ authorization: `Bearer ${token}` });
  const asBot = (token: NewTokenView, path: string, body?: unknown, headers: object = {}) =>
    fetch(`${url}/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, ...bearer(token), ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  test('a token is sent once, stored as a hash, and identifies a bot with its own name and id', async () => {
    const ana = await account('Ana');
    const token = await made(ana);
    expect(token.token).toMatch(/^boneyard_[\w-]{43}$/);
    const { tokens } = (await ana.ask<{ tokens: TokenView[] }>('GET', 'tokens')).body;
    expect(tokens).toEqual([{ id: token.id, name: 'Robo', made: token.made }]);
    const me = (await (await asBot(token, 'me')).json()) as { id: string };
    const { id } = (await ana.ask<{ id: string }>('GET', 'me')).body;
    expect(me).toMatchObject({ name: 'Robo', kind: 'bot' });
    expect(me.id).not.toBe(id);
    expect((await ana.ask('GET', 'me', undefined, { authorization: 'Bearer boneyard_wrong' })).body).toBeNull();
  });
  test('it plays a whole game, marked as a bot for everyone, and leaves when the token is revoked', async () => {
    const ana = await account('Ana');
    const token = await made(ana);
    const table = await openTable(url, ana.cookie, { ...TWO, listed: true });
    const hers = await at(table, ana);
    const robo = await connect(url, 'Robo', { headers: bearer(token) });
    robo.send({ t: 'come', table });
    await robo.next('table');
    robo.send({ t: 'sit', seat: 1 });
    await hers.until(() => hers.table?.seats[1]?.name === 'Robo', 'the bot');
    expect(hers.table!.seats.map(({ bot }) => bot)).toEqual([false, true]);
    const listed = (await ana.ask<{ tables: { id: string; seats: { bot: boolean }[] }[] }>('GET', 'tables')).body
      .tables;
    expect(listed.find(({ id }) => id === table)!.seats.map(({ bot }) => bot)).toEqual([false, true]);
    await Promise.all([playOn(hers, seeded('a')), playOn(robo, seeded('b'))]);
    expect((await ana.ask('DELETE', `tokens/${token.id}`)).status).toBe(200);
    await robo.closed;
    expect(await (await asBot(token, 'me')).json()).toBeNull();
    hers.close();
  });
  test('it cannot sit at rated tables, search for a game, change its name, or create tokens', async () => {
    const ana = await account('Ana');
    const token = await made(ana);
    const rated = { ...TWO, clock: { turn: 60 }, late: 'mildest', rated: true };
    const opened = await ana.ask<{ table: string }>('POST', 'tables', { ...rated, listed: false });
    expect(opened.status).toBe(201);
    const robo = await connect(url, 'Robo', { headers: bearer(token) });
    robo.send({ t: 'come', table: opened.body.table });
    await robo.next('table');
    robo.send({ t: 'sit', seat: 1 });
    expect(await refusal(robo)).toMatchObject({ what: 'sit', why: 'no account' });
    const terms = { game: 'classic', players: 2, options: {}, clock: null, rated: false };
    robo.send({ t: 'seek', terms });
    expect(await refusal(robo)).toMatchObject({ what: 'seek', why: 'no account' });
    expect((await asBot(token, 'guest', { name: 'Other' })).status).toBe(403);
    expect((await asBot(token, 'tokens', { name: 'Child' })).status).toBe(401);
    expect((await asBot(token, 'passkeys/new', {}, { origin: url })).status).toBe(401);
    robo.close();
  });
  test('ten and no more; guests have none; they go with the account, and so does their name', async () => {
    const ana = await account('Ana');
    const tokens: NewTokenView[] = [];
    for (let n = 0; n < 10; n++) tokens.push(await made(ana, `Robo ${n}`));
    expect((await ana.ask('POST', 'tokens', { name: 'One more' })).status).toBe(409);
    expect((await (await guest('Bo')).ask('POST', 'tokens', { name: 'Robo' })).status).toBe(401);
    const bo = await guest('Bo');
    const table = await openTable(url, bo.cookie, TWO);
    const his = await at(table, bo);
    const robo = await connect(url, 'Robo', { headers: bearer(tokens[3]!) });
    robo.send({ t: 'come', table });
    await robo.next('table');
    robo.send({ t: 'sit', seat: 1 });
    await Promise.all([playOn(his, seeded('a')), playOn(robo, seeded('b'))]);
    robo.send({ t: 'chat', text: 'beep' });
    await his.until(() => saidTo(his).length > 0, 'a line');
    expect((await ana.ask('DELETE', 'account')).status).toBe(200);
    expect(await (await asBot(tokens[3]!, 'me')).json()).toBeNull();
    expect((await site.store.log(table)).join('')).not.toContain('Robo');
    expect(await site.social.lastLines(table, 9)).toEqual([]);
    his.close();
  });
  test('all its connections share one rate limit', async () => {
    const limited = await startServer({ limits: { ...NO_LIMITS, burst: 20, rate: 1 } });
    const ana = headlessBrowser(withHostName(limited.url));
    await ana.name('Ana');
    await ana.signUp();
    const token = await made(ana);
    const [one, two] = [
      await connect(limited.url, 'Robo', { headers: bearer(token) }),
      await connect(limited.url, 'Robo', { headers: bearer(token) }),
    ];
    for (let n = 0; n < 12; n++) for (const line of [one, two]) line.send({ t: 'go' });
    const refused = await Promise.race([refusal(one), refusal(two)]);
    expect(refused.why).toBe('too fast');
    one.close();
    two.close();
    await limited.close();
  });
});
