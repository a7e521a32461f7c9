/** The cluster through Redis: a channel for each table that is shown somewhere, one for the list, one for heartbeats. */

import { randomUUID } from 'node:crypto';
import type { TableListing } from '@boneyard/protocol/tables';
import { Redis, type RedisOptions } from 'ioredis';
import type { Cluster, ClusterBus, ClusterMessage, ClusterSubscriber } from './bus';
import type { SignsOfLife } from './signsoflife';

const PREFIX = 'boneyard';
const TABLE = `${PREFIX}:table:`;
const LIST = `${PREFIX}:list`;
const BEATS = `${PREFIX}:beats`;
/** How often each process sends a heartbeat, and after how much silence it counts as gone, in milliseconds. */
const BEAT = 1_500;
const SILENCE = 8_000;
/** Redis hangs if our own heartbeat does not come back for this long, in milliseconds. */
const HANGS = 3_500;
const SLOWEST_RETRY = 1_000;

/** Nothing waits for Redis: what cannot be sent now is dropped. */
const REDIS = {
  enableOfflineQueue: false,
  // We subscribe ourselves after a reconnect; the library's own way ends the process if that fails at once.
  autoResubscribe: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 2_000,
  commandTimeout: 1_000,
  retryStrategy: (times: number) => Math.min(SLOWEST_RETRY, 50 * times),
} satisfies RedisOptions;

export function openRedis(url: string): Redis {
  const redis = new Redis(url, REDIS);
  // The library reconnects; without a listener an error would end the process.
  redis.on('error', () => {});
  return redis;
}

interface Envelope<What> {
  readonly from: string;
  readonly what: What;
}

/** A process that cannot reach Redis leaves signs of life elsewhere: silence of the bus alone says nothing about it. */
export function redisCluster(url: string, signs: SignsOfLife): Cluster {
  function join(subscriber: ClusterSubscriber): ClusterBus {
    const me = randomUUID().slice(0, 8);
    const [sender, receiver] = [openRedis(url), openRedis(url)];
    const tables = new Set<string>();
    /** When each process was last heard of, by a clock that never goes back. */
    const heard = new Map<string, number>();
    let connectedSince: number | undefined;
    /** When our own heartbeat last came back. While it does not, Redis hangs, and silence says nothing about the others. */
    let echoed = 0;
    let exchanging: Promise<void> | undefined;

    function publish(channel: string, what: unknown): void {
      if (sender.status !== 'ready') return;
      sender.publish(channel, JSON.stringify({ from: me, what } satisfies Envelope<unknown>)).catch(() => {});
    }

    function subscribe(channels: readonly string[]): void {
      if (receiver.status === 'ready' && channels.length > 0) receiver.subscribe(...channels).catch(() => {});
    }

    receiver.on('ready', () => {
      connectedSince = performance.now();
      echoed = connectedSince;
      subscribe([LIST, BEATS, ...[...tables].map((table) => TABLE + table)]);
      subscriber.onReconnect();
    });
    receiver.on('close', () => {
      connectedSince = undefined;
    });
    receiver.on('message', (channel, text) => {
      const { from, what } = JSON.parse(text) as Envelope<unknown>;
      if (from === me) {
        if (channel === BEATS) hearEcho();
        return;
      }
      heard.set(from, performance.now());
      if (channel === LIST) subscriber.onListing(what as TableListing);
      else if (channel.startsWith(TABLE))
        subscriber.onTableMessage(channel.slice(TABLE.length), what as ClusterMessage, from);
    });

    const hangs = (now: number): boolean => now - echoed > HANGS;

    function hearEcho(): void {
      const now = performance.now();
      // It was gone and is back: messages were lost meanwhile, as with a new connection.
      if (hangs(now) && connectedSince !== undefined) {
        connectedSince = now;
        subscriber.onReconnect();
      }
      echoed = now;
    }

    const isConnected = (): boolean =>
      connectedSince !== undefined && sender.status === 'ready' && !hangs(performance.now());

    /** Tells who is here while this process or another one is cut off, and finds out who is there. */
    async function exchangeSigns(): Promise<void> {
      const asked = performance.now();
      const found = (await signs.find(SILENCE)).filter(({ name }) => name !== me);
      const cut = !isConnected();
      if (cut || found.some((other) => other.cut)) await signs.leave({ name: me, cut, here: subscriber.presences() });
      for (const { name, age, here } of found) {
        // Not before this. What it said on the bus since then is newer.
        const left = asked - age;
        if (left < (heard.get(name) ?? 0)) continue;
        heard.set(name, left);
        subscriber.onPresences(name, here);
      }
    }

    function beat(): void {
      publish(BEATS, null);
      // While the database does not answer, nothing is known about the others.
      exchanging ??= exchangeSigns()
        .then(forgetLost, () => {})
        .finally(() => {
          exchanging = undefined;
        });
    }

    function forgetLost(): void {
      const now = performance.now();
      // Just after a reconnect, silence says nothing about the others.
      if (connectedSince === undefined || now - connectedSince < SILENCE || hangs(now)) return;
      for (const [name, last] of heard) {
        if (now - last < SILENCE) continue;
        heard.delete(name);
        subscriber.onProcessLost(name);
      }
    }
    const beating = setInterval(beat, BEAT);

    return {
      alone: false,
      get connected() {
        return isConnected();
      },
      subscribe(table) {
        tables.add(table);
        subscribe([TABLE + table]);
      },
      unsubscribe(table) {
        if (tables.delete(table) && receiver.status === 'ready') receiver.unsubscribe(TABLE + table).catch(() => {});
      },
      publish: (table, message) => publish(TABLE + table, message),
      publishListing: (listing) => publish(LIST, listing),
      async close() {
        clearInterval(beating);
        await exchanging;
        // `quit` sends what is still queued.
        await sender.quit().catch(() => {});
        for (const redis of [sender, receiver]) redis.disconnect();
      },
    };
  }

  return { join };
}
