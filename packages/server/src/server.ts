/** The HTTP server: serves the page, the API and the sockets. */

import cookies from '@fastify/cookie';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { AccountData } from './accounts/accountdata';
import type { AccountRepository } from './accounts/accounts';
import { api } from './gateway/api';
import { authenticatorFor, SESSION_LASTS } from './gateway/authenticate';
import { bans } from './gateway/bans';
import { localConnectionLimits, redisConnectionLimits } from './gateway/connectionlimits';
import { DEADLINES, type Deadlines, deadlineOptions, limitConnections, limitRequests } from './gateway/deadlines';
import { guests } from './gateway/guests';
import { headers } from './gateway/headers';
import { health, type MetricsAccess } from './gateway/health';
import { LIMITS, type Limits } from './gateway/limits';
import { pageRoutes } from './gateway/pagefiles';
import { NO_PROXIES, type Proxies } from './gateway/proxies';
import type { PushConfig } from './gateway/routes/pushroutes';
import { sockets } from './gateway/sockets';
import { ratingData } from './matchmaking/ratingdata';
import type { RatingRepository } from './matchmaking/ratings';
import { deviceData } from './notifications/devicedata';
import type { ReportError } from './operations/errors';
import type { Metrics } from './operations/metrics';
import { RETENTION, type Retention } from './operations/retention';
import type { Services } from './services';
import type { SocialRepository } from './social/social';
import { socialData } from './social/socialdata';
import { ALLOW_ALL, type TextFilter } from './social/wordfilter';

export interface ServerOptions {
  /** The folder that holds the built page. */
  readonly pages: string;
  readonly services: Services;
  readonly accounts: AccountRepository;
  readonly social: SocialRepository;
  /** Is a name free of words that the operator does not want? */
  readonly fits?: TextFilter;
  /** How long data is kept, and what deletes the rest; by default nothing is deleted. */
  readonly keep?: Retention;
  readonly tidy?: (now: number) => Promise<void>;
  /** What other parts of the server store about accounts. */
  readonly accountData?: readonly AccountData[];
  readonly ratings: RatingRepository;
  /** How absent players are notified. */
  readonly push: PushConfig;
  /** What sessions are signed with. */
  readonly key: Buffer;
  readonly publicUrl?: URL | undefined;
  readonly limits?: Limits;
  readonly deadlines?: Deadlines;
  readonly proxies?: Proxies;
  /** For rate limits that hold over all servers. */
  readonly redis?: Redis | undefined;
  readonly metrics?: Metrics;
  readonly metricsAccess?: MetricsAccess;
  readonly reportError?: ReportError;
  /** The server is about to stop. */
  readonly leaving?: () => boolean;
}

/** How often expired data is deleted, in milliseconds. */
const CLEANS_UP = 3600_000;
/** Notifications older than this are forgotten, in milliseconds: the longest clock gives thirty days. */
const NOTICES_LAST = 40 * 24 * 3600_000;

export async function server(options: ServerOptions): Promise<FastifyInstance> {
  const { pages, services, accounts, ratings, social, push, accountData = [], key, publicUrl } = options;
  const {
    limits = LIMITS,
    deadlines = DEADLINES,
    redis,
    metrics,
    fits = ALLOW_ALL,
    keep = RETENTION,
    tidy = async () => {},
  } = options;
  const { proxies = NO_PROXIES, reportError = () => {}, leaving = () => false } = options;
  const { tables } = services;
  const secure = publicUrl?.protocol === 'https:';
  const known = guests(key, secure);
  const app = fastify({
    logger: false,
    bodyLimit: 8192,
    trustProxy: (address) => proxies.has(address),
    ...deadlineOptions(deadlines),
  });
  limitConnections(app.server, limits, proxies);
  limitRequests(app, limits);
  await app.register(helmet, headers(secure));
  await app.register(cookies);

  const authenticator = authenticatorFor({
    accounts,
    social,
    guests: known,
    secure,
    parse: (text) => app.parseCookie(text),
  });

  const connectionLimits = redis
    ? redisConnectionLimits(redis, limits.connections)
    : localConnectionLimits(limits.connections);
  const banned = await bans(social);
  const clients = sockets(app.server, {
    services,
    authenticator,
    bans: banned,
    accounts,
    social,
    limits,
    connectionLimits,
    proxies,
    publicUrl,
  });
  banned.watch(clients.closeBanned);
  // Any server may do this.
  const cleaning = setInterval(() => {
    const now = Date.now();
    const { networks } = services;
    for (const work of [
      accounts.tidy(now, now - SESSION_LASTS),
      push.pushes.tidy(now - NOTICES_LAST),
      ...(networks ? [networks.tidy(now)] : []),
      tidy(now),
    ])
      work.catch((error) => reportError('CLEANUP_FAILED', error));
  }, CLEANS_UP);
  // Open sockets would keep the server from closing.
  app.addHook('preClose', async () => {
    clearInterval(cleaning);
    banned.close();
    await clients.close();
    await services.tables.drain();
    // Requests that are half sent or not read would keep it open for ever.
    setTimeout(() => app.server.closeAllConnections(), deadlines.stop).unref();
  });
  app.addHook('onClose', async () => {
    await services.close();
    redis?.disconnect();
  });

  const { metricsAccess: access = { token: undefined, elsewhere: false } } = options;
  health(app, { tables, sockets: clients, metrics, leaving, access });
  const own = [
    ...accountData,
    ratingData(ratings),
    socialData({ tables, accounts, social }),
    deviceData(push.pushes),
    ...(services.networks ? [services.networks.data] : []),
  ];
  const shared = {
    tables,
    lobby: services.lobby,
    accounts,
    ratings,
    matchmaker: services.matchmaker,
    social,
    authenticator,
    guests: known,
    bans: banned,
    sockets: clients,
    fits,
    keep,
    push,
    accountData: own,
  };
  const routes = { ...shared, limits, publicUrl, redis, reportError };
  await app.register((part) => api(part, routes), { prefix: '/api' });
  pageRoutes(app, pages);
  return app;
}
