/** What `boneyard admin` does with a store: verify it, back it up, or copy it to another. */

import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { postgresUrl } from '../settings';
import type { DatabaseStore } from '../store/database';
import { DATABASE_FILE } from '../store/datafolder';
import { openPostgres } from '../store/postgres';
import { openSqlite } from '../store/sqlite';
import type { Store } from '../store/store';
import { checkTable } from '../tables/room/logcheck';

const PAGE = 500;

export interface TableFault {
  readonly table: string;
  readonly wrong: string;
}

async function wrongWith(store: Store, id: string): Promise<string | undefined> {
  try {
    const [summary, bodies] = [await store.summary(id), await store.log(id)];
    return summary ? checkTable({ id, bodies, phase: summary.phase, result: summary.result }) : 'the summary is gone';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The ids of all tables, page after page. */
async function* pagesOf(store: Store): AsyncGenerator<readonly string[]> {
  for (let last = ''; ; ) {
    const page = await store.tables(last, PAGE);
    if (page.length === 0) return;
    yield page;
    last = page[page.length - 1]!;
  }
}

/** Replays every stored table. */
export async function verifyLog(
  store: Store,
): Promise<{ readonly tables: number; readonly found: readonly TableFault[] }> {
  const found: TableFault[] = [];
  let tables = 0;
  for await (const page of pagesOf(store)) {
    for (const table of page) {
      const wrong = await wrongWith(store, table);
      if (wrong !== undefined) found.push({ table, wrong });
    }
    tables += page.length;
  }
  return { tables, found };
}

export interface MoveReport {
  readonly tables: number;
  readonly entries: number;
  readonly found: readonly TableFault[];
}

/** Copies one table, or what is new in it since it was last copied; gives the number of entries, or what is wrong. */
async function copy(from: Store, to: Store, table: string, now: number): Promise<number | string> {
  const [bodies, have, summary] = [await from.log(table), await to.log(table), await from.summary(table)];
  if (!summary) return 'the summary is gone';
  if (have.some((body, n) => body !== bodies[n])) return 'another log of it is there already';
  // A server that takes over finds out what the table has to do next.
  const wakeAt = summary.phase === 'over' ? null : now;
  const appends = bodies.map((body, n) => ({ table, n, body, ...(n === bodies.length - 1 && { summary, wakeAt }) }));
  const won = await Promise.all(appends.slice(have.length).map((append) => to.append(append)));
  return won.every((one) => one) ? won.length : 'somebody plays there meanwhile';
}

/** Copies every table to another store. It may be stopped and repeated: then it copies only what is new. */
export async function moveTables(from: Store, to: Store, now = Date.now()): Promise<MoveReport> {
  const found: TableFault[] = [];
  let [tables, entries] = [0, 0];
  for await (const page of pagesOf(from))
    for (const table of page) {
      const copied = await copy(from, to, table, now);
      tables++;
      if (typeof copied === 'number') entries += copied;
      else found.push({ table, wrong: copied });
    }
  return { tables, entries, found };
}

/**
 * Copies the database of a folder into a new file, as it is at one moment. The server may go on meanwhile. False if the folder
 * has no database; throws if the file exists.
 */
export function backUp(folder: string, file: string): boolean {
  const source = join(folder, DATABASE_FILE);
  if (!existsSync(source)) return false;
  // Readable by us alone from the first byte on.
  writeFileSync(file, '', { flag: 'wx', mode: 0o600 });
  const database = new Database(source);
  try {
    database.prepare('vacuum into ?').run(file);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    database.close();
  }
  return true;
}

/** The store in a data folder; undefined if it has none. */
export async function storeIn(folder: string): Promise<DatabaseStore | undefined> {
  const file = join(folder, DATABASE_FILE);
  return existsSync(file) ? openSqlite(file) : undefined;
}

/** The store in a PostgreSQL database. Throws, in one line, if it cannot be used. */
export async function storeAt(url: string): Promise<DatabaseStore> {
  return openPostgres(postgresUrl('DATABASE_URL', url));
}
