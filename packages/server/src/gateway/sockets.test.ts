import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import type { Services } from '../services';
import { rawConnection } from '../testing/rawsocket';
import type { Authenticator } from './authenticate';
import type { Bans } from './bans';
import { NO_LIMITS } from './limits';
import { NO_PROXIES } from './proxies';
import { sockets } from './sockets';

test('a connection that is gone before it was admitted counts no longer', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const counted = new Set<string>();
  let admit = () => {};
  const admitted = new Promise<void>((resolve) => {
    admit = resolve;
  });
  const own = sockets(server, {
    services: {} as Services,
    authenticator: { authenticate: async () => undefined } as unknown as Authenticator,
    bans: {} as Bans,
    accounts: { liveSessions: async () => [] },
    social: { validTokens: async () => [] },
    limits: NO_LIMITS,
    // As Redis does, it takes a while.
    connectionLimits: {
      async acquire(_, id) {
        counted.add(id);
        await admitted;
        return true;
      },
      release: (_, id) => void counted.delete(id),
      refresh() {},
    },
    proxies: NO_PROXIES,
    publicUrl: undefined,
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
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
