/** A domino joined to the one that it is laid against, side by side; a double stands across, as on the table. */

import { type Domino as DominoOf, high, low, readDomino, shows } from '@boneyard/rules/families/dominoes';
import { Domino } from './domino';
import { SketchBox } from './sketch';

const isDouble = (tile: DominoOf) => high(tile) === low(tile);
const lengthOf = (tile: DominoOf) => (isDouble(tile) ? 1 : 2);

/** As high as a double that stands across, if there is one. */
function boxOf(width: number, tiles: readonly DominoOf[]) {
  const height = tiles.some(isDouble) ? 2 : 1.1;
  return { y: -height / 2, width, height };
}

interface PieceProps {
  readonly tile: DominoOf;
  /** Where it begins, on the left. */
  readonly x: number;
  /** The number on its left. */
  readonly first: number;
  readonly plastic: string | undefined;
}

function Piece({ tile, x, first, plastic }: PieceProps) {
  const second = first === high(tile) ? low(tile) : high(tile);
  const lies = { x: x + lengthOf(tile) / 2, y: 0, turn: isDouble(tile) ? 90 : 0 };
  return <Domino {...lies} {...{ first, second }} {...(plastic !== undefined && { plastic })} />;
}

interface Props {
  readonly tile: string;
  readonly anchor: string | undefined;
  readonly plastic: ((domino: DominoOf) => string) | undefined;
}

export function ChainSketch({ tile, anchor, plastic }: Props) {
  const domino = readDomino(tile);
  const on = anchor === undefined ? undefined : readDomino(anchor);
  if (domino === undefined) return undefined;
  if (on === undefined)
    return (
      <SketchBox {...boxOf(lengthOf(domino), [domino])}>
        <Piece tile={domino} x={0} first={high(domino)} plastic={plastic?.(domino)} />
      </SketchBox>
    );
  const joint = shows(on, high(domino)) ? high(domino) : low(domino);
  const outer = joint === high(on) ? low(on) : high(on);
  return (
    <SketchBox {...boxOf(lengthOf(on) + lengthOf(domino), [on, domino])}>
      <g className="around">
        <Piece tile={on} x={0} first={outer} plastic={plastic?.(on)} />
      </g>
      <Piece tile={domino} x={lengthOf(on)} first={joint} plastic={plastic?.(domino)} />
    </SketchBox>
  );
}
