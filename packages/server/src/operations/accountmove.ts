/** Moves accounts and everything that belongs to them to another database, after the tables. */

import type { Kysely } from 'kysely';
import type { Database } from '../store/database';
import type { GameTables } from '../store/migrations/001-tables';
import type { ProcessTables } from '../store/migrations/009-processes';
import type { Schema } from '../store/schema';

/** Everything but the tables and what only running processes need; what is left out here does not compile. */
const PEOPLE: Readonly<Record<Exclude<keyof Schema, keyof GameTables | keyof ProcessTables>, true>> = {
  accounts: true,
  credentials: true,
  sessions: true,
  recoveries: true,
  challenges: true,
  seated: true,
  preferences: true,
  rated: true,
  standings: true,
  seeks: true,
  found: true,
  pairs: true,
  tokens: true,
  chat: true,
  blocks: true,
  reports: true,
  bans: true,
  keys: true,
  pushes: true,
  calls: true,
  networks: true,
};

/** How many rows are written with one statement. */
const AT_ONCE = 500;

type Row = Readonly<Record<string, unknown>>;
type AnyTable = Kysely<Record<string, Row>>;

const pages = (rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, n) => rows.slice(n * AT_ONCE, (n + 1) * AT_ONCE));

/**
 * Gives how many accounts there are; undefined when the other database has accounts that are not from here, and then nothing
 * is done. Otherwise what is there is replaced, so that it may be repeated: codes that were used meanwhile are gone there too.
 */
export async function moveAccounts(from: Database, to: Database): Promise<number | undefined> {
  const [here, there] = [from, to].map(({ open }) => open() as unknown as AnyTable) as [AnyTable, AnyTable];
  const all = await here.selectFrom('accounts').selectAll().execute();
  const known = new Set(all.map(({ id }) => id));
  const theirs = await there.selectFrom('accounts').select('id').execute();
  if (theirs.some(({ id }) => !known.has(id))) return undefined;
  const queries = [];
  for (const table of Object.keys(PEOPLE)) {
    const rows = await here.selectFrom(table).selectAll().execute();
    queries.push(there.deleteFrom(table), ...pages(rows).map((page) => there.insertInto(table).values(page)));
  }
  await to.transaction(queries);
  return all.filter(({ gone }) => gone === null).length;
}
