/** Ratings in SQLite; in PostgreSQL they are tried with the store there. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeksContract } from '../matching/testing/seeks';
import { openSqlite } from '../store/sqlite';
import { ratingsContract } from './testing/ratings';

function inSqlite() {
  const place = mkdtempSync(join(tmpdir(), 'boneyard-ratings-'));
  return { open: () => openSqlite(join(place, 'tables.db')), clear: async () => rmSync(place, { recursive: true }) };
}

ratingsContract('SQLite', inSqlite);
seeksContract('SQLite', inSqlite);
