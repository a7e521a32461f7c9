/** The database of a store, for repositories of other things than tables. */

import type { CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema';
import type { Store } from './store';

export interface Query {
  compile(): CompiledQuery;
}

export interface Database {
  /** For one statement at a time; throws once the store is closed. */
  open(): Kysely<Schema>;
  /** All of these or none, in this order. A transaction held open in between would block the tables. */
  transaction(queries: readonly Query[]): Promise<void>;
}

export interface DatabaseStore extends Store {
  readonly database: Database;
}
