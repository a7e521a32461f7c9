/** How many connections a client's network has open: to this server, or to all that share a Redis. */

import type { Redis } from 'ioredis';
import { networkOf } from './addresses';

export interface ConnectionLimits {
  /** Counts one more, unless there are too many. */
  acquire(address: string, connectionId: string): Promise<boolean>;
  release(address: string, connectionId: string): void;
  /** Says that these connections are still open. */
  refresh(open: Iterable<{ readonly address: string; readonly connectionId: string }>): void;
}

export function localConnectionLimits(most: number): ConnectionLimits {
  const counts = new Map<string, number>();
  return {
    async acquire(address) {
      const network = networkOf(address);
      const count = counts.get(network) ?? 0;
      if (count >= most) return false;
      counts.set(network, count + 1);
      return true;
    },
    release(address) {
      const network = networkOf(address);
      const left = (counts.get(network) ?? 1) - 1;
      if (left > 0) counts.set(network, left);
      else counts.delete(network);
    },
    refresh() {},
  };
}

/** A connection that was not refreshed for this long belongs to a server that is gone, in milliseconds. */
const FORGOTTEN = 75_000;

const keyOf = (address: string): string => `boneyard:lines:${networkOf(address)}`;

/** Without Redis each server counts for itself. */
export function redisConnectionLimits(redis: Redis, most: number): ConnectionLimits {
  const own = localConnectionLimits(most);

  async function all(address: string, connectionId: string): Promise<number> {
    const [key, now] = [keyOf(address), Date.now()];
    const answers = await redis
      .multi()
      .zadd(key, now, connectionId)
      .zremrangebyscore(key, 0, now - FORGOTTEN)
      .zcard(key)
      .pexpire(key, FORGOTTEN)
      .exec();
    return Number(answers?.[2]?.[1] ?? 0);
  }

  function release(address: string, connectionId: string): void {
    own.release(address, connectionId);
    redis.zrem(keyOf(address), connectionId).catch(() => {});
  }

  return {
    async acquire(address, connectionId) {
      if (!(await own.acquire(address, connectionId))) return false;
      const count = await all(address, connectionId).catch(() => 0);
      if (count <= most) return true;
      release(address, connectionId);
      return false;
    },
    release,
    refresh(open) {
      const now = Date.now();
      const pipeline = redis.pipeline();
      for (const { address, connectionId } of open) {
        pipeline.zadd(keyOf(address), now, connectionId);
        pipeline.pexpire(keyOf(address), FORGOTTEN);
      }
      pipeline.exec().catch(() => {});
    },
  };
}
