/** What whoever keeps a server may want to know of its store. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkTable } from './rooms/checking';
import { databaseOf } from './settings';
import type { DatabaseStore } from './store/database';
import { openPostgres } from './store/postgres';
import { openSqlite } from './store/sqlite';
import type { Store } from './store/store';

const PAGE = 500;

export interface Found {
  readonly table: string;
  readonly wrong: string;
}

async function wrongWith(store: Store, id: string): Promise<string | undefined> {
  try {
    const [card, bodies] = [await store.card(id), await store.log(id)];
    return card ? checkTable({ id, bodies, phase: card.phase, result: card.result }) : 'the card is gone';
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
export async function verifyLog(store: Store): Promise<{ readonly tables: number; readonly found: readonly Found[] }> {
  const found: Found[] = [];
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

export interface Moved {
  readonly tables: number;
  readonly entries: number;
  readonly found: readonly Found[];
}

/** Copies one table, or what came to it since it was last copied; gives how many entries that were. */
async function copy(from: Store, to: Store, table: string, now: number): Promise<number | string> {
  const [bodies, have, card] = [await from.log(table), await to.log(table), await from.card(table)];
  if (!card) return 'the card is gone';
  if (have.some((body, n) => body !== bodies[n])) return 'another log of it is there already';
  // Whoever serves it looks by itself when something is to happen there.
  const due = card.phase === 'over' ? null : now;
  const appends = bodies.map((body, n) => ({ table, n, body, ...(n === bodies.length - 1 && { card, due }) }));
  const won = await Promise.all(appends.slice(have.length).map((append) => to.append(append)));
  return won.every((one) => one) ? won.length : 'somebody plays there meanwhile';
}

/** Copies every table to another store. Done again it copies what is new, so it may be stopped and repeated. */
export async function moveTables(from: Store, to: Store, now = Date.now()): Promise<Moved> {
  const found: Found[] = [];
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

/** The store of a data folder; undefined where there is none. */
export async function storeIn(folder: string): Promise<DatabaseStore | undefined> {
  const file = join(folder, 'tables.db');
  return existsSync(file) ? openSqlite(file) : undefined;
}

/** The store in a database. Throws, in one line, where it cannot be used. */
export async function storeAt(url: string): Promise<DatabaseStore> {
  return openPostgres(databaseOf('DATABASE_URL', url));
}
