/** What a server stands on, as its settings say: a file for itself, or PostgreSQL and Redis shared with others. */

import { join } from 'node:path';
import type { Redis } from 'ioredis';
import type { Newsroom } from './news/news';
import { newsThroughRedis, openRedis } from './news/redis';
import type { Shared } from './settings';
import type { DatabaseStore } from './store/database';
import { openPostgres } from './store/postgres';
import { openSqlite } from './store/sqlite';

export interface Backing {
  readonly store: DatabaseStore;
  readonly newsroom?: Newsroom;
  /** For what is counted over all servers. */
  readonly redis?: Redis;
}

/** `scribe` is the program of the thread that writes the file. */
export async function backing(shared: Shared | undefined, data: string, scribe: URL): Promise<Backing> {
  if (!shared) return { store: await openSqlite(join(data, 'tables.db'), scribe) };
  const store = await openPostgres(shared.database);
  return { store, newsroom: newsThroughRedis(shared.redis), redis: openRedis(shared.redis) };
}
