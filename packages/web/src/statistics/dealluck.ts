/** The luck of the deals of saved games, from the cache or computed by a worker. */

import type { Luck } from '@boneyard/bots/review/luck';
import type { GameRecord } from '@boneyard/engine/record';
import { useEffect, useState } from 'react';
import { derivedCache } from '../storage/derivedcache';
import type { LuckByGame } from './facts';

export interface LuckQuestion {
  readonly key: string;
  readonly record: GameRecord;
}

export interface LuckAnswer {
  readonly key: string;
  readonly luck: readonly Luck[];
}

/** To be raised when the computation changes. */
const VERSION = 2;

function isLuck(json: unknown): json is readonly Luck[] {
  return Array.isArray(json) && json.every((one) => Array.isArray((one as Partial<Luck>)?.margins));
}

const cache = derivedCache('luck', VERSION, isLuck);
const NONE: LuckByGame = new Map();

/** The map grows while the worker is computing. */
export function useDealLuck(wanted: readonly LuckQuestion[]): LuckByGame {
  const [lucks, setLucks] = useState(NONE);
  useEffect(() => {
    let worker: Worker | undefined;
    let unmounted = false;
    async function load(): Promise<void> {
      const known = await cache.all().catch(() => NONE);
      if (unmounted) return;
      setLucks(known);
      const missing = wanted.filter(({ key }) => !known.has(key));
      if (missing.length === 0) return;
      worker = new Worker(new URL('./luck.worker.ts', import.meta.url), { type: 'module', name: 'luck' });
      worker.addEventListener('message', ({ data: { key, luck } }: MessageEvent<LuckAnswer>) => {
        setLucks((before) => new Map(before).set(key, luck));
        cache.save(key, luck).catch(() => {});
      });
      for (const question of missing) worker.postMessage(question);
    }
    load();
    return () => {
      unmounted = true;
      worker?.terminate();
    };
  }, [wanted]);
  return lucks;
}
