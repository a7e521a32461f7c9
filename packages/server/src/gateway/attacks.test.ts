/** Clients that want to stop the server: each is cut off, and nobody else notices. */

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { seeded } from '@boneyard/rules/random';
import { expect, test } from 'vitest';
import {
  askWithoutReading,
  neverEnd,
  pingWithoutReading,
  pipelineAndCut,
  sendAfterDismissal,
  UNENDING,
} from '../testing/attackers';
import { connect, openTable, playOn } from '../testing/client';
import {
  closed,
  HELLO_FRAME,
  messageFrame,
  pingFrame,
  rawConnection,
  rawSocket,
  textFrame,
} from '../testing/rawsocket';
import { startServer, type TestServer, type TestServerOptions } from '../testing/testserver';
import { DEADLINES } from './deadlines';
import { LIMITS, NO_LIMITS } from './limits';

const PERSON = { kind: 'person' } as const;

async function withServer(options: TestServerOptions, attack: (site: TestServer) => Promise<void>): Promise<void> {
  const site = await startServer(options);
  await attack(site);
  expect(site.errors).toEqual([]);
  await site.close();
}

const tooLate = (milliseconds: number) =>
  pause(milliseconds, undefined, { ref: false }).then(() =>
    Promise.reject(new Error(`still open after ${milliseconds} ms`)),
  );

test('pings that nobody wants answered: the connection is cut, and little is kept in memory', async () => {
  await withServer({ limits: LIMITS }, async (site) => {
    const before = process.memoryUsage().rss;
    await Promise.race([pingWithoutReading(site), tooLate(15_000)]);
    expect(process.memoryUsage().rss - before).toBeLessThan(100e6);
  });
});

test('pings at a bearable rate are answered', async () => {
  await withServer({ limits: LIMITS }, async (site) => {
    const ana = await connect(site.url, 'Ana');
    const line = await rawSocket(site.url, ana.cookie);
    const heard: Buffer[] = [];
    line.on('data', (data) => heard.push(data));
    line.write(pingFrame(5));
    // A pong of five bytes, from the server and so without a mask.
    await expect.poll(() => Buffer.concat(heard).includes(Buffer.from([0x8a, 5, 0, 0, 0, 0, 0]))).toBe(true);
    line.destroy();
    ana.close();
  });
});

test('a client that was sent away is deaf at once and gone in a second, though it does not close its side', async () => {
  await withServer({}, async (site) => {
    const [ana, bo] = [await connect(site.url, 'Ana'), await connect(site.url, 'Bo')];
    const table = await openTable(site.url, ana.cookie, { game: 'classic', chairs: [PERSON, PERSON] });
    ana.send({ t: 'come', table });
    await ana.next('table');
    const line = await rawSocket(site.url, bo.cookie);
    line.resume();
    line.write(Buffer.concat([HELLO_FRAME, messageFrame({ t: 'come', table })]));
    const watching = () => ana.messages.findLast((one) => one.t === 'here')?.watching;
    await ana.until(() => watching() === 1, 'Bo to watch');
    for (let i = 0; i < 60; i++) line.write(textFrame('{"t":'));
    const gone = closed(line);
    await ana.until(() => watching() === 0, 'Bo to be sent away');
    line.write(Buffer.concat([messageFrame({ t: 'come', table }), messageFrame({ t: 'sit', seat: 1 })]));
    await Promise.race([gone, tooLate(3_000)]);
    await pause(100);
    expect(ana.table!.seats[1]!.name).toBeUndefined();
    expect(ana.table!.phase).toBe('gathering');
    for (const client of [ana, bo]) client.close();
  });
});

const LINUX = process.platform === 'linux';
test.skipIf(!LINUX)('requests for large files, pipelined and cut, leave no files open', async () => {
  const data = mkdtempSync(join(tmpdir(), 'boneyard-files-'));
  mkdirSync(join(data, 'web'));
  writeFileSync(join(data, 'web', 'large.js'), Buffer.alloc(3_000_000, 'x'));
  await withServer({ data }, async (site) => {
    const descriptors = () => readdirSync('/proc/self/fd').length;
    await pipelineAndCut(site, '/large.js');
    await pause(200);
    const before = descriptors();
    for (let i = 0; i < 40; i++) await pipelineAndCut(site, '/large.js');
    await expect.poll(descriptors, { timeout: 3_000 }).toBeLessThan(before + 5);
  });
  rmSync(data, { recursive: true });
});

test('a player may not begin searches all the time, over however many connections', async () => {
  await withServer({ limits: { ...NO_LIMITS, seekBurst: 4, seekRate: 0.1 } }, async (site) => {
    const ana = await connect(site.url, 'Ana');
    const again = await connect(site.url, 'Ana', { cookie: ana.cookie });
    const seek = { t: 'seek', terms: { game: 'classic', players: 2, options: {}, clock: { turn: 60 }, rated: false } };
    for (const client of [ana, again]) for (let i = 0; i < 3; i++) client.sendText(JSON.stringify(seek));
    const refused = () => [ana, again].flatMap(({ messages }) => messages.filter(({ t }) => t === 'refused'));
    await again.until(() => refused().length === 2, 'two refusals');
    expect(refused()).toEqual([1, 2].map(() => ({ t: 'refused', what: 'seek', why: 'too fast' })));
    for (const client of [ana, again]) client.close();
  });
});

const IMPATIENT = { headers: 200, request: 300, silence: 500, stop: 200 };

test.each(Object.entries(UNENDING))('a connection that %s is closed', async (_, beginning) => {
  await withServer({ deadlines: IMPATIENT }, (site) => Promise.race([neverEnd(site, beginning), tooLate(5_000)]));
});

test('a connection that does not read its answer is closed', async () => {
  await withServer({ deadlines: IMPATIENT }, (site) => Promise.race([askWithoutReading(site), tooLate(15_000)]));
});

test('a client that was sent away and goes on sending is cut off at once, not after a second', async () => {
  await withServer({ limits: LIMITS }, async (site) => {
    const began = performance.now();
    for (let i = 0; i < 10; i++) await Promise.race([sendAfterDismissal(site), tooLate(15_000)]);
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});

test('a flood of requests is answered with one refusal, and the connection is closed', async () => {
  await withServer({ limits: { ...NO_LIMITS, requestBurst: 20, requestRate: 0.01 } }, async (site) => {
    const line = await rawConnection(site.url);
    const heard: Buffer[] = [];
    line.on('data', (data) => heard.push(data));
    line.write(`GET / HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\n\r\n`.repeat(40));
    await Promise.race([closed(line), tooLate(5_000)]);
    const statuses = [
      ...Buffer.concat(heard)
        .toString()
        .matchAll(/HTTP\/1\.1 (\d+)/g),
    ].map(([, status]) => status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => '200'), '429']);
    line.destroy();
  });
});

test('a connection with many requests that wait for their answer is cut', async () => {
  await withServer({}, async (site) => {
    const line = await rawConnection(site.url);
    line.write(`GET /api/me HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\n\r\n`.repeat(1_000));
    await Promise.race([closed(line), tooLate(5_000)]);
    line.destroy();
  });
});

test('an address that connects all the time has to wait', async () => {
  await withServer({ limits: { ...NO_LIMITS, connectionBurst: 3, connectionRate: 0.01 } }, async (site) => {
    for (let i = 0; i < 3; i++) (await rawConnection(site.url)).destroy();
    await Promise.race([closed(await rawConnection(site.url)), tooLate(2_000)]);
  });
});

test('a clock that is set back by an hour delays nothing', async () => {
  let behind = 0;
  await withServer({ limits: LIMITS, now: () => Date.now() - behind }, async (site) => {
    const [ana, bo] = [await connect(site.url, 'Ana'), await connect(site.url, 'Bo')];
    const chairs = [PERSON, PERSON, { kind: 'bot', level: 'casual' } as const];
    const table = await openTable(site.url, ana.cookie, { game: 'classic', options: { match: { rounds: 1 } }, chairs });
    for (const client of [ana, bo]) client.send({ t: 'come', table });
    await bo.until(() => bo.table, 'the table');
    bo.send({ t: 'sit', seat: 1 });
    await ana.until(() => ana.table?.phase === 'playing', 'the deal');
    behind = 3_600_000;
    // The slowest thing in a round is a person who may send ten messages a second.
    await Promise.race([Promise.all([ana, bo].map((client, i) => playOn(client, seeded(`${i}`)))), tooLate(15_000)]);
    for (const client of [ana, bo]) client.close();
  });
});

test('one address cannot take all connections', async () => {
  await withServer({ limits: { ...NO_LIMITS, requestConnections: 3 } }, async (site) => {
    const lines = await Promise.all(Array.from({ length: 3 }, () => rawConnection(site.url)));
    const fourth = await rawConnection(site.url);
    await Promise.race([closed(fourth), tooLate(2_000)]);
    for (const line of lines) line.destroy();
    await expect
      .poll(() =>
        fetch(`${site.url}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true);
  });
});

test('a server that stops waits neither for half a request nor for a client that keeps its side open', async () => {
  const site = await startServer({ deadlines: { ...DEADLINES, stop: 300 } });
  const [silent, half, upgrade] = await Promise.all([1, 2, 3].map(() => rawConnection(site.url)));
  half!.write('GET / HTTP/1.1\r\nHost: here\r\n');
  // Refused, because it comes from nowhere.
  upgrade!.write('GET /elsewhere HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
  await new Promise((resolve) => upgrade!.once('data', resolve));
  await Promise.race([site.close(), tooLate(4_000)]);
  for (const line of [silent, half, upgrade]) line!.destroy();
});
