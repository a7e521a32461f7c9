/** What is read of a store, the same in every database. */

import type { Phase } from '@boneyard/protocol/tables';
import type { Kysely } from 'kysely';
import type { Schema } from './schema';
import type { Card, Store } from './store';

export function cardOf(row: Schema['cards']): Card {
  return { ...row, listed: row.listed === 1, phase: row.phase as Phase };
}

/** `open` gives the database, or throws once it is closed. */
export function reading(open: () => Kysely<Schema>): Pick<Store, 'log' | 'heads' | 'card' | 'listed' | 'tables'> {
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
    async card(table) {
      const row = await open().selectFrom('cards').selectAll().where('id', '=', table).executeTakeFirst();
      return row && cardOf(row);
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
      return rows.map(cardOf);
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
