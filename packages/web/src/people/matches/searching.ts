/** A line to the server on which a game is looked for, for as long as the page is there. */

import type { Terms } from '@boneyard/protocol/tables';
import { useEffect, useRef, useState } from 'react';
import { type Line, openLine } from '../../online/line';
import { after, asking, begun, IDLE, type Search } from './search';

export interface Searching extends Search {
  /** The line is cut. */
  readonly lost: boolean;
  look(terms: Terms, answer?: string): void;
  stop(): void;
}

/** `who` is whose line it is: under another name it is opened anew. */
export function useSearching(who: string | undefined): Searching {
  const [search, setSearch] = useState(IDLE);
  const [lost, setLost] = useState(false);
  const current = useRef(search);
  const line = useRef<Line>(undefined);

  function change(next: Search): void {
    current.current = next;
    setSearch(next);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a line belongs to one name
  useEffect(() => {
    let was = false;
    const opened = openLine({
      hear(told) {
        change(after(current.current, told, Date.now()));
        if (told.t !== 'welcome') return;
        opened.send({ t: 'list', on: true });
        const { looking, table } = current.current;
        if (looking && table === undefined) opened.send(asking(looking));
      },
      change(open) {
        was ||= open;
        setLost(was && !open);
      },
    });
    line.current = opened;
    return () => opened.close();
  }, [who]);

  return {
    ...search,
    lost,
    look(terms, answer) {
      const next = begun(current.current, terms, answer);
      change(next);
      line.current?.send(asking(next.looking!));
    },
    stop() {
      change({ ...current.current, looking: undefined });
      line.current?.send({ t: 'unseek' });
    },
  };
}
