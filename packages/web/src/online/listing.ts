/** The public list as it lives: what the server tells of it, change after change. */

import type { Told } from '@boneyard/protocol/messages';
import type { Listed } from '@boneyard/protocol/tables';
import { useEffect, useState } from 'react';
import { openLine } from './line';

/** Those where seats are free first, then the newest. */
export function sorted(tables: readonly Listed[]): Listed[] {
  const rank = ({ phase }: Listed) => (phase === 'gathering' ? 0 : 1);
  return tables.toSorted((a, b) => rank(a) - rank(b) || b.changed - a.changed);
}

export function listAfter(tables: readonly Listed[], told: Told): readonly Listed[] {
  if (told.t === 'list') return sorted(told.tables);
  if (told.t !== 'listed') return tables;
  const changed = new Set([...told.gone, ...told.tables.map(({ id }) => id)]);
  return sorted([...tables.filter(({ id }) => !changed.has(id)), ...told.tables]);
}

export interface Listing {
  readonly tables: readonly Listed[] | undefined;
  /** How many people look for a game. */
  readonly looking: number;
  /** The list is not told any more. */
  readonly lost: boolean;
}

export function useListing(): Listing {
  const [tables, setTables] = useState<readonly Listed[]>();
  const [looking, setLooking] = useState(0);
  const [lost, setLost] = useState(false);
  useEffect(() => {
    let was = false;
    const line = openLine({
      hear(told) {
        if (told.t === 'welcome') line.send({ t: 'list', on: true });
        else if (told.t === 'seeks') setLooking(told.seeks.length);
        else if (told.t === 'list' || told.t === 'listed') setTables((before) => listAfter(before ?? [], told));
      },
      change(open) {
        was ||= open;
        setLost(was && !open);
      },
    });
    return () => line.close();
  }, []);
  return { tables, looking, lost };
}
