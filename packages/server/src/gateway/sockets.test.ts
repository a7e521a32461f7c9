import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import type { Services } from '../services';
import { closed, HELLO_FRAME, PING, PONG_FRAME, rawConnection, rawSocket } from '../testing/rawsocket';
import type { Authenticator } from './authenticate';
import type { Bans } from './bans';
import type { ConnectionLimits } from './connectionlimits';
import { NO_LIMITS } from './limits';
import { NO_PROXIES } from './proxies';
import { type Sockets, sockets } from './sockets';

const NO_COUNT: ConnectionLimits = { acquire: async () => true, release() {}, refresh() {} };

/** Sockets without tables, and where they listen. */
async function listen(connectionLimits: ConnectionLimits = NO_COUNT) {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own: Sockets = sockets(server, {
    services: {
      now: () => 0,
      matchmaker: { watch() {}, leave() {} },
      lobby: { unwatch() {} },
      tables: { unwatch() {} },
    } as never as Services,
    authenticator: { authenticate: async () => undefined } as unknown as Authenticator,
    bans: { has: () => false } as unknown as Bans,
    accounts: { liveSessions: async () => [] },
    social: { validTokens: async () => [] },
    limits: NO_LIMITS,
    connectionLimits,
    proxies: NO_PROXIES,
    publicUrl: undefined,
  });
  return { server, own, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

afterEach(() => void vi.useRealTimers());

test('a connection that is gone before it was admitted counts no longer', async () => {
  const counted = new Set<string>();
  let admit = () => {};
  const admitted = new Promise<void>((resolve) => {
    admit = resolve;
  });
  const { server, own, url } = await listen({
    // As Redis does, it takes a while.
    async acquire(_, id) {
      counted.add(id);
      await admitted;
      return true;
    },
    release: (_, id) => void counted.delete(id),
    refresh() {},
  });
  const upgraded = once(server, 'upgrade');
  const line = await rawConnection(url);
  line.write(
    `GET /socket HTTP/1.1\r\nHost: ${new URL(url).host}\r\nOrigin: ${url}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n',
  );
  const [, wire] = await upgraded;
  await expect.poll(() => counted.size).toBe(1);
  const gone = new Promise((resolve) => wire.once('close', resolve));
  line.resetAndDestroy();
  await gone;
  admit();
  await expect.poll(() => counted.size).toBe(0);
  await own.close();
  server.close();
});

/** Half a minute, in milliseconds: each client has a heartbeat in that time. */
const BEAT = 30_000;
const CLIENTS = 120;

test('each client is pinged once in half a minute, never many at once, and one that does not answer is cut off', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { server, own, url } = await listen();
  const clients: { readonly line: Socket; pings: number; welcomes: number; isGone: boolean }[] = [];
  for (let i = 0; i < CLIENTS; i++) {
    const client = { line: await rawSocket(url, ''), pings: 0, welcomes: 0, isGone: false };
    client.line.on('data', ([kind]) => {
      if (kind === PING) client.pings++;
      else client.welcomes++;
      // The first one is silent. The others are welcomed again once their pong has been read.
      if (kind === PING && i > 0) client.line.write(Buffer.concat([PONG_FRAME, HELLO_FRAME]));
    });
    void closed(client.line).then(() => {
      client.isGone = true;
    });
    client.line.write(HELLO_FRAME);
    clients.push(client);
  }
  const pings = () => clients.reduce((sum, one) => sum + one.pings, 0);
  await vi.advanceTimersByTimeAsync(BEAT / 10);
  await expect.poll(pings).toBeGreaterThanOrEqual(CLIENTS / 10);
  expect(pings()).toBeLessThan(CLIENTS / 5);
  await vi.advanceTimersByTimeAsync((9 * BEAT) / 10);
  await expect.poll(() => clients.map((one) => one.pings)).toEqual(clients.map(() => 1));
  await expect.poll(() => clients.map((one) => one.welcomes)).toEqual(clients.map((_, i) => (i === 0 ? 1 : 2)));
  await vi.advanceTimersByTimeAsync(BEAT);
  await expect.poll(() => clients.map((one) => one.isGone)).toEqual(clients.map((_, i) => i === 0));
  expect(own.size).toBe(CLIENTS - 1);
  for (const { line } of clients) line.destroy();
  await expect.poll(() => own.size).toBe(0);
  await own.close();
  server.close();
});
