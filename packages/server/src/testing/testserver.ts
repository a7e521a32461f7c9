/** A server for tests: real sockets, a real store in its own folder, and bots that answer at once. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Agent } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Redis } from 'ioredis';
import { accountRepository } from '../accounts/accountrepository';
import type { AccountRepository } from '../accounts/accounts';
import type { Thinkers } from '../bots/thinkers';
import type { Cluster } from '../cluster/bus';
import { networksIn } from '../fairness/networks';
import type { Deadlines } from '../gateway/deadlines';
import { type Limits, NO_LIMITS } from '../gateway/limits';
import type { MatchmakingRepositories } from '../matchmaking/matchmaker';
import type { RatingRepository } from '../matchmaking/ratings';
import { matchmakingRepositories } from '../matchmaking/repositories';
import type { PushRepository } from '../notifications/pushes';
import { pushRepository } from '../notifications/pushrepository';
import { webPushNotifier } from '../notifications/webpush';
import type { ReportError } from '../operations/errors';
import type { Metrics } from '../operations/metrics';
import { server } from '../server';
import { Services } from '../services';
import type { SocialRepository } from '../social/social';
import { socialRepository } from '../social/socialrepository';
import { ALLOW_ALL, type TextFilter } from '../social/wordfilter';
import type { DatabaseStore } from '../store/database';
import { openSqlite } from '../store/sqlite';
import type { Store } from '../store/store';
import type { TablePace } from '../tables/room/referee';
import type { TableMetrics } from '../tables/tablemetrics';
import { quickThinkers } from './quickthinkers';

export interface TestServer {
  readonly url: string;
  readonly services: Services;
  readonly store: Store;
  readonly accounts: AccountRepository;
  readonly ratings: RatingRepository;
  readonly social: SocialRepository;
  readonly pushes: PushRepository;
  readonly data: string;
  /** Errors that the server reported; tests check that there are none. */
  readonly errors: string[];
  close(): Promise<void>;
}

export const KEY = Buffer.alloc(32, 7);
/** Bots move at once; players have time to contribute to a shuffle even on a busy machine. */
export const FAST: Partial<TablePace> = { bot: 0, first: 5_000, later: 5_000, reveal: 5_000 };

export interface TestServerOptions {
  readonly data?: string;
  readonly limits?: Limits;
  readonly deadlines?: Deadlines;
  readonly pace?: Partial<TablePace>;
  readonly now?: () => number;
  readonly publicUrl?: URL;
  readonly idle?: number;
  readonly host?: string;
  readonly thinkers?: Thinkers;
  /** A store shared with other servers; by default each has its own file. */
  readonly store?: Store;
  readonly cluster?: Cluster;
  readonly matchmaking?: MatchmakingRepositories;
  readonly redis?: Redis;
  readonly tableMetrics?: TableMetrics;
  readonly metrics?: Metrics;
  readonly leaving?: () => boolean;
  readonly fits?: TextFilter;
  /** How to reach push services on this machine; without it nobody is notified. */
  readonly agent?: Agent;
}

/** With a store in memory, accounts are in memory too. */
async function besides(store: Store | DatabaseStore): Promise<DatabaseStore> {
  return 'database' in store ? store : openSqlite(':memory:');
}

export async function startServer({
  data,
  limits = NO_LIMITS,
  pace,
  ...rest
}: TestServerOptions = {}): Promise<TestServer> {
  const folder = data ?? mkdtempSync(join(tmpdir(), 'boneyard-'));
  const pages = join(folder, 'web');
  mkdirSync(pages, { recursive: true });
  writeFileSync(join(pages, 'index.html'), '<title>Boneyard</title>');
  const errors: string[] = [];
  const reportError: ReportError = (code, error, context) =>
    void errors.push(`${code} ${error} ${JSON.stringify(context)}`);
  const { publicUrl, redis, metrics, tableMetrics, leaving, deadlines, fits = ALLOW_ALL, agent, ...more } = rest;
  const { host = '127.0.0.1', store = await openSqlite(join(folder, 'tables.db')), ...housing } = more;
  const serving = { redis, ...(metrics && { metrics }), ...(leaving && { leaving }), ...(deadlines && { deadlines }) };
  const { database } = await besides(store);
  const [accounts, matchmaking, social] = [
    accountRepository(database),
    matchmakingRepositories(database),
    socialRepository(database),
  ];
  const { ratings } = matchmaking;
  const networks = networksIn({ database, key: KEY, reportError });
  const beside = { matchmaking, chat: { social, fits }, networks };
  const pushes = pushRepository(database);
  const near = agent !== undefined;
  const ringing = agent && {
    notifier: webPushNotifier({
      pushes,
      agent,
      near,
      subject: 'mailto:nobody@localhost',
      reportError,
      ...(rest.now && { now: rest.now }),
    }),
  };
  const playing = {
    store,
    thinkers: quickThinkers,
    pace: { ...FAST, ...pace },
    reportError,
    ...(tableMetrics && { metrics: tableMetrics }),
  };
  const services = new Services({ ...playing, ...beside, ...ringing, ...housing });
  const app = await server({
    pages,
    services,
    accounts,
    ratings,
    social,
    push: { pushes, near },
    fits,
    key: KEY,
    limits,
    publicUrl,
    reportError,
    ...serving,
  });
  const url = await app.listen({ host, port: 0 });
  return {
    url,
    services,
    store,
    accounts,
    ratings,
    social,
    pushes,
    data: folder,
    errors,
    async close() {
      await app.close();
      if (data === undefined) rmSync(folder, { recursive: true });
    },
  };
}
