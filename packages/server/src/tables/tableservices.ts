/** What every table works with: the services of the server, and the registry that holds the table. */

import type { Thinkers } from '../bots/thinkers';
import type { ClusterBus } from '../cluster/bus';
import type { RatingRepository } from '../matchmaking/ratings';
import type { TurnNotifier } from '../notifications/turnnotifications';
import type { ReportError } from '../operations/errors';
import type { Store } from '../store/store';
import type { Connection } from './connection';
import type { Deed } from './room/entries';
import type { TablePace } from './room/referee';
import type { Room } from './room/room';
import type { LiveTable } from './table';
import type { TableMetrics } from './tablemetrics';

export interface TableServices {
  readonly store: Store;
  readonly thinkers: Thinkers;
  readonly bus: ClusterBus;
  /** Without it matches are not rated. */
  readonly ratings: RatingRepository | undefined;
  /** Without it nobody is notified. */
  readonly notifier: TurnNotifier | undefined;
  readonly metrics: TableMetrics;
  readonly reportError: ReportError;
  readonly pace: TablePace;
  readonly now: () => number;
}

/** What a table needs of the registry that holds it. */
export interface TableHost {
  /** Tables begin nothing on their own any more. */
  readonly draining: boolean;
  /** Nothing happens at any table any more. */
  readonly closed: boolean;
  open(id: string, deeds: readonly Deed[]): Promise<void>;
  evict(table: LiveTable): void;
  /** The table that the connection watches, or will as soon as the log is read. */
  watchedBy(connection: Connection): LiveTable | undefined;
  /** The public list may show the table differently now. */
  listingChanged(room: Room, changed: number): void;
}
