/** Says aloud, for those who listen, what those who look can see. */

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Position } from '../play/play';

export interface Said {
  readonly id: number;
  readonly text: string;
}

const KEEPS = 12;

/** `tell` gives the sentences for the positions from an index on. */
export function useAnnouncements(
  positions: readonly Position[],
  tell: (from: number) => readonly string[],
): { readonly list: readonly Said[]; say(text: string): void } {
  const [list, setList] = useState<readonly Said[]>([]);
  const next = useRef(0);
  const heard = useRef<readonly Position[]>(undefined);
  const telling = useRef(tell);
  telling.current = tell;

  const say = useCallback((text: string) => {
    const id = next.current++;
    setList((before) => [...before, { id, text }].slice(-KEEPS));
  }, []);

  useEffect(() => {
    const from = heard.current === undefined ? positions.length : heard.current.length;
    heard.current = positions;
    for (const text of telling.current(from)) say(text);
  }, [positions, say]);

  return { list, say };
}

export function Announcer({ said }: { readonly said: readonly Said[] }) {
  return (
    <div className="hidden" role="log" aria-live="polite">
      {said.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
