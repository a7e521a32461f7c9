/** What a table sends, without sockets and other processes. */

import { applyDelta } from '@boneyard/protocol/delta';
import { fromWire } from '@boneyard/protocol/json';
import type { ServerMessage } from '@boneyard/protocol/servermessages';
import type { TableView } from '@boneyard/protocol/tables';
import { memoryCluster } from '../../cluster/memorycluster';
import { Broadcast } from '../broadcast';
import type { Connection } from '../connection';
import { TablePresence } from '../presence';

export function lonelyBroadcast(table: string): Broadcast {
  const bus = memoryCluster().join({
    onTableMessage() {},
    onListing() {},
    presences: () => ({}),
    onPresences() {},
    onProcessLost() {},
    onReconnect() {},
  });
  return new Broadcast(table, new TablePresence(() => 0, 0), bus);
}

/** A player or a spectator. */
export interface Viewer extends Connection {
  readonly texts: string[];
  /** The places in the log that it was shown, one for each message. */
  readonly seen: number[];
  table: TableView | undefined;
}

/** Keeps the table as it was sent, and fails if something was sent that does not follow from it. */
export function viewer(playerId: string | undefined, heard: (one: Viewer) => void = () => {}): Viewer {
  const own: Viewer = {
    playerId,
    name: undefined,
    texts: [],
    seen: [],
    table: undefined,
    sendText(text) {
      own.texts.push(text);
      const told = JSON.parse(text) as ServerMessage;
      const n = own.table?.n ?? 0;
      if (told.t === 'table') own.table = fromWire(told.table);
      if (told.t === 'step') {
        if (told.from !== n) throw new Error(`${playerId} is at ${n} and was told from ${told.from}`);
        own.table = applyDelta(own.table!, told.delta);
      }
      if (own.table!.n < n) throw new Error(`${playerId} was at ${n} and is at ${own.table!.n}`);
      if (told.t === 'table' || told.t === 'step') own.seen.push(own.table!.n);
      heard(own);
    },
  };
  return own;
}
