/** The server: gives out the page, answers its requests, and keeps its tables. */

import type { IncomingMessage } from 'node:http';
import cookies from '@fastify/cookie';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { House } from './house/house';
import type { Complain } from './house/tally';
import { api } from './net/api';
import { bans } from './net/bans';
import { guests } from './net/guests';
import { headers } from './net/headers';
import { health } from './net/health';
import { LIMITS, type Limits } from './net/limits';
import { linesHere, linesInRedis } from './net/lines';
import { isOurs } from './net/origins';
import { addressOf, NO_PROXIES, type Proxies } from './net/proxies';
import type { Calls } from './net/pushes';
import { sockets, type Visitor } from './net/sockets';
import { LASTS, who } from './net/who';
import type { Metrics } from './operate/metrics';
import type { Belonging } from './people/belongings';
import { companionship } from './people/companionship';
import type { Company } from './people/company';
import { devices } from './people/devices';
import { ANYTHING, type Fits } from './people/filter';
import type { People } from './people/people';
import type { Ratings } from './people/ratings';
import { RETENTION, type Retention } from './people/retention';
import { strength } from './people/strength';

export interface Serving {
  /** The folder that holds the built page. */
  readonly pages: string;
  readonly house: House;
  readonly people: People;
  readonly company: Company;
  /** Are names fit to be read? */
  readonly fits?: Fits;
  /** How long things are kept, and what drops the rest; by itself nothing goes. */
  readonly keep?: Retention;
  readonly tidy?: (now: number) => Promise<void>;
  /** What other parts keep of accounts. */
  readonly belongings?: readonly Belonging[];
  readonly ratings: Ratings;
  /** How people are called who are not there. */
  readonly calls: Calls;
  /** What sessions are signed with. */
  readonly key: Buffer;
  readonly publicUrl?: URL | undefined;
  readonly limits?: Limits;
  readonly proxies?: Proxies;
  /** Counts over all servers how much an address asks for. */
  readonly redis?: Redis | undefined;
  readonly metrics?: Metrics;
  readonly complain?: Complain;
  /** The server is about to stop. */
  readonly leaving?: () => boolean;
}

/** So often what ran out is looked for, in milliseconds. */
const TIDIES = 3600_000;
/** Nobody is asked about calls any more that are older: the longest clock gives thirty days. */
const CALLED = 40 * 24 * 3600_000;
/** Files with a hash in their name never change. */
const LASTING = /[/\\]assets[/\\]/;

export async function server(serving: Serving): Promise<FastifyInstance> {
  const { pages, house, people, ratings, company, calls, belongings = [], key, publicUrl } = serving;
  const { limits = LIMITS, redis, metrics, fits = ANYTHING, keep = RETENTION, tidy = async () => {} } = serving;
  const { proxies = NO_PROXIES, complain = () => {}, leaving = () => false } = serving;
  const secure = publicUrl?.protocol === 'https:';
  const known = guests(key, secure);
  const app = fastify({ logger: false, bodyLimit: 8192, trustProxy: (address) => proxies.has(address) });
  await app.register(helmet, headers(secure));
  await app.register(cookies);

  const asking = who({ people, company, guests: known, secure, parse: (text) => app.parseCookie(text) });

  async function admit(request: IncomingMessage): Promise<Visitor | undefined> {
    const { origin, host, authorization } = request.headers;
    // A page cannot send a token with a socket: that is a program, wherever it comes from.
    if (authorization === undefined && !isOurs({ origin, host }, publicUrl)) return undefined;
    const found = await asking.of(request.headers);
    return { me: found?.me, session: found?.session, address: addressOf(request, proxies) };
  }
  const lines = redis ? linesInRedis(redis, limits.connections) : linesHere(limits.connections);
  const out = await bans(company);
  const lasting = async (ids: readonly string[]) => [
    ...(await people.lasting(ids)),
    ...(await company.goodTokens(ids)),
  ];
  const doors = sockets(app.server, { house, limits, lines, admit, banned: out.has, lasting });
  out.watch(doors.dismiss);
  // What ran out goes now and then, by whichever server is at it.
  const tidying = setInterval(() => {
    const now = Date.now();
    for (const work of [people.tidy(now, now - LASTS), calls.pushes.tidy(now - CALLED), tidy(now)])
      work.catch((error) => complain(`tidying: ${error}`));
  }, TIDIES);
  // Open sockets would keep the server from closing.
  app.addHook('preClose', async () => {
    clearInterval(tidying);
    out.close();
    await doors.close();
    await house.rest();
  });
  app.addHook('onClose', async () => {
    await house.close();
    redis?.disconnect();
  });

  health(app, { house, metrics, leaving, connections: () => doors.size });
  const own = [...belongings, strength(ratings), companionship({ house, people, company }), devices(calls.pushes)];
  const asked = {
    house,
    people,
    ratings,
    company,
    who: asking,
    guests: known,
    bans: out,
    fits,
    keep,
    calls,
    belongings: own,
  };
  const given = { ...asked, limits, publicUrl, redis, complain };
  await app.register((part) => api(part, { ...given, part: doors.part }), { prefix: '/api' });
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
