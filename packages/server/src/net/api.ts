/** What is asked by plain requests: a name, a table, a record. */

import { naming } from '@boneyard/protocol/messages';
import { openapi } from '@boneyard/protocol/openapi';
import { wish } from '@boneyard/protocol/tables';
import { readName } from '@boneyard/protocol/version';
import { isProblem } from '@boneyard/rules/problem';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import type { House } from '../house/house';
import { newId } from '../house/ids';
import type { Complain } from '../house/tally';
import type { Belonging } from '../people/belongings';
import type { Company } from '../people/company';
import type { Fits } from '../people/filter';
import type { People } from '../people/people';
import type { Ratings } from '../people/ratings';
import type { Retention } from '../people/retention';
import { agreeOn } from '../rooms/opening';
import { flawsOf } from '../rooms/rated';
import { accounts } from './accounts';
import type { Bans } from './bans';
import { companyRoutes } from './company';
import type { Guests } from './guests';
import type { Limits } from './limits';
import { myGames } from './mygames';
import { isOurs } from './origins';
import { players } from './players';
import { type Calls, pushRoutes } from './pushes';
import { refuse } from './refusing';
import { LASTS, type Who } from './who';

export interface Api {
  readonly house: House;
  readonly people: People;
  readonly ratings: Ratings;
  readonly who: Who;
  readonly guests: Guests;
  readonly limits: Limits;
  readonly publicUrl: URL | undefined;
  readonly redis: Redis | undefined;
  readonly complain: Complain;
  readonly belongings: readonly Belonging[];
  readonly calls: Calls;
  readonly company: Company;
  readonly bans: Bans;
  /** Is a name fit to be read? */
  readonly fits: Fits;
  readonly keep: Retention;
  /** These sessions are over. */
  part(sessions: readonly string[]): void;
}

const TABLE = /^[A-Za-z0-9_-]{16}$/;
const OWN = /^\/api\/(account|session|passkeys)\b/;

export async function api(app: FastifyInstance, given: Api): Promise<void> {
  const { house, people, ratings, who, guests, limits, publicUrl, redis, complain, bans, fits } = given;
  // Without Redis nobody is counted, which is better than turning everybody away.
  const counting = redis && { redis, nameSpace: 'boneyard:asked:', skipOnError: true };
  await app.register(rateLimit, { max: limits.requests, timeWindow: '1 minute', ...counting });
  const openings = { config: { rateLimit: { max: limits.openings, timeWindow: '1 minute' } } };

  const meOf = async (request: FastifyRequest) => (await who.of(request.headers))?.me;

  /** Whoever is banned may still take along what is theirs, and delete it. */
  async function isBanned(request: FastifyRequest): Promise<boolean> {
    if (bans.has(undefined, request.ip)) return true;
    return bans.size > 0 && !OWN.test(request.url) && bans.has(await meOf(request), request.ip);
  }

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (await isBanned(request)) return refuse(reply, 403, 'banned');
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const { origin, host, authorization } = request.headers;
    // No page can send a token from elsewhere, and beside it no cookie counts.
    if (authorization !== undefined) return;
    if (!isOurs({ origin, host }, publicUrl)) return refuse(reply, 403, 'other origin');
  });
  // What goes wrong inside is nobody's business outside.
  app.setErrorHandler((error: { statusCode?: number; message: string }, _, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) complain(`answering a request: ${error.message}`);
    return refuse(reply, status, status === 429 ? 'too fast' : status < 500 ? 'malformed' : 'failed');
  });

  const described = openapi();
  app.get('/openapi.json', async () => described);

  app.get('/me', async (request) => (await meOf(request)) ?? null);

  app.post('/guest', openings, async (request, reply) => {
    const given = naming.safeParse(request.body);
    const name = given.success ? readName(given.data.name) : undefined;
    if (name === undefined || !fits(name)) return refuse(reply, 400, 'bad name');
    const before = await meOf(request);
    if (before?.kind === 'bot') return refuse(reply, 403, 'not for bots');
    if (before?.kind === 'account') {
      await people.rename(before.id, name);
      return { ...before, name };
    }
    const me = { id: before?.id ?? newId(), name, kind: 'guest' } as const;
    reply.setCookie(guests.cookie, guests.sign(me), {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: publicUrl?.protocol === 'https:',
      maxAge: LASTS / 1000,
    });
    return me;
  });

  accounts(app, given, openings);
  myGames(app, given);
  pushRoutes(app, given.calls, who, openings);
  players(app, { people, ratings });
  companyRoutes(app, given, openings);

  app.get('/tables', async () => ({ tables: await house.tables() }));

  app.post('/tables', openings, async (request, reply) => {
    const me = await meOf(request);
    if (!me) return refuse(reply, 401, 'no name');
    const wanted = wish.safeParse(request.body);
    if (!wanted.success) return refuse(reply, 400, 'malformed');
    const agreed = agreeOn(wanted.data);
    if (isProblem(agreed)) return reply.code(400).send(agreed);
    const flaws = agreed.rated ? [...(me.kind === 'account' ? [] : ['account']), ...flawsOf(agreed)] : [];
    if (flaws.length > 0) return refuse(reply, 400, 'not for rated', { what: flaws });
    return reply.code(201).send({ table: await house.open(agreed, me) });
  });

  app.get<{ Params: { id: string } }>('/tables/:id/record', async (request, reply) => {
    const { id } = request.params;
    const record = TABLE.test(id) ? await house.record(id) : undefined;
    if (record === undefined) return refuse(reply, 404, 'no such table');
    if (record === null) return refuse(reply, 409, 'not over');
    return reply
      .header('content-disposition', `attachment; filename="${id}.domino.json"`)
      .type('application/json')
      .send(record);
  });
}
