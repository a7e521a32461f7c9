/** Reading beside a server, from a file; `postgres.test.ts` runs the same suite in PostgreSQL. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { fairnessContract } from '../fairness/testing/fairnesscontract';
import { OldSchema, readSqlite } from './reader';
import { openSqlite } from './sqlite';

fairnessContract('SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boneyard-reader-'));
  const file = join(folder, 'tables.db');
  return {
    open: () => openSqlite(file),
    read: async () => (await readSqlite(file))!,
    clear: async () => rmSync(folder, { recursive: true }),
  };
});

test('a file that no server of this version has opened is not read, and not changed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boneyard-reader-'));
  const file = join(folder, 'tables.db');
  expect(await readSqlite(file)).toBeUndefined();
  const database = new Database(file);
  database.exec('create table entries (n integer)');
  await expect(readSqlite(file)).rejects.toThrow(OldSchema);
  expect(database.prepare('select name from sqlite_master').all()).toEqual([{ name: 'entries' }]);
  database.close();
  rmSync(folder, { recursive: true });
});
