/** News through Redis: a channel for each table that is shown somewhere, one for the list, and one where processes beat. */

import { randomUUID } from 'node:crypto';
import type { Listed } from '@boneyard/protocol/tables';
import { Redis, type RedisOptions } from 'ioredis';
import type { Ears, News, Newsroom, Said } from './news';

const PREFIX = 'boneyard';
const TABLE = `${PREFIX}:table:`;
const LIST = `${PREFIX}:list`;
const BEATS = `${PREFIX}:beats`;
/** Each process beats so often, and is gone when nothing was heard of it for so long, in milliseconds. */
const BEAT = 1_500;
const SILENCE = 6_000;
const SLOWEST_RETRY = 1_000;

/** Nothing waits for Redis: what cannot be sent now is left out. */
const REDIS = {
  enableOfflineQueue: false,
  // We subscribe ourselves when it is back; where that fails at once, its own way would end the process.
  autoResubscribe: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 2_000,
  commandTimeout: 1_000,
  retryStrategy: (times: number) => Math.min(SLOWEST_RETRY, 50 * times),
} satisfies RedisOptions;

export function openRedis(url: string): Redis {
  const redis = new Redis(url, REDIS);
  // It tries again by itself.
  redis.on('error', () => {});
  return redis;
}

interface Letter<What> {
  readonly from: string;
  readonly what: What;
}

export function newsThroughRedis(url: string): Newsroom {
  return (ears: Ears): News => {
    const me = randomUUID().slice(0, 8);
    const [mouth, ear] = [openRedis(url), openRedis(url)];
    const followed = new Set<string>();
    /** When each process was last heard of. */
    const heard = new Map<string, number>();
    let since: number | undefined;

    function say(channel: string, what: unknown): void {
      if (mouth.status !== 'ready') return;
      mouth.publish(channel, JSON.stringify({ from: me, what } satisfies Letter<unknown>)).catch(() => {});
    }

    function subscribe(channels: readonly string[]): void {
      if (ear.status === 'ready' && channels.length > 0) ear.subscribe(...channels).catch(() => {});
    }

    ear.on('ready', () => {
      since = Date.now();
      subscribe([LIST, BEATS, ...[...followed].map((table) => TABLE + table)]);
      ears.back();
    });
    ear.on('close', () => {
      since = undefined;
    });
    ear.on('message', (channel, text) => {
      const { from, what } = JSON.parse(text) as Letter<unknown>;
      if (from === me) return;
      heard.set(from, Date.now());
      if (channel === LIST) ears.listed(what as Listed);
      else if (channel.startsWith(TABLE)) ears.hear(channel.slice(TABLE.length), what as Said, from);
    });

    function beat(): void {
      say(BEATS, null);
      const now = Date.now();
      // Whoever has just come back cannot tell who is gone.
      if (since === undefined || now - since < SILENCE) return;
      for (const [name, last] of heard) {
        if (now - last < SILENCE) continue;
        heard.delete(name);
        ears.lost(name);
      }
    }
    const beating = setInterval(beat, BEAT);

    return {
      alone: false,
      get works() {
        return since !== undefined && mouth.status === 'ready';
      },
      follow(table) {
        followed.add(table);
        subscribe([TABLE + table]);
      },
      unfollow(table) {
        if (followed.delete(table) && ear.status === 'ready') ear.unsubscribe(TABLE + table).catch(() => {});
      },
      tell: (table, said) => say(TABLE + table, said),
      list: (listed) => say(LIST, listed),
      async close() {
        clearInterval(beating);
        // What was said last goes out first.
        await mouth.quit().catch(() => {});
        for (const redis of [mouth, ear]) redis.disconnect();
      },
    };
  };
}
