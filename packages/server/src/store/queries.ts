/** Queries that are the same in every database. */

import type { Phase } from '@boneyard/protocol/enums';
import type { Kysely } from 'kysely';
import type { Schema } from './schema';
import type { Store, TableSummary } from './store';

export function summaryFromRow(row: Schema['cards']): TableSummary {
  const { face: listing, ...rest } = row;
  return { ...rest, listing, listed: row.listed === 1, phase: row.phase as Phase };
}

/** Throws unless the database can be read and written, which it cannot on a full disk. */
export async function probe(db: Kysely<Schema>): Promise<void> {
  const value = String(Date.now());
  await db
    .insertInto('keys')
    .values({ name: 'probe', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** `open` gives the database, or throws once it is closed. */
export function tableQueries(
  open: () => Kysely<Schema>,
): Pick<Store, 'log' | 'heads' | 'summary' | 'listed' | 'tables'> {
  return {
    async log(table, from = 0) {
      const rows = await open()
        .selectFrom('entries')
        .select(['n', 'body'])
        .where('table_id', '=', table)
        .where('n', '>=', from)
        .orderBy('n')
        .execute();
      return rows.map(({ n, body }, place) => {
        if (n !== from + place) throw new Error(`entry ${from + place} of table ${table} is missing`);
        return body;
      });
    },
    async heads(tables) {
      if (tables.length === 0) return new Map();
      // The last entry of each is found by the key, however long its log is.
      const rows = await open()
        .selectFrom('cards')
        .select([
          'id',
          ({ selectFrom }) =>
            selectFrom('entries')
              .select(({ fn }) => fn.max<number | null>('n').as('last'))
              .whereRef('entries.table_id', '=', 'cards.id')
              .as('last'),
        ])
        .where('id', 'in', tables)
        .execute();
      return new Map(rows.map(({ id, last }) => [id, (last ?? -1) + 1]));
    },
    async summary(table) {
      const row = await open().selectFrom('cards').selectAll().where('id', '=', table).executeTakeFirst();
      return row && summaryFromRow(row);
    },
    async listed(phases, since, most) {
      const rows = await open()
        .selectFrom('cards')
        .selectAll()
        .where('listed', '=', 1)
        .where('phase', 'in', phases)
        .where('changed', '>=', since)
        .orderBy('changed', 'desc')
        .limit(most)
        .execute();
      return rows.map(summaryFromRow);
    },
    async tables(after, most) {
      const rows = await open()
        .selectFrom('cards')
        .select('id')
        .where('id', '>', after)
        .orderBy('id')
        .limit(most)
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}
