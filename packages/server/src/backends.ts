/** Opens the store and the cluster that the settings name: a file for one process, or PostgreSQL and Redis for many. */

import { join } from 'node:path';
import type { Redis } from 'ioredis';
import type { Cluster } from './cluster/bus';
import { openRedis, redisCluster } from './cluster/rediscluster';
import { signsOfLife } from './cluster/signsoflife';
import type { ClusterSettings } from './settings';
import type { DatabaseStore } from './store/database';
import { DATABASE_FILE } from './store/datafolder';
import { openPostgres } from './store/postgres';
import { openSqlite } from './store/sqlite';

export interface Backends {
  readonly store: DatabaseStore;
  readonly cluster?: Cluster;
  /** For limits that hold over all servers. */
  readonly redis?: Redis;
}

/** `writerProgram` is the bundled `store/writerworker.ts`. */
export async function openBackends(
  shared: ClusterSettings | undefined,
  data: string,
  writerProgram: URL,
): Promise<Backends> {
  if (!shared) return { store: await openSqlite(join(data, DATABASE_FILE), writerProgram) };
  const store = await openPostgres(shared.database);
  return { store, cluster: redisCluster(shared.redis, signsOfLife(store.database)), redis: openRedis(shared.redis) };
}
