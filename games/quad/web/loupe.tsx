/** Enlarges the place that the player aims at, with the tiles around it, when the board is too small to read. */

import type { XY } from '@boneyard/web/table/boards/board';
import type { MouseEvent, ReactNode } from 'react';
import { covers, type QuadLayout, STRIP } from './layout';
import { QuadTile, SIDE } from './tile';

/** From the middle to the edge it shows a tile and a half; below is space for a line of text. */
const HALF = SIDE * 1.5;
const CAPTION = 1.6;
/** Its scale relative to the board at full size; the style sheet has the same number. */
const SCALE = 0.55;

interface Props {
  readonly layout: QuadLayout;
  readonly place: XY;
  readonly caption: string;
  readonly refused: boolean;
  /** Places that it must not hide. */
  readonly keeps: readonly XY[];
  /** The tile that is tried there, drawn from the upper left corner of the place. */
  readonly children: ReactNode;
  /** For a finger the loupe stands for the place; the mouse points through it. */
  onPress(event: MouseEvent): void;
}

export function Loupe({ layout, place, caption, refused, keeps, children, onPress }: Props) {
  const { room, shrunk, tiles } = layout;
  // Half of its size in units, when the whole table is shown.
  const half = HALF * SCALE * shrunk * 1.25;
  const within = (at: number, least: number, most: number) => Math.max(least, Math.min(at, most));
  const x = within(place.x + SIDE / 2, half, room.width - half);
  const y = within(place.y + SIDE / 2, half, room.height - half - (CAPTION * SCALE + STRIP) * shrunk);
  const whole = { x: x - half, y: y - half, width: 2 * half, height: 2 * half + CAPTION * SCALE * shrunk };
  if (covers(whole, keeps)) return undefined;
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
