/** Data that the server of commit c384a43 wrote, before the first release: in a file and in PostgreSQL, with what its clients saw. */

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import Database from 'libsql';
import type { HeldPasskey } from './passkeydevice';

interface Person {
  readonly id: string;
  readonly cookie: string;
  readonly passkeys?: readonly HeldPasskey[];
  readonly codes?: readonly string[];
}

interface FormerTable {
  readonly game: string;
  readonly table: string;
  readonly scores: readonly number[];
}

export interface FormerData {
  /** When its first row was written. */
  readonly written: number;
  /** Ana and Bo have accounts, Cy and Di are guests. */
  readonly people: Readonly<Record<'ana' | 'bo' | 'cy' | 'di', Person>>;
  /** One table of each game where Cy and Ana are in the middle of a match; whether they are to act. */
  readonly open: readonly (FormerTable & { readonly n: number; readonly toAct: readonly boolean[] })[];
  /** One finished match of each game between Cy and Di. */
  readonly over: readonly FormerTable[];
  /** A finished rated match of classic dominoes between Ana and Bo. */
  readonly rated: Omit<FormerTable, 'game'>;
  /** Ana's profile as it was shown then. */
  readonly player: {
    readonly games: readonly { readonly rank: object; readonly matches: number; readonly won: number }[];
  };
  /** By table. */
  readonly records: Readonly<Record<string, { readonly game: string; readonly rounds: readonly object[] }>>;
}

/** Its servers signed guests' cookies with this. */
export const FORMER_KEY = '5a'.repeat(32);

const A_MINUTE_AGO = 60_000;
const TIME = /\b17\d{11}\b/g;

export function formerData(kind: 'sqlite' | 'postgres'): { readonly seen: FormerData; readonly sql: string } {
  const file = (name: string) => readFileSync(new URL(`./former/${kind}.${name}`, import.meta.url));
  const seen: FormerData = JSON.parse(file('json').toString());
  // Sessions and chat last for some time only, so all times are as if this had been written just now.
  const later = Date.now() - A_MINUTE_AGO - seen.written;
  const sql = gunzipSync(file('sql.gz'))
    .toString()
    .replaceAll(TIME, (time) => `${Number(time) + later}`);
  return { seen, sql };
}

/** As the server of then left it. */
export function writeFormerFile(file: string, sql: string): void {
  const database = new Database(file);
  database.pragma('journal_mode = wal');
  database.exec(sql);
  database.close();
}
