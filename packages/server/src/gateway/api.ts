/** The HTTP API. */

import { readName } from '@boneyard/protocol/names';
import { openapi } from '@boneyard/protocol/openapi';
import { nameRequest } from '@boneyard/protocol/players';
import { tableRequest } from '@boneyard/protocol/tables';
import { isProblem } from '@boneyard/rules/problem';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import type { AccountData } from '../accounts/accountdata';
import type { AccountRepository } from '../accounts/accounts';
import type { Lobby } from '../matchmaking/lobby';
import type { Matchmaker } from '../matchmaking/matchmaker';
import type { RatingRepository } from '../matchmaking/ratings';
import type { ReportError } from '../operations/errors';
import type { Retention } from '../operations/retention';
import type { SocialRepository } from '../social/social';
import type { TextFilter } from '../social/wordfilter';
import { newId } from '../tables/ids';
import type { TableRegistry } from '../tables/registry';
import { agreementFor } from '../tables/room/newtable';
import { unratedReasons } from '../tables/room/rated';
import { networkOf } from './addresses';
import { type Authenticator, SESSION_LASTS } from './authenticate';
import type { Bans } from './bans';
import { refuseTooFast } from './deadlines';
import type { Guests } from './guests';
import type { Limits } from './limits';
import { isOurs } from './origins';
import { refuse } from './refusal';
import { accountRoutes } from './routes/accountroutes';
import { myGamesRoutes } from './routes/mygamesroutes';
import { profileRoutes } from './routes/playerroutes';
import { type PushConfig, pushRoutes } from './routes/pushroutes';
import { socialRoutes } from './routes/socialroutes';
import type { Sockets } from './sockets';

export interface ApiServices {
  readonly tables: TableRegistry;
  readonly lobby: Lobby;
  readonly accounts: AccountRepository;
  readonly ratings: RatingRepository;
  readonly matchmaker: Pick<Matchmaker, 'invitation'>;
  readonly authenticator: Authenticator;
  readonly guests: Guests;
  readonly limits: Limits;
  readonly publicUrl: URL | undefined;
  readonly redis: Redis | undefined;
  readonly reportError: ReportError;
  readonly accountData: readonly AccountData[];
  readonly push: PushConfig;
  readonly social: SocialRepository;
  readonly bans: Bans;
  /** Is a name free of words that the operator does not want? */
  readonly fits: TextFilter;
  readonly keep: Retention;
  readonly sockets: Pick<Sockets, 'endSessions'>;
}

const TABLE = /^[A-Za-z0-9_-]{16}$/;
const OWN = /^\/api\/(account|session|passkeys)\b/;

export async function api(app: FastifyInstance, given: ApiServices): Promise<void> {
  const { tables, lobby, accounts, authenticator, guests, limits, publicUrl, redis, reportError, bans, fits } = given;
  // While Redis is gone nothing is limited, which is better than refusing everybody.
  const counting = redis && { redis, nameSpace: 'boneyard:asked:', skipOnError: true };
  const keyGenerator = ({ ip }: FastifyRequest) => networkOf(ip);
  await app.register(rateLimit, { max: limits.requests, timeWindow: '1 minute', keyGenerator, ...counting });
  const openings = { config: { rateLimit: { max: limits.openings, timeWindow: '1 minute' } } };

  const meOf = async (request: FastifyRequest) => (await authenticator.authenticate(request.headers))?.me;

  /** Banned players may still export and delete their own data. */
  async function isBanned(request: FastifyRequest): Promise<boolean> {
    if (bans.has(undefined, request.ip)) return true;
    return bans.size > 0 && !OWN.test(request.url) && bans.has(await meOf(request), request.ip);
  }

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    // No id contains one, and PostgreSQL takes none.
    if (/%00/.test(request.url)) return refuse(reply, 404, 'no such path');
    if (await isBanned(request)) return refuse(reply, 403, 'banned');
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const { origin, host, authorization } = request.headers;
    // A page of another site cannot send a token, and with a token cookies do not count.
    if (authorization !== undefined) return;
    if (!isOurs({ origin, host }, publicUrl)) return refuse(reply, 403, 'other origin');
  });
  // Clients learn nothing about the cause.
  app.setErrorHandler((error: { statusCode?: number; message: string }, _, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) reportError('REQUEST_FAILED', error);
    if (status === 429) return refuseTooFast(reply);
    return refuse(reply, status, status < 500 ? 'malformed' : 'failed');
  });

  const described = openapi();
  app.get('/openapi.json', async () => described);

  app.get('/me', async (request) => (await meOf(request)) ?? null);

  app.post('/guest', openings, async (request, reply) => {
    const given = nameRequest.safeParse(request.body);
    const name = given.success ? readName(given.data.name) : undefined;
    if (name === undefined || !fits(name)) return refuse(reply, 400, 'bad name');
    const before = await meOf(request);
    if (before?.kind === 'bot') return refuse(reply, 403, 'not for bots');
    if (before?.kind === 'account') {
      await accounts.rename(before.id, name);
      return { ...before, name };
    }
    const me = { id: before?.id ?? newId(), name, kind: 'guest' } as const;
    reply.setCookie(guests.cookie, guests.sign(me), {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: publicUrl?.protocol === 'https:',
      maxAge: SESSION_LASTS / 1000,
    });
    return me;
  });

  accountRoutes(app, given, openings);
  myGamesRoutes(app, given);
  pushRoutes(app, given.push, authenticator, openings);
  profileRoutes(app, given);
  socialRoutes(app, given, openings);

  app.get<{ Params: { id: string } }>('/pairs/:id', async (request, reply) => {
    const invitation = await given.matchmaker.invitation(request.params.id, (await meOf(request))?.id);
    return invitation ?? refuse(reply, 404, 'no such invitation');
  });

  app.get('/tables', async () => ({ tables: await lobby.tables() }));

  app.post('/tables', openings, async (request, reply) => {
    const me = await meOf(request);
    if (!me) return refuse(reply, 401, 'no name');
    const wanted = tableRequest.safeParse(request.body);
    if (!wanted.success) return refuse(reply, 400, 'malformed');
    const agreed = agreementFor(wanted.data);
    if (isProblem(agreed)) return reply.code(400).send(agreed);
    const flaws = agreed.rated ? [...(me.kind === 'account' ? [] : ['account']), ...unratedReasons(agreed)] : [];
    if (flaws.length > 0) return refuse(reply, 400, 'not for rated', { what: flaws });
    return reply.code(201).send({ table: await tables.create(agreed, me) });
  });

  app.get<{ Params: { id: string } }>('/tables/:id/record', async (request, reply) => {
    const { id } = request.params;
    const record = TABLE.test(id) ? await tables.record(id) : undefined;
    if (record === undefined) return refuse(reply, 404, 'no such table');
    if (record === null) return refuse(reply, 409, 'not over');
    return reply
      .header('content-disposition', `attachment; filename="${id}.domino.json"`)
      .type('application/json')
      .send(record);
  });
}
