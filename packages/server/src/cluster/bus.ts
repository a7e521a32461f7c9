/** What server processes tell each other about their tables. A lost message costs time, never a move. */

import type { Signal } from '@boneyard/protocol/enums';
import type { ChatLine } from '@boneyard/protocol/servermessages';
import type { TableListing } from '@boneyard/protocol/tables';
import type { Seat } from '@boneyard/rules/game';

/** Who is connected to one process, at one table. */
export interface LocalPresence {
  readonly seats: readonly Seat[];
  readonly watching: number;
}

/** Who is connected to one process, at each of its tables. */
export type PresenceByTable = Readonly<Record<string, LocalPresence>>;

/** Processes of different versions may run side by side, so these fields keep their names. */
export type ClusterMessage =
  /** The log has `n` entries now. */
  | { readonly of: 'log'; readonly n: number }
  | { readonly of: 'here'; readonly here: LocalPresence }
  /** Asks every other process that shows this table who is connected there. */
  | { readonly of: 'who' }
  | { readonly of: 'signal'; readonly seat: Seat; readonly signal: Signal }
  | { readonly of: 'chat'; readonly line: ChatLine };

/** Receives what other processes publish, never what this one does. */
export interface ClusterSubscriber {
  onTableMessage(table: string, message: ClusterMessage, from: string): void;
  onListing(listing: TableListing): void;
  /** Who is connected to this process. */
  presences(): PresenceByTable;
  /** Who is connected to another process that is cut off from the bus: at these tables, and at no others. */
  onPresences(name: string, here: PresenceByTable): void;
  /** A process has gone, and everybody who was connected there with it. */
  onProcessLost(name: string): void;
  /** The bus was down and is up again; messages may have been missed. */
  onReconnect(): void;
}

export interface ClusterBus {
  /** There is no other process. */
  readonly alone: boolean;
  /** False while messages do not get through. */
  readonly connected: boolean;
  subscribe(table: string): void;
  unsubscribe(table: string): void;
  publish(table: string, message: ClusterMessage): void;
  publishListing(listing: TableListing): void;
  close(): Promise<void>;
}

export interface Cluster {
  join(subscriber: ClusterSubscriber): ClusterBus;
}
