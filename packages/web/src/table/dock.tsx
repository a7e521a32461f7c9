/** The dock under a board: buttons for everything the player can do now, and the hand. */

import type { Common, Seat } from '@boneyard/rules/game';
import { type ReactNode, type RefObject, useContext } from 'react';
import { useWords } from '../app/language';
import type { Board } from './boards/board';
import { MoveSketch } from './boards/sketch';
import { Deeds } from './deeds';
import { Hand, type HandProps } from './hand';
import { readOffer } from './offers';
import type { Picking } from './pick';
import { PlainContext } from './ratedcontext';
import type { StageState } from './stage';

interface Held {
  readonly board: Board;
  readonly picking: Picking;
}

interface ChoicesProps extends Held {
  readonly main: boolean;
  /** The table as it lies, where players have to find out what fits. */
  readonly trying?: Pick<StageState, 'view' | 'layout'> | undefined;
  /** The position and who moves, to draw places instead of naming them; absent where their names matter. */
  readonly drawn?: { readonly view: Common; readonly seat: Seat } | undefined;
  /** The letters that a question has drawn on its places: they stand beside the pictures, and no score does. */
  readonly letters?: Readonly<Record<string, string>> | undefined;
  /** What a move is called on its button. */
  textOf(move: string): string;
  onDo(offer: string): void;
}

/** What can be done with the tile that is picked, or without one. */
export function Choices({ board, picking, main, trying, drawn, letters, textOf, onDo }: ChoicesProps) {
  const plain = useContext(PlainContext);
  const words = useWords();
  const { places, actions } = words.web.table;
  const { picked, aimed, byKey, choices } = picking;
  const key = picked ? `${picked.tile} ${picked.index}` : 'none';
  function putBack(): void {
    if (byKey) document.querySelector<HTMLElement>('.dock .tile.up')?.focus();
    picking.putBack();
  }
  if (picked && trying && board.Trying)
    return (
      <board.Trying
        key={key}
        view={trying.view}
        layout={trying.layout}
        {...{ picked, aimed, byKey, words }}
        onAim={picking.aim}
        onTurn={() => picking.turn(1)}
        onPlay={onDo}
        onPutBack={putBack}
      />
    );
  return (
    <Deeds
      key={key}
      label={picked ? places(board.named?.(picked.tile, words) ?? picked.tile) : actions}
      deeds={choices.map(({ offer, aside, said, sign }) => {
        const { move } = readOffer(offer);
        const text = textOf(move);
        const way = said?.(words);
        return {
          offer,
          aside,
          text: way === undefined ? text : `${text}, ${way}`,
          ...(drawn && picked && { picture: <MoveSketch board={board} move={move} view={drawn.view} /> }),
          letter: letters?.[move],
          caption: sign ?? way,
          worth: drawn && !plain && !letters ? board.worth?.(move, drawn.view, drawn.seat) : undefined,
        };
      })}
      aimed={aimed}
      main={main}
      grabsFocus={picked !== undefined && byKey}
      onAim={picking.aim}
      onDo={onDo}
      onCancel={picked && putBack}
    />
  );
}

/** The tile that is dragged. */
function DraggedTile({ board, picking: { picked, dragging } }: Held) {
  return dragging.floating(
    picked && (
      <svg viewBox={`0 0 ${board.face.width} ${board.face.height}`} aria-hidden="true">
        <board.Face tile={picked.tile} turn={picked.turn} />
      </svg>
    ),
  );
}

interface DockProps extends Held {
  readonly place: RefObject<HTMLElement | null>;
  /** Above everything else. */
  readonly said: ReactNode;
  /** The tiles of the player at the screen; undefined for a spectator. */
  readonly hand: Pick<HandProps, 'seat' | 'tiles' | 'label' | 'marks' | 'fresh'> | undefined;
  /** Buttons for what can be done now. */
  readonly children: ReactNode;
}

/** A message, the buttons, and the hand. */
export function Dock({ place, board, picking, said, hand, children }: DockProps) {
  const { web } = useWords();
  return (
    <>
      <section ref={place} className="dock" tabIndex={-1} aria-label={web.table.dock}>
        {said}
        <div className="row">{children}</div>
        {hand && (
          <Hand {...hand} board={board} picked={picking.picked} onPick={picking.pick} onGrab={picking.dragging.grab} />
        )}
      </section>
      <DraggedTile board={board} picking={picking} />
    </>
  );
}
