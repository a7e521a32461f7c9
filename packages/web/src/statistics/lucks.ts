/** The luck of the deals of kept games: found where it is kept, worked out where it is not. */

import type { Luck } from '@boneyard/bots/review/luck';
import type { GameRecord } from '@boneyard/engine/record';
import { useEffect, useState } from 'react';
import { keptBeside } from '../keeping/beside';
import type { Lucks } from './facts';

export interface LuckQuestion {
  readonly key: string;
  readonly record: GameRecord;
}

export interface LuckAnswer {
  readonly key: string;
  readonly luck: readonly Luck[];
}

/** Goes up when luck is worked out otherwise. */
const VERSION = 1;

function isLuck(json: unknown): json is readonly Luck[] {
  return Array.isArray(json) && json.every((one) => Array.isArray((one as Partial<Luck>)?.margins));
}

const kept = keptBeside('luck', VERSION, isLuck);
const NONE: Lucks = new Map();

/** Grows while it is being worked out. */
export function useLucks(wanted: readonly LuckQuestion[]): Lucks {
  const [lucks, setLucks] = useState(NONE);
  useEffect(() => {
    let worker: Worker | undefined;
    let left = false;
    async function look(): Promise<void> {
      const known = await kept.all().catch(() => NONE);
      if (left) return;
      setLucks(known);
      const missing = wanted.filter(({ key }) => !known.has(key));
      if (missing.length === 0) return;
      worker = new Worker(new URL('./luck.worker.ts', import.meta.url), { type: 'module', name: 'luck' });
      worker.addEventListener('message', ({ data: { key, luck } }: MessageEvent<LuckAnswer>) => {
        setLucks((before) => new Map(before).set(key, luck));
        kept.keep(key, luck).catch(() => {});
      });
      for (const question of missing) worker.postMessage(question);
    }
    look();
    return () => {
      left = true;
      worker?.terminate();
    };
  }, [wanted]);
  return lucks;
}
