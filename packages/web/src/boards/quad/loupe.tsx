/** Where the board is drawn too small to read, the place that is looked at is shown larger, with the tiles around it. */

import type { MouseEvent, ReactNode } from 'react';
import { type QuadLayout, STRIP } from '../../layouts/quad';
import type { Point } from '../board';
import { QuadTile, SIDE } from './tile';

/** From its middle to its edge it shows a tile and a half, and below that is space for a line of text. */
const HALF = SIDE * 1.5;
const CAPTION = 1.6;
/** How much larger than the page's own scale it is drawn; the same number is in the style sheet. */
const SCALE = 0.55;

interface Props {
  readonly layout: QuadLayout;
  readonly place: Point;
  readonly caption: string;
  readonly refused: boolean;
  /** What is tried there, drawn from the upper left corner of the place. */
  readonly children: ReactNode;
  /** A finger on the loupe means the place; a pointer goes through it. */
  onPress(event: MouseEvent): void;
}

export function Loupe({ layout, place, caption, refused, children, onPress }: Props) {
  const { room, shrunk, tiles } = layout;
  // So large it is in units of the table, when all of the table is shown.
  const half = HALF * SCALE * shrunk * 1.25;
  const within = (at: number, least: number, most: number) => Math.max(least, Math.min(at, most));
  const x = within(place.x + SIDE / 2, half, room.width - half);
  const y = within(place.y + SIDE / 2, half, room.height - half - (CAPTION * SCALE + STRIP) * shrunk);
  const around = tiles.filter((tile) => Math.abs(tile.x - place.x) < HALF && Math.abs(tile.y - place.y) < HALF);
  return (
    <g transform={`translate(${x} ${y})`}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same place is a button in the dock */}
      <g className={refused ? 'loupe refused' : 'loupe'} onClick={onPress}>
        <rect className="glass" x={-HALF} y={-HALF} width={2 * HALF} height={2 * HALF + CAPTION} rx={0.5} />
        <clipPath id="loupe">
          <rect x={-HALF} y={-HALF} width={2 * HALF} height={2 * HALF} rx={0.5} />
        </clipPath>
        <g clipPath="url(#loupe)">
          <g transform={`translate(${-place.x - SIDE / 2} ${-place.y - SIDE / 2})`}>
            {around.map((tile) => (
              <QuadTile key={tile.cell} numbers={tile.numbers} x={tile.x} y={tile.y} />
            ))}
            {children}
          </g>
        </g>
        <text y={HALF + CAPTION / 2}>{refused ? `✕ ${caption}` : caption}</text>
      </g>
    </g>
  );
}
