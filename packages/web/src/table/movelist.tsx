/** Every move of the match in notation; a click looks back to it. */

import { useEffect, useRef } from 'react';
import { useWords } from '../language';
import type { Entry } from './chronicle';

/** How a domino was let go is seen, not listed. */
const LET_GO = /~[-\d,]+/;

interface Props {
  readonly entries: readonly Entry[];
  readonly names: readonly string[];
  /** The position that is shown. */
  readonly at: number;
  onLook(index: number): void;
}

export function MoveList({ entries, names, at, onLook }: Props) {
  const { web } = useWords();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest move stays in sight
  useEffect(() => {
    const shown = list.current?.querySelector('[aria-current]');
    if (shown && list.current)
      list.current.scrollTop = (shown as HTMLElement).offsetTop - list.current.clientHeight / 2;
  }, [at, entries.length]);
  return (
    <ol ref={list} className="movelist" aria-label={web.table.moves}>
      {entries.map(({ index, round, seat, move, gain, told }, i) => (
        <li key={`${index} ${seat}`}>
          {entries[i - 1]?.round !== round && <h3>{web.table.movesOf(round + 1)}</h3>}
          <button
            type="button"
            aria-description={told}
            aria-current={index === at ? 'step' : undefined}
            onClick={() => onLook(index)}
          >
            <span className="by">{names[seat]}</span>
            <span className="move">{move.replace(LET_GO, '')}</span>
            <span className="gain">{gain > 0 ? `+${gain}` : gain < 0 ? `−${-gain}` : ''}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
