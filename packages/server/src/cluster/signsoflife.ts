/** Signs of life that processes leave in the database while one of them is cut off from the bus. */

import { sql } from 'kysely';
import type { Database } from '../store/database';
import type { PresenceByTable } from './bus';

export interface SignOfLife {
  readonly name: string;
  /** How long ago it was left, in milliseconds. */
  readonly age: number;
  /** Is it cut off? */
  readonly cut: boolean;
  readonly here: PresenceByTable;
}

export interface SignsOfLife {
  /** Replaces what this process left before. */
  leave(sign: Omit<SignOfLife, 'age'>): Promise<void>;
  /** The signs that are at most this old, in milliseconds. */
  find(oldest: number): Promise<readonly SignOfLife[]>;
}

/** Signs that nobody needs any more, in milliseconds. */
const OLD = 3600_000;

/** In milliseconds, by the clock of the database: those of the processes may differ. */
const NOW = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** In PostgreSQL: there is only one process with SQLite. */
export function signsOfLife({ open }: Pick<Database, 'open'>): SignsOfLife {
  return {
    async leave({ name, cut, here }) {
      await open()
        .insertInto('processes')
        .values({ name, seen: NOW, cut: cut ? 1 : 0, here: JSON.stringify(here) })
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet(({ ref }) => ({
            seen: ref('excluded.seen'),
            cut: ref('excluded.cut'),
            here: ref('excluded.here'),
          })),
        )
        .execute();
      await open()
        .deleteFrom('processes')
        .where('seen', '<', sql<number>`${NOW} - ${sql.lit(OLD)}`)
        .execute();
    },
    async find(oldest) {
      const age = sql<number>`${NOW} - seen`;
      const rows = await open()
        .selectFrom('processes')
        .select(['name', 'cut', 'here', age.as('age')])
        .where(age, '<=', oldest)
        .execute();
      return rows.map((row) => ({ ...row, cut: row.cut === 1, here: JSON.parse(row.here) as PresenceByTable }));
    },
  };
}
