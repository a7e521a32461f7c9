/**
 * Kysely on a SQLite file that another thread writes: selects are answered here, everything else goes to the writer. A commit
 * waits for the disk, and on the main thread every table would wait with it. Queries about the logs go to the writer too: some
 * of what they look for may still be in its journal.
 */

import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type Database from 'libsql';
import type { Batch, BatchResult } from './batches';
import { isAboutLogs } from './journal';

export type RunBatch = (batch: Batch) => Promise<BatchResult>;

const noTransactions = async (): Promise<never> => {
  throw new Error('use Database.transaction: one held open would block the tables');
};

function driver(database: Database.Database, run: RunBatch): Driver {
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
      if (SelectQueryNode.is(query) && !isAboutLogs(sql))
        return { rows: database.prepare(sql).all(...parameters) as R[] };
      const { rows, changes } = await run({ statements: [{ sql, parameters }] });
      return { rows: rows as R[], numAffectedRows: BigInt(changes) };
    },
    async *streamQuery() {
      yield await noTransactions();
    },
  };
  return {
    async init() {},
    acquireConnection: async () => connection,
    beginTransaction: noTransactions,
    commitTransaction: noTransactions,
    rollbackTransaction: noTransactions,
    async releaseConnection() {},
    async destroy() {
      database.close();
    },
  };
}

export function sqliteDialect(database: Database.Database, run: RunBatch): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => driver(database, run),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
