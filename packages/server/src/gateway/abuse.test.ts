/** What strangers and misbehaving programs cannot do. */

import type { Socket } from 'node:net';
import { MOST_BYTES, SOCKET, VERSION } from '@boneyard/protocol/version';
import { seeded } from '@boneyard/rules/random';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { connect, guestCookie, openTable, playOn } from '../testing/client';
import { HELLO_FRAME, messageFrame, rawSocket } from '../testing/rawsocket';
import { KEY, startServer, type TestServer } from '../testing/testserver';
import { guests } from './guests';
import { Bucket, NO_LIMITS } from './limits';
import { isOurs } from './origins';

let site: TestServer;
beforeAll(async () => {
  site = await startServer();
});
afterAll(async () => {
  expect(site.errors).toEqual([]);
  await site.close();
});

const PERSON = { kind: 'person' } as const;
const BOT = { kind: 'bot', level: 'casual' } as const;

function knock(headers: Record<string, string>, path = SOCKET, url = site.url): Promise<number | 'open'> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, { headers });
    socket.on('open', () => {
      socket.close();
      resolve('open');
    });
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
    socket.on('error', () => {});
  });
}

const post = (path: string, body: unknown, headers: Record<string, string> = {}, url = site.url) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('origins', () => {
  test('a socket opens for our own page only', async () => {
    expect(await knock({ origin: site.url })).toBe('open');
    expect(await knock({ origin: 'https://evil.example' })).toBe(403);
    expect(await knock({ origin: 'null' })).toBe(403);
    expect(await knock({})).toBe(403);
    expect(await knock({ origin: site.url }, '/elsewhere')).toBe(404);
  });
  test('so do forms', async () => {
    expect((await post('/api/guest', { name: 'Ana' }, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post('/api/guest', { name: 'Ana' })).status).toBe(200);
  });
  test('the number of connections from one address is limited', async () => {
    const narrow = await startServer({ limits: { ...NO_LIMITS, connections: 2 } });
    const ana = await connect(narrow.url, 'Ana');
    await connect(narrow.url, 'Bo');
    expect(await knock({ origin: narrow.url }, SOCKET, narrow.url)).toBe(429);
    ana.close();
    await ana.closed;
    expect(await knock({ origin: narrow.url }, SOCKET, narrow.url)).toBe('open');
    await narrow.close();
  });
  test('the number of tables opened from one address per minute is limited', async () => {
    const narrow = await startServer({ limits: { ...NO_LIMITS, openings: 3 } });
    const cookie = await guestCookie(narrow.url, 'Ana');
    const open = () => openTable(narrow.url, cookie, { game: 'classic', chairs: [PERSON, PERSON] });
    for (let i = 0; i < 3; i++) await open();
    await expect(open()).rejects.toThrow('429');
    await narrow.close();
  });
});

describe('names and sessions', () => {
  test('a session is an http-only cookie of this site; on plain http it does not ask for https', async () => {
    const [cookie] = (await post('/api/guest', { name: 'Ana' })).headers.getSetCookie();
    expect(cookie).toMatch(/^boneyard=.*; HttpOnly; SameSite=Strict$/);
    expect(cookie).not.toContain('Secure');
  });
  test('a session cannot be forged or modified', () => {
    const { sign, recognise } = guests(KEY, false);
    const mine = sign({ id: 'A'.repeat(16), name: 'Ana' });
    expect(recognise(mine)).toEqual({ id: 'A'.repeat(16), name: 'Ana', kind: 'guest' });
    const [id, name, seal] = mine.split('.');
    for (const forged of [
      `${'B'.repeat(16)}.${name}.${seal}`,
      `${id}.${Buffer.from('Bo').toString('base64url')}.${seal}`,
      `${id}.${name}.`,
      `${id}.${name}`,
      `${mine}.x`,
      '',
      undefined,
      guests(Buffer.alloc(32, 8), false).sign({ id: 'A'.repeat(16), name: 'Ana' }),
    ])
      expect(recognise(forged)).toBeUndefined();
  });
  test('a name is short and visible; the id stays when the name changes', async () => {
    expect((await post('/api/guest', { name: ' ' })).status).toBe(400);
    expect((await post('/api/guest', { name: 'x'.repeat(25) })).status).toBe(400);
    expect((await post('/api/guest', '{')).status).toBe(400);
    const cookie = await guestCookie(site.url, '<script>');
    const me = (await (await fetch(`${site.url}/api/me`, { headers: { cookie } })).json()) as { id: string };
    expect(me).toEqual({ id: me.id, name: '<script>', kind: 'guest' });
    expect(await (await post('/api/guest', { name: 'Bo' }, { cookie })).json()).toEqual({
      id: me.id,
      name: 'Bo',
      kind: 'guest',
    });
  });
  test('a visitor without a name cannot open a table or take a seat', async () => {
    expect((await post('/api/tables', {})).status).toBe(401);
    const cookie = await guestCookie(site.url, 'Ana');
    const table = await openTable(site.url, cookie, { game: 'classic', chairs: [PERSON, PERSON] });
    const nobody = await connect(site.url, 'nobody', { cookie: '' });
    nobody.send({ t: 'come', table });
    await nobody.next('table');
    nobody.send({ t: 'sit', seat: 1 });
    expect(await nobody.next('refused')).toMatchObject({ why: 'no name' });
    nobody.close();
  });
  test('a table must be possible', async () => {
    const cookie = await guestCookie(site.url, 'Ana');
    const request = { game: 'classic', options: {}, chairs: [PERSON, PERSON], clock: null, late: 'bot', listed: false };
    for (const wrong of [
      { ...request, game: 'chess' },
      { ...request, options: { style: 'odd' } },
      { ...request, options: { __proto__: 1, constructor: 1 } },
      { ...request, game: 'bead', chairs: [PERSON, PERSON, PERSON, PERSON, PERSON] },
      { ...request, extra: 1 },
      'x'.repeat(20_000),
    ])
      expect([400, 413]).toContain((await post('/api/tables', wrong, { cookie })).status);
  });
  test('there is no record of a table that does not exist', async () => {
    for (const id of ['AAAAbbbbCCCC0123', '..%2f..%2fdata', 'x'])
      expect((await fetch(`${site.url}/api/tables/${id}/record`)).status).toBe(404);
  });
});

describe('a public address', () => {
  test('by https: secure cookies and HSTS, and only that origin', async () => {
    const publicUrl = new URL('https://dominoes.example.org');
    const secure = await startServer({ publicUrl });
    const origin = publicUrl.origin;
    const answer = await post('/api/guest', { name: 'Ana' }, { origin }, secure.url);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-boneyard=.*Path=\/.*Secure/);
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=');
    expect((await post('/api/guest', { name: 'Ana' }, {}, secure.url)).status).toBe(403);
    expect(await knock({ origin }, SOCKET, secure.url)).toBe('open');
    expect(await knock({ origin: secure.url }, SOCKET, secure.url)).toBe(403);
    await secure.close();
  });
  test('by http: none of these', async () => {
    const plain = await startServer({ publicUrl: new URL('http://dominoes.lan:3000') });
    const answer = await post('/api/guest', { name: 'Ana' }, { origin: 'http://dominoes.lan:3000' }, plain.url);
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).not.toContain('Secure');
    expect(answer.headers.get('strict-transport-security')).toBeNull();
    await plain.close();
  });
  test('without one, by whatever name the browser found us, and a whole game works there', async () => {
    expect(isOurs({ origin: 'http://192.168.1.7:3000', host: '192.168.1.7:3000' }, undefined)).toBe(true);
    expect(isOurs({ origin: 'http://192.168.1.7:3001', host: '192.168.1.7:3000' }, undefined)).toBe(false);
    // All of 127/8 is this machine; 127.0.0.1 is only its usual address.
    const far = await startServer({ host: '127.0.0.2' });
    expect(far.url).toContain('127.0.0.2');
    const ana = await connect(far.url, 'Ana');
    const options = { match: { rounds: 1 } };
    const table = await openTable(far.url, ana.cookie, { game: 'classic', options, chairs: [PERSON, BOT] });
    ana.send({ t: 'come', table });
    await playOn(ana, seeded('far'));
    await far.close();
  });
});

describe('messages', () => {
  test('an old page is told to reload', async () => {
    const ana = await connect(site.url, 'Ana');
    ana.sendText(JSON.stringify({ t: 'hello', v: VERSION - 1 }));
    expect(await ana.next('reload')).toEqual({ t: 'reload', v: VERSION });
    ana.send({ t: 'list', on: true });
    expect(await ana.next('refused')).toMatchObject({ why: 'malformed' });
    ana.close();
  });
  test('invalid messages are refused, and too many of them end the connection', async () => {
    const ana = await connect(site.url, 'Ana');
    ana.sendText('{');
    expect(await ana.next('refused')).toMatchObject({ what: null, why: 'malformed' });
    ana.sendText(Buffer.from([1, 2, 3]));
    expect(await ana.next('refused')).toMatchObject({ why: 'malformed' });
    for (let i = 0; i < 60; i++) ana.sendText('{"t":');
    expect(await ana.closed).toBe(1008);
  });
  test('an oversized message ends the connection at once', async () => {
    const ana = await connect(site.url, 'Ana');
    ana.sendText('x'.repeat(MOST_BYTES + 1));
    expect(await ana.closed).toBe(1009);
  });
  test('a client that sends too fast is told so', async () => {
    const narrow = await startServer({ limits: { ...NO_LIMITS, burst: 5, rate: 1 } });
    const ana = await connect(narrow.url, 'Ana');
    const refused = ana.next('refused');
    for (let i = 0; i < 10; i++) ana.send({ t: 'go' });
    expect(await refused).toMatchObject({ what: 'go', why: 'too fast' });
    await narrow.close();
  });
  test('a bucket fills again with time', () => {
    const three = new Bucket(3, 2, 0);
    expect([0, 0, 0, 0].map((now) => three.take(now))).toEqual([true, true, true, false]);
    expect([499, 500, 501].map((now) => three.take(now))).toEqual([false, true, false]);
    expect([9000, 9000, 9000, 9000].map((now) => three.take(now))).toEqual([true, true, true, false]);
  });
  test('without a table there is nothing to do', async () => {
    const ana = await connect(site.url, 'Ana');
    ana.send({ t: 'move', at: 1, move: 'pass' });
    expect(await ana.next('refused')).toEqual({ t: 'refused', what: 'move', at: 1, why: 'not at a table' });
    ana.send({ t: 'come', table: 'AAAAbbbbCCCC0123' });
    expect(await ana.next('refused')).toMatchObject({ what: 'come', why: 'no such table' });
    ana.close();
  });
});

describe('bad lines', () => {
  test('half-closed, broken and silent connections do not harm the others', async () => {
    const ana = await connect(site.url, 'Ana');
    const options = { match: { rounds: 1 } };
    const table = await openTable(site.url, ana.cookie, { game: 'classic', options, chairs: [PERSON, BOT] });
    ana.send({ t: 'come', table });
    await ana.next('table');
    const come = messageFrame({ t: 'come', table });
    const lines = await Promise.all(Array.from({ length: 4 }, () => rawSocket(site.url, ana.cookie)));
    const [half, silent, broken, slow] = lines as [Socket, Socket, Socket, Socket];
    for (const line of [half, broken, slow]) line.write(Buffer.concat([HELLO_FRAME, come]));
    half.end();
    silent.write(Buffer.from([0x81, 0xfe]));
    broken.write(Buffer.from([0xff, 0xff, 0xff, 0xff]));
    // It never reads what it is sent.
    slow.pause();
    await playOn(ana, seeded('bad lines'));
    expect(ana.table!.phase).toBe('over');
    for (const line of lines) line.destroy();
    ana.close();
  });
});

test('whatever is asked of the API, a refusal names its problem', async () => {
  for (const path of ['nothing', 'players/%00', 'tables/%00/record', 'tables/a%00b/record', '%00']) {
    const answer = await fetch(`${site.url}/api/${path}`);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await answer.json()).toEqual({ problem: expect.any(String) });
  }
});

test('a move that comes too fast is refused with its decision', async () => {
  const narrow = await startServer({ limits: { ...NO_LIMITS, burst: 3, rate: 0.01 } });
  const ana = await connect(narrow.url, 'Ana');
  const refused = ana.until(
    () => ana.messages.find((one) => one.t === 'refused' && one.why === 'too fast'),
    'too fast',
  );
  for (let i = 0; i < 4; i++) ana.send({ t: 'move', at: 7, move: 'pass' });
  expect(await refused).toEqual({ t: 'refused', what: 'move', at: 7, why: 'too fast' });
  await narrow.close();
});

test('the state of the server is public, and names nobody', async () => {
  const health = await (await fetch(`${site.url}/healthz`)).json();
  expect(health).toMatchObject({ fine: true });
  expect(Object.keys(health as object).sort()).toEqual(['connections', 'fine', 'tables']);
});
