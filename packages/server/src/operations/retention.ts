/** How long tables without an account holder, chat and reports are kept. */

import type { SocialRepository } from '../social/social';
import type { Database } from '../store/database';

export interface Retention {
  /** Days after which a table without an account holder is deleted; 0 for never. */
  readonly tables: number;
  /** Days after which chat and reports are deleted. */
  readonly chat: number;
}

export const RETENTION: Retention = { tables: 365, chat: 90 };

const DAY = 24 * 3600_000;
/** How many tables are deleted at a time, so that nobody waits long for the disk. */
const GROUP = 50;

/** Tables that have not changed since, have nothing left to do, and at which no account ever sat. */
async function oldTables({ open }: Database, before: number): Promise<string[]> {
  const rows = await open()
    .selectFrom('cards')
    .select('id')
    .where('changed', '<', before)
    .where('id', 'not in', (dues) => dues.selectFrom('dues').select('table_id'))
    .where('id', 'not in', (seated) =>
      seated
        .selectFrom('seated')
        .innerJoin('accounts', 'accounts.id', 'seated.player')
        .select('seated.table_id')
        .where('accounts.gone', 'is', null),
    )
    .orderBy('changed')
    .limit(GROUP)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes one group of old tables; gives how many. */
export async function dropOldTables(database: Database, before: number): Promise<number> {
  const old = await oldTables(database, before);
  if (old.length === 0) return 0;
  const { open, transaction: together } = database;
  await together([
    open().deleteFrom('chat').where('table_id', 'in', old),
    open().deleteFrom('seated').where('table_id', 'in', old),
    open().deleteFrom('cards').where('id', 'in', old),
    open().deleteFrom('entries').where('table_id', 'in', old),
  ]);
  return old.length;
}

/** Deletes everything that is too old, a little at a time. */
export async function deleteExpired(
  { tables, chat }: Retention,
  { database, social }: { readonly database: Database; readonly social: SocialRepository },
  now: number,
): Promise<void> {
  await social.tidy(now - chat * DAY);
  if (tables === 0) return;
  while ((await dropOldTables(database, now - tables * DAY)) > 0)
    await new Promise((resolve) => setTimeout(resolve, 100));
}
