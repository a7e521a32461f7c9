/** Small drawings of moves, for the list of moves and for the buttons of places. */

import type { Common } from '@boneyard/rules/game';
import type { ReactNode } from 'react';
import type { Board, Extent } from './board';

interface BoxProps extends Extent {
  /** The upper left corner of what is shown. */
  readonly x?: number;
  readonly y?: number;
  /** How much smaller or larger than a domino of the line, whose sides are two units and one. */
  readonly scale?: number;
  readonly children: ReactNode;
}

/** A picture of some units. Style sheets say how large a unit is: `--sketch`. */
export function SketchBox({ x = 0, y = 0, width, height, scale = 1, children }: BoxProps) {
  return (
    <svg
      className="sketch"
      viewBox={`${x} ${y} ${width} ${height}`}
      style={{ inlineSize: `calc(var(--sketch) * ${width * scale})` }}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

interface Props {
  readonly board: Board;
  readonly move: string;
  readonly view: Common;
}

/** The drawing of a move; nothing for a move that lays no tile. */
export function MoveSketch({ board, move, view }: Props) {
  const tile = board.tileOf(move);
  if (tile === undefined) return undefined;
  if (board.Sketch) return <board.Sketch move={move} view={view} />;
  return (
    <SketchBox {...board.face}>
      <board.Face tile={tile} turn={board.turnOf?.(move) ?? 0} />
    </SketchBox>
  );
}
