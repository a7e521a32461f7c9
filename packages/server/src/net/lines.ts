/** How many connections an address has open: to this server, or to all that share a Redis. */

import type { Redis } from 'ioredis';

export interface Lines {
  /** Counts one more, unless there are too many. */
  enter(address: string, line: string): Promise<boolean>;
  leave(address: string, line: string): void;
  /** These are still open. */
  beat(open: Iterable<{ readonly address: string; readonly line: string }>): void;
}

export function linesHere(most: number): Lines {
  const counts = new Map<string, number>();
  return {
    async enter(address) {
      const count = counts.get(address) ?? 0;
      if (count >= most) return false;
      counts.set(address, count + 1);
      return true;
    },
    leave(address) {
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    },
    beat() {},
  };
}

/** A line of which nothing was heard for so long is one of a server that is gone, in milliseconds. */
const FORGOTTEN = 75_000;

const keyOf = (address: string): string => `boneyard:lines:${address}`;

/** Without Redis each server counts for itself. */
export function linesInRedis(redis: Redis, most: number): Lines {
  const own = linesHere(most);

  async function all(address: string, line: string): Promise<number> {
    const [key, now] = [keyOf(address), Date.now()];
    const answers = await redis
      .multi()
      .zadd(key, now, line)
      .zremrangebyscore(key, 0, now - FORGOTTEN)
      .zcard(key)
      .pexpire(key, FORGOTTEN)
      .exec();
    return Number(answers?.[2]?.[1] ?? 0);
  }

  function leave(address: string, line: string): void {
    own.leave(address, line);
    redis.zrem(keyOf(address), line).catch(() => {});
  }

  return {
    async enter(address, line) {
      if (!(await own.enter(address, line))) return false;
      const count = await all(address, line).catch(() => 0);
      if (count <= most) return true;
      leave(address, line);
      return false;
    },
    leave,
    beat(open) {
      const now = Date.now();
      const pipeline = redis.pipeline();
      for (const { address, line } of open) {
        pipeline.zadd(keyOf(address), now, line);
        pipeline.pexpire(keyOf(address), FORGOTTEN);
      }
      pipeline.exec().catch(() => {});
    },
  };
}
