/** Ratings in SQLite; `postgres.test.ts` runs the same suite in PostgreSQL. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../store/sqlite';
import { ratingsContract } from './testing/ratingcontract';
import { seeksContract } from './testing/seekcontract';

function inSqlite() {
  const place = mkdtempSync(join(tmpdir(), 'boneyard-ratings-'));
  return { open: () => openSqlite(join(place, 'tables.db')), clear: async () => rmSync(place, { recursive: true }) };
}

ratingsContract('SQLite', inSqlite);
seeksContract('SQLite', inSqlite);
