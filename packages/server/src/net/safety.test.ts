/** What strangers and bad programs cannot do. */

import { connect as connectLine, type Socket } from 'node:net';
import { MOST_BYTES, SOCKET, VERSION } from '@boneyard/protocol/version';
import { seeded } from '@boneyard/rules/random';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { connect, nameIn, openTable, playOn } from '../testing/client';
import { KEY, type Started, start } from '../testing/table';
import { guests } from './guests';
import { bucket, NO_LIMITS } from './limits';
import { isOurs } from './origins';

let site: Started;
beforeAll(async () => {
  site = await start();
});
afterAll(async () => {
  expect(site.complaints).toEqual([]);
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

describe('doors', () => {
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
  test('only so many connections come from one address', async () => {
    const narrow = await start({ limits: { ...NO_LIMITS, connections: 2 } });
    const ana = await connect(narrow.url, 'Ana');
    await connect(narrow.url, 'Bo');
    expect(await knock({ origin: narrow.url }, SOCKET, narrow.url)).toBe(429);
    ana.close();
    await ana.closed;
    expect(await knock({ origin: narrow.url }, SOCKET, narrow.url)).toBe('open');
    await narrow.close();
  });
  test('only so many tables are opened from one address in a minute', async () => {
    const narrow = await start({ limits: { ...NO_LIMITS, openings: 3 } });
    const cookie = await nameIn(narrow.url, 'Ana');
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
  test('nobody can make a session up, or change one', () => {
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
    const cookie = await nameIn(site.url, '<script>');
    const me = (await (await fetch(`${site.url}/api/me`, { headers: { cookie } })).json()) as { id: string };
    expect(me).toEqual({ id: me.id, name: '<script>', kind: 'guest' });
    expect(await (await post('/api/guest', { name: 'Bo' }, { cookie })).json()).toEqual({
      id: me.id,
      name: 'Bo',
      kind: 'guest',
    });
  });
  test('who has no name opens no table and takes no seat', async () => {
    expect((await post('/api/tables', {})).status).toBe(401);
    const cookie = await nameIn(site.url, 'Ana');
    const table = await openTable(site.url, cookie, { game: 'classic', chairs: [PERSON, PERSON] });
    const nobody = await connect(site.url, 'nobody', { cookie: '' });
    nobody.send({ t: 'come', table });
    await nobody.next('table');
    nobody.send({ t: 'sit', seat: 1 });
    expect(await nobody.next('refused')).toMatchObject({ why: 'no name' });
    nobody.close();
  });
  test('a table must be possible', async () => {
    const cookie = await nameIn(site.url, 'Ana');
    const wish = { game: 'classic', options: {}, chairs: [PERSON, PERSON], clock: null, late: 'bot', listed: false };
    for (const wrong of [
      { ...wish, game: 'chess' },
      { ...wish, options: { style: 'odd' } },
      { ...wish, options: { __proto__: 1, constructor: 1 } },
      { ...wish, game: 'bead', chairs: [PERSON, PERSON, PERSON, PERSON, PERSON] },
      { ...wish, extra: 1 },
      'x'.repeat(20_000),
    ])
      expect([400, 413]).toContain((await post('/api/tables', wrong, { cookie })).status);
  });
  test('a record of no table is not there', async () => {
    for (const id of ['AAAAbbbbCCCC0123', '..%2f..%2fdata', 'x'])
      expect((await fetch(`${site.url}/api/tables/${id}/record`)).status).toBe(404);
  });
});

describe('a public address', () => {
  test('by https: secure cookies and HSTS, and only that origin', async () => {
    const publicUrl = new URL('https://dominoes.example.org');
    const secure = await start({ publicUrl });
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
    const plain = await start({ publicUrl: new URL('http://dominoes.lan:3000') });
    const answer = await post('/api/guest', { name: 'Ana' }, { origin: 'http://dominoes.lan:3000' }, plain.url);
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).not.toContain('Secure');
    expect(answer.headers.get('strict-transport-security')).toBeNull();
    await plain.close();
  });
  test('without one, by whatever name the browser found us, and a whole game works there', async () => {
    expect(isOurs({ origin: 'http://192.168.1.7:3000', host: '192.168.1.7:3000' }, undefined)).toBe(true);
    expect(isOurs({ origin: 'http://192.168.1.7:3001', host: '192.168.1.7:3000' }, undefined)).toBe(false);
    // All of 127/8 is this machine, and only 127.0.0.1 its usual name.
    const far = await start({ host: '127.0.0.2' });
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
  test('nonsense is refused, and too much of it ends the connection', async () => {
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
  test('who sends too fast is told so', async () => {
    const narrow = await start({ limits: { ...NO_LIMITS, burst: 5, rate: 1 } });
    const ana = await connect(narrow.url, 'Ana');
    const refused = ana.next('refused');
    for (let i = 0; i < 10; i++) ana.send({ t: 'go' });
    expect(await refused).toMatchObject({ what: 'go', why: 'too fast' });
    await narrow.close();
  });
  test('a bucket fills again with time', () => {
    const three = bucket(3, 2, 0);
    expect([0, 0, 0, 0].map((now) => three.take(now))).toEqual([true, true, true, false]);
    expect([499, 500, 501].map((now) => three.take(now))).toEqual([false, true, false]);
    expect([9000, 9000, 9000, 9000].map((now) => three.take(now))).toEqual([true, true, true, false]);
  });
  test('at no table nothing can be done', async () => {
    const ana = await connect(site.url, 'Ana');
    ana.send({ t: 'move', at: 1, move: 'pass' });
    expect(await ana.next('refused')).toEqual({ t: 'refused', what: 'move', at: 1, why: 'not at a table' });
    ana.send({ t: 'come', table: 'AAAAbbbbCCCC0123' });
    expect(await ana.next('refused')).toMatchObject({ what: 'come', why: 'no such table' });
    ana.close();
  });
});

describe('bad lines', () => {
  /** A socket by hand, so that it can misbehave. */
  function lineTo(url: string, cookie: string): Promise<Socket> {
    const { hostname, port, host } = new URL(url);
    return new Promise((resolve) => {
      const line = connectLine({ host: hostname, port: Number(port), allowHalfOpen: true }, () => {
        line.write(
          `GET ${SOCKET} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${url}\r\nCookie: ${cookie}\r\nUpgrade: websocket\r\n` +
            'Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n',
        );
        line.once('data', () => resolve(line));
      });
      line.on('error', () => {});
    });
  }
  /** A masked text frame of less than 126 bytes. */
  function frame(text: string): Buffer {
    return Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
  }

  test('half-closed, broken and silent ones do no harm to the others', async () => {
    const ana = await connect(site.url, 'Ana');
    const options = { match: { rounds: 1 } };
    const table = await openTable(site.url, ana.cookie, { game: 'classic', options, chairs: [PERSON, BOT] });
    ana.send({ t: 'come', table });
    await ana.next('table');
    const hello = frame(JSON.stringify({ t: 'hello', v: VERSION }));
    const come = frame(JSON.stringify({ t: 'come', table }));
    const lines = await Promise.all(Array.from({ length: 4 }, () => lineTo(site.url, ana.cookie)));
    const [half, silent, broken, slow] = lines as [Socket, Socket, Socket, Socket];
    for (const line of [half, broken, slow]) line.write(Buffer.concat([hello, come]));
    half.end();
    silent.write(Buffer.from([0x81, 0xfe]));
    broken.write(Buffer.from([0xff, 0xff, 0xff, 0xff]));
    // It never reads what it is sent.
    slow.pause();
    await playOn(ana, seeded('bad lines'));
    expect(ana.shown!.phase).toBe('over');
    for (const line of lines) line.destroy();
    ana.close();
  });
});

test('the state of the server can be asked for, and names nobody', async () => {
  const health = await (await fetch(`${site.url}/healthz`)).json();
  expect(health).toMatchObject({ fine: true });
  expect(Object.keys(health as object).sort()).toEqual(['connections', 'fine', 'tables']);
});
