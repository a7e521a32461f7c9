/** Every move of the match in notation; a click looks back to it. */

import { memo, useEffect, useRef } from 'react';
import { useWords } from '../language';
import type { Entry } from './chronicle';

/** How a domino was let go is seen, not listed. */
const LET_GO = /~[-\d,]+/;

/** What somebody thinks of a move, in a word. */
export interface Remark {
  readonly kind: string;
  readonly text: string;
}

interface RowProps {
  readonly entry: Entry;
  readonly name: string;
  readonly shown: boolean;
  readonly remark: Remark | undefined;
  onLook(index: number): void;
}

/** A long game has hundreds of them, and a step changes two. */
const Row = memo(function Row({ entry: { index, move, gain, told }, name, shown, remark, onLook }: RowProps) {
  return (
    <button
      type="button"
      aria-description={told}
      aria-current={shown ? 'step' : undefined}
      onClick={() => onLook(index)}
    >
      <span className="by">{name}</span>
      <span className="move">
        {move.replace(LET_GO, '')}
        {remark && <span className={`remark ${remark.kind}`}> {remark.text}</span>}
      </span>
      <span className="gain">{gain > 0 ? `+${gain}` : gain < 0 ? `−${-gain}` : ''}</span>
    </button>
  );
});

interface Props {
  readonly entries: readonly Entry[];
  readonly names: readonly string[];
  /** The position that is shown. */
  readonly at: number;
  /** By the position that a move led to. */
  readonly remarks?: ReadonlyMap<number, Remark> | undefined;
  onLook(index: number): void;
}

export function MoveList({ entries, names, at, remarks, onLook }: Props) {
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
      {entries.map((entry, i) => (
        <li key={`${entry.index} ${entry.seat}`}>
          {entries[i - 1]?.round !== entry.round && <h3>{web.table.movesOf(entry.round + 1)}</h3>}
          <Row
            entry={entry}
            name={names[entry.seat]!}
            shown={entry.index === at}
            remark={remarks?.get(entry.index)}
            onLook={onLook}
          />
        </li>
      ))}
    </ol>
  );
}
