/** Accounts in SQLite; `postgres.test.ts` runs the same suite in PostgreSQL. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pushesContract } from '../notifications/testing/pushcontract';
import { socialContract } from '../social/testing/socialcontract';
import { openSqlite } from '../store/sqlite';
import { type AccountSuite, accountContract } from './testing/accountcontract';

const inFile = (): AccountSuite => {
  const place = mkdtempSync(join(tmpdir(), 'boneyard-people-'));
  return { open: () => openSqlite(join(place, 'tables.db')), clear: async () => rmSync(place, { recursive: true }) };
};

accountContract('SQLite', inFile);
socialContract('SQLite', inFile);
pushesContract('SQLite', inFile);
