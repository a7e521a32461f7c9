/** Every move of the match in small drawings; a click shows the position after it, pointing at one marks its tile. */

import { memo, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useWords } from '../app/language';
import type { Board } from './boards/board';
import { MoveSketch } from './boards/sketch';
import { type ChronicleEntry, type ChronicleRow, rowsOf } from './chronicle';
import './movelist.css';

/** A one-word verdict on a move. */
export interface Remark {
  readonly kind: string;
  readonly text: string;
}

interface Calls {
  onLook(index: number): void;
  /** The player points at a move, or no longer does. */
  onPoint?: ((entry: ChronicleEntry | undefined) => void) | undefined;
}

interface RowProps {
  readonly row: ChronicleRow;
  readonly board: Board;
  readonly name: string;
  readonly shown: boolean;
  readonly remark: Remark | undefined;
  readonly calls: RefObject<Calls>;
}

/** The tile and where it went; in words, what laid no tile. The notation is heard, and seen in the tooltip. */
function Made({ row: { last, drew }, board }: Pick<RowProps, 'row' | 'board'>) {
  const words = useWords();
  const { move, written, before } = last;
  if (drew !== undefined) return words.web.table.drew(drew);
  const brief = board.brief?.(written, words);
  if (board.tileOf(written) === undefined) return brief ?? move;
  return (
    <>
      <MoveSketch board={board} move={written} view={before} />
      <span className="hidden">{move}</span>
      {brief}
    </>
  );
}

// A long game has hundreds of rows, and a step changes two.
const Row = memo(
  function Row({ row, board, name, shown, remark, calls }: RowProps) {
    const { web, speech } = useWords();
    const { last, gain } = row;
    const point = () => calls.current.onPoint?.(last);
    const leave = () => calls.current.onPoint?.(undefined);
    return (
      <button
        type="button"
        title={last.move}
        aria-description={last.told}
        aria-current={shown ? 'step' : undefined}
        onClick={() => calls.current.onLook(last.index)}
        onPointerEnter={point}
        onPointerLeave={leave}
        onFocus={point}
        onBlur={leave}
      >
        <span className="by">{name}</span>
        <span className="move">
          <Made row={row} board={board} />
          {remark && <span className={`remark ${remark.kind}`}> {remark.text}</span>}
        </span>
        <span className="gain">{gain === 0 ? '' : speech.signed(gain)}</span>
        {last.late && <span className="late">{web.table.late}</span>}
      </button>
    );
  },
  // Every move makes new rows; those of earlier moves keep their text.
  (was, is) =>
    was.row.last.told === is.row.last.told &&
    was.row.last.index === is.row.last.index &&
    was.row.drew === is.row.drew &&
    was.row.gain === is.row.gain &&
    was.board === is.board &&
    was.name === is.name &&
    was.shown === is.shown &&
    was.remark === is.remark,
);

interface Props extends Calls {
  readonly board: Board;
  readonly entries: readonly ChronicleEntry[];
  readonly names: readonly string[];
  /** The position that is shown. */
  readonly at: number;
  /** By the index of the position that a move led to. */
  readonly remarks?: ReadonlyMap<number, Remark> | undefined;
}

export function MoveList({ board, entries, names, at, remarks, onLook, onPoint }: Props) {
  const { web } = useWords();
  const list = useRef<HTMLOListElement>(null);
  const calls = useRef<Calls>({ onLook, onPoint });
  calls.current = { onLook, onPoint };
  // A list that is closed points at nothing.
  useEffect(() => () => calls.current.onPoint?.(undefined), []);
  const rows = useMemo(() => rowsOf(entries, board.stockMove), [entries, board]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest move stays in sight
  useEffect(() => {
    const shown = list.current?.querySelector('[aria-current]');
    if (shown && list.current)
      list.current.scrollTop = (shown as HTMLElement).offsetTop - list.current.clientHeight / 2;
  }, [at, entries.length]);
  return (
    <ol ref={list} className="movelist" aria-label={web.table.moves}>
      {rows.map((row, i) => {
        const { first, last } = row;
        return (
          <li key={`${first.index} ${first.seat}`}>
            {rows[i - 1]?.last.round !== first.round && <h3>{web.table.movesOf(first.round + 1)}</h3>}
            <Row
              {...{ row, board, calls }}
              name={names[last.seat]!}
              shown={first.index <= at && at <= last.index}
              remark={remarks?.get(last.index)}
            />
          </li>
        );
      })}
    </ol>
  );
}
