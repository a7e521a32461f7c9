/** People in SQLite; in PostgreSQL they are tried with the store there. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../store/sqlite';
import { companyContract } from './testing/company';
import { type Kept, peopleContract } from './testing/contract';
import { pushesContract } from './testing/pushes';

const inFile = (): Kept => {
  const place = mkdtempSync(join(tmpdir(), 'boneyard-people-'));
  return { open: () => openSqlite(join(place, 'tables.db')), clear: async () => rmSync(place, { recursive: true }) };
};

peopleContract('SQLite', inFile);
companyContract('SQLite', inFile);
pushesContract('SQLite', inFile);
