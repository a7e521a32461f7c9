/** The cluster within one process: for a single server, and for tests with several. */

import type { Cluster, ClusterBus, ClusterSubscriber } from './bus';

interface Member {
  readonly name: string;
  readonly subscriber: ClusterSubscriber;
  readonly tables: Set<string>;
}

/** `loses` decides for each message whether it gets lost. */
export function memoryCluster(loses: () => boolean = () => false): Cluster {
  const members = new Set<Member>();
  let count = 0;

  function join(subscriber: ClusterSubscriber): ClusterBus {
    const me: Member = { name: `process ${count++}`, subscriber, tables: new Set() };
    members.add(me);
    /** Later, as over a network. */
    function toOthers(deliver: (other: Member) => void): void {
      if (members.size === 1) return;
      setImmediate(() => {
        for (const other of members) if (other !== me && !loses()) deliver(other);
      });
    }
    return {
      get alone() {
        return members.size === 1;
      },
      connected: true,
      subscribe: (table) => void me.tables.add(table),
      unsubscribe: (table) => void me.tables.delete(table),
      publish: (table, message) =>
        toOthers((other) => {
          if (other.tables.has(table)) other.subscriber.onTableMessage(table, message, me.name);
        }),
      publishListing: (listing) => toOthers((other) => other.subscriber.onListing(listing)),
      async close() {
        members.delete(me);
        for (const other of members) other.subscriber.onProcessLost(me.name);
      },
    };
  }

  return { join };
}
