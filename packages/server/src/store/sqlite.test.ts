import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from './sqlite';
import { storeContract } from './testing/contract';

function folder(): string {
  return mkdtempSync(join(tmpdir(), 'boneyard-store-'));
}

storeContract('SQLite', () => {
  const place = folder();
  const open = () => openSqlite(join(place, 'tables.db'));
  return { open, beside: open, clear: async () => rmSync(place, { recursive: true }) };
});
