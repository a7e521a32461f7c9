/** The database under a store, for what is kept beside the tables. */

import type { CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema';
import type { Store } from './store';

export interface Query {
  compile(): CompiledQuery;
}

export interface Database {
  /** For one statement at a time; throws once the store is closed. */
  open(): Kysely<Schema>;
  /** All of these or none, in this order. A transaction that waits in between would stop the tables. */
  together(queries: readonly Query[]): Promise<void>;
}

export interface DatabaseStore extends Store {
  readonly database: Database;
}
