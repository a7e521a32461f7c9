/** A board on a page: laid out for the space it has, in a window that can be moved, with its buttons. */

import type { Common, Seat } from '@boneyard/rules/game';
import { type ReactNode, type RefObject, useContext, useMemo, useRef, useState } from 'react';
import { useWords } from '../app/language';
import type { Happening } from '../play/play';
import type { Board, BoardLayout, Extent, Help, TableProps } from './boards/board';
import type { Picking } from './pick';
import { PlainContext } from './ratedcontext';
import { type Again, ViewButtons } from './viewbuttons';
import { Viewport, type ViewportHandle } from './viewport';

/** Screens below this width are phones, in pixels. */
const SMALL = 700;

export interface StageState {
  readonly board: Board;
  readonly view: Common;
  readonly layout: BoardLayout;
  /** Of the window, in pixels. */
  readonly size: Extent;
  /** The most pixels that a unit takes. */
  readonly most: number;
  readonly viewport: RefObject<ViewportHandle | null>;
  onSize(size: Extent): void;
}

/** Lays a view out for the window that `Stage` shows it in. */
export function useStage(board: Board, view: Common): StageState {
  const [size, onSize] = useState<Extent>({ width: 360, height: 300 });
  const most = board.unit[size.width < SMALL ? 'small' : 'large'];
  const layout = useMemo(
    () => board.layOut(view, { width: size.width / most, height: size.height / most }),
    [board, view, size, most],
  );
  const viewport = useRef<ViewportHandle>(null);
  return { board, view, layout, size, most, viewport, onSize };
}

interface Props {
  readonly stage: StageState;
  readonly label: string;
  readonly seat: Seat | undefined;
  readonly names: readonly string[];
  readonly happening: Happening | undefined;
  /** What the player holds over the board; absent where nobody plays. */
  readonly picking?: Picking;
  /** The offers that the board lights up. */
  readonly offers?: readonly string[];
  /** The player has to find out what fits: nothing here may tell. */
  readonly unaided?: boolean;
  readonly help?: Help | undefined;
  /** A move whose tile is marked, because the player points at it elsewhere. */
  readonly lit?: string | undefined;
  readonly again?: Again;
  /** Without the window and the buttons that some boards have of their own. */
  readonly plain?: boolean;
  /** Drawn over the tiles, in units of the layout. */
  readonly overlay?: ReactNode;
  readonly children?: ReactNode;
  onPlay?(move: string): void;
}

const NONE: readonly string[] = [];
const nothing = () => {};

export function Stage(props: Props) {
  const { stage, label, seat, names, happening, picking, offers = NONE, again } = props;
  const { unaided = false, help, lit, plain = false, overlay, children, onPlay = nothing } = props;
  const { board, view, layout, size, most, viewport, onSize } = stage;
  const words = useWords();
  const rated = useContext(PlainContext);
  const [moved, setMoved] = useState(false);
  const count = board.count?.(view, words);
  const table: TableProps = {
    view,
    layout,
    seat,
    picked: picking?.picked,
    offers,
    aimed: picking?.aimed,
    unaided,
    words,
    happening,
    lit,
    onAim: picking?.aim ?? nothing,
    onPlay,
  };
  const window = {
    room: layout.room,
    fixed: layout.fixed,
    size,
    most,
    handle: viewport,
    onSize,
    onMoved: setMoved,
    onTurn: picking?.picked && board.turns > 1 ? picking.turn : undefined,
    children: (
      <>
        <board.Table {...table} />
        {overlay}
      </>
    ),
  };
  return (
    <PlainContext value={rated || unaided}>
      <main className="board" aria-label={label}>
        {board.Frame && !plain ? <board.Frame {...window} table={table} overlay={overlay} /> : <Viewport {...window} />}
        {board.Aids && !plain && <board.Aids view={view} names={names} words={words} help={help} />}
        {board.Opening && !plain && (
          <board.Opening key={view.round} {...{ view, seat, names, words }} aside={picking?.picked !== undefined} />
        )}
        {count && (
          <p className={count.lit ? 'board-count lit' : 'board-count'}>
            <span aria-hidden="true">
              {count.label} <b>{count.value}</b>
            </span>
            <span className="hidden">{count.said}</span>
          </p>
        )}
        {children}
        <ViewButtons viewport={viewport} again={again} moved={moved} />
      </main>
    </PlainContext>
  );
}
