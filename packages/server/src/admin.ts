/** What whoever keeps a server may want to know of its store. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkTable } from './rooms/checking';
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

/** Replays every stored table. */
export async function verifyLog(store: Store): Promise<{ readonly tables: number; readonly found: readonly Found[] }> {
  const found: Found[] = [];
  let tables = 0;
  let last = '';
  for (;;) {
    const page = await store.tables(last, PAGE);
    if (page.length === 0) return { tables, found };
    for (const table of page) {
      const wrong = await wrongWith(store, table);
      if (wrong !== undefined) found.push({ table, wrong });
    }
    tables += page.length;
    last = page[page.length - 1]!;
  }
}

/** The store of a data folder; undefined where there is none. */
export async function storeIn(folder: string): Promise<Store | undefined> {
  const file = join(folder, 'tables.db');
  return existsSync(file) ? openSqlite(file) : undefined;
}
