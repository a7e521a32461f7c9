/** Two moves on the board: the better one green with a tick and a solid frame, the one that was played red, dashed, with a cross. */

import type { Common, Seat } from '@boneyard/rules/game';
import type { Board, BoardLayout, LaidTile } from '../table/boards/board';
import { Sign } from './movesigns';
import './comparedmoves.css';

/** How far the frame is outside the tile, and how large the sign is, in units. */
const FRAME = 0.06;
const SIGN = 0.34;

function Frame({ x, y, width, height }: LaidTile) {
  const box = {
    x: x - FRAME,
    y: y - FRAME,
    width: width + 2 * FRAME,
    height: height + 2 * FRAME,
    rx: 0.2,
  };
  return (
    <>
      <rect className="casing" {...box} />
      <rect className="frame" {...box} />
    </>
  );
}

interface Props {
  readonly board: Board;
  readonly view: Common;
  readonly layout: BoardLayout;
  readonly seat: Seat;
  readonly better: string;
  readonly played: string;
}

export function ComparedMoves({ board, view, layout, seat, better, played }: Props) {
  const [green, red] = [better, played].map((move) => board.laidBy?.(move, view, seat, layout));
  return (
    <g className="compared">
      {red && (
        <g className="played">
          <g className="ghost">{red.drawing}</g>
          <Frame {...red} />
        </g>
      )}
      {green && (
        <g className="better">
          <g className="ghost">{green.drawing}</g>
          <Frame {...green} />
        </g>
      )}
      {red && <Sign kind="played" x={red.x} y={red.y + red.height} size={SIGN} />}
      {green && <Sign kind="better" x={green.x + green.width} y={green.y} size={SIGN} />}
    </g>
  );
}
