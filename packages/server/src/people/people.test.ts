/** People in SQLite; in PostgreSQL they are tried with the store there. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../store/sqlite';
import { peopleContract } from './testing/contract';

peopleContract('SQLite', () => {
  const place = mkdtempSync(join(tmpdir(), 'boneyard-people-'));
  return { open: () => openSqlite(join(place, 'tables.db')), clear: async () => rmSync(place, { recursive: true }) };
});
