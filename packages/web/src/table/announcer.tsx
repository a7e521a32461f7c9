/** Announces to screen readers what others see on the board. */

import { useCallback, useEffect, useRef, useState } from 'react';
import type { TablePosition } from '../play/play';

export interface Announcement {
  readonly id: number;
  readonly text: string;
}

const KEEPS = 12;

/** `tell` returns the sentences for the positions from an index on. */
export function useAnnouncements(
  positions: readonly TablePosition[],
  tell: (from: number) => readonly string[],
): { readonly list: readonly Announcement[]; say(text: string): void } {
  const [list, setList] = useState<readonly Announcement[]>([]);
  const next = useRef(0);
  const heard = useRef<readonly TablePosition[]>(undefined);
  const latest = useRef(tell);
  latest.current = tell;

  const say = useCallback((text: string) => {
    const id = next.current++;
    setList((before) => [...before, { id, text }].slice(-KEEPS));
  }, []);

  useEffect(() => {
    const from = heard.current === undefined ? positions.length : heard.current.length;
    heard.current = positions;
    for (const text of latest.current(from)) say(text);
  }, [positions, say]);

  return { list, say };
}

export function Announcer({ said }: { readonly said: readonly Announcement[] }) {
  return (
    <div className="hidden" role="log" aria-live="polite">
      {said.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
