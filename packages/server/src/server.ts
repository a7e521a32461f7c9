/** The server: gives out the page, answers its requests, and keeps its tables. */

import type { IncomingMessage } from 'node:http';
import cookies from '@fastify/cookie';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import type { House } from './house/house';
import { api } from './net/api';
import { guests } from './net/guests';
import { headers } from './net/headers';
import { LIMITS, type Limits } from './net/limits';
import { isOurs } from './net/origins';
import { sockets, type Visitor } from './net/sockets';

export interface Serving {
  /** The folder that holds the built page. */
  readonly pages: string;
  readonly house: House;
  /** What sessions are signed with. */
  readonly key: Buffer;
  readonly publicUrl?: URL | undefined;
  readonly limits?: Limits;
}

/** Files with a hash in their name never change. */
const LASTING = /[/\\]assets[/\\]/;

/** Behind a public https address stands a proxy on this machine; it says who comes. */
function addressOf({ socket, headers }: IncomingMessage, proxied: boolean): string {
  const near = socket.remoteAddress ?? '';
  const forwarded = proxied && /^(::ffff:)?127\.|^::1$/.test(near) ? headers['x-forwarded-for'] : undefined;
  return String(forwarded ?? near)
    .split(',')
    .at(-1)!
    .trim();
}

export async function server({ pages, house, key, publicUrl, limits = LIMITS }: Serving): Promise<FastifyInstance> {
  const secure = publicUrl?.protocol === 'https:';
  const known = guests(key, secure);
  const app = fastify({ logger: false, bodyLimit: 8192, trustProxy: secure ? 'loopback' : false });
  await app.register(helmet, headers(secure));
  await app.register(cookies);

  function admit(request: IncomingMessage): Visitor | undefined {
    const { origin, host, cookie } = request.headers;
    if (!isOurs({ origin, host }, publicUrl)) return undefined;
    const me = known.recognise(app.parseCookie(cookie ?? '')[known.cookie]);
    return { guest: me?.id, name: me?.name, address: addressOf(request, secure) };
  }
  const doors = sockets(app.server, { house, limits, admit });
  // Open sockets would keep the server from closing.
  app.addHook('preClose', async () => doors.close());
  app.addHook('onClose', () => house.close());

  app.get('/healthz', async () => ({ fine: true, connections: doors.size, tables: house.size }));
  await app.register((part) => api(part, { house, guests: known, limits, publicUrl }), { prefix: '/api' });
  await app.register(files, {
    root: pages,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('cache-control', LASTING.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  // Addresses inside the page, such as /table/…, are the page's own business; a missing file is missing.
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (wantsPage) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.\n');
  });
  return app;
}
