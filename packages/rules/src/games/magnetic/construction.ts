/** What stands on the table in a tower or a staggered chain: dominoes at their levels, and the ends to build on. */

import { type Domino, high, low } from '../../families/dominoes';
import { NO_TILES, plus, type Tiles } from '../../families/tiles';
import {
  type Cell,
  cellOf,
  cellOfHalf,
  dominoAt,
  EAST,
  EAST_SIDE,
  halvesOf,
  NO_SIDE,
  numberOf,
  ORIGIN,
  PLACE_BITS,
  type Place,
  placeAt,
  type Side,
  stepOf,
  WEST_SIDE,
} from './place';

/** A domino that lies: its level above its place, packed into one number. */
export type Brick = number;

/** The brick at an end, then which of its halves is open: the one that is not yet joined to the chain. */
export type End = number;

export interface Construction {
  /** In the order they were laid. */
  readonly laid: readonly Brick[];
  /** That of the western side, then that of the eastern; none where the rules ask for no ends. */
  readonly ends: readonly End[];
}

export const NOTHING: Construction = { laid: [], ends: [] };

export function brickAt(place: Place, level: number): Brick {
  return (level << 24) | (place & PLACE_BITS);
}

export function levelOf(brick: Brick): number {
  return brick >> 24;
}

export function placeOf(brick: Brick): Place {
  return brick & PLACE_BITS;
}

export function endWith(brick: Brick, open: number): End {
  return brick * 2 + open;
}

export function brickIn(end: End): Brick {
  return end >> 1;
}

export function openHalf(end: End): number {
  return end & 1;
}

/** The first domino lies in the middle, its higher number in the west. */
export function firstPlace(domino: Domino): Place {
  return placeAt(ORIGIN, EAST, halvesOf(high(domino), low(domino)), NO_SIDE);
}

export function founded(place: Place, withEnds: boolean): Construction {
  const brick = brickAt(place, 0);
  return { laid: [brick], ends: withEnds ? [endWith(brick, 0), endWith(brick, 1)] : [] };
}

/** The construction with one more brick; the end that it goes to, if it goes to one, is now its open half. */
export function extendedBy(
  { laid, ends }: Construction,
  place: Place,
  level: number,
  side: Side,
  open: number,
): Construction {
  const brick = brickAt(place, level);
  const grown = [...laid, brick];
  if (side === NO_SIDE) return { laid: grown, ends };
  const end = endWith(brick, open);
  return { laid: grown, ends: side === WEST_SIDE ? [end, ends[1]!] : [ends[0]!, end] };
}

export function endOn({ ends }: Construction, side: Side): End | undefined {
  return side === NO_SIDE ? undefined : ends[side - 1];
}

export const SIDES: readonly Side[] = [WEST_SIDE, EAST_SIDE];

/** Which half of a brick lies on a cell: 0, 1, or −1 for neither. */
export function halfOn(brick: Brick, cell: Cell): number {
  const from = cellOf(brick);
  return cell === from ? 0 : cell === from + stepOf(brick) ? 1 : -1;
}

/** The level of the highest half in a column, −1 where there is none. */
export function topOf(laid: readonly Brick[], cell: Cell): number {
  let top = -1;
  for (let i = 0; i < laid.length; i++) {
    const brick = laid[i]!;
    if (levelOf(brick) > top && halfOn(brick, cell) >= 0) top = levelOf(brick);
  }
  return top;
}

/** The number that a half shows at this cell and level, or −1. */
export function numberAt(laid: readonly Brick[], cell: Cell, level: number): number {
  for (let i = 0; i < laid.length; i++) {
    const brick = laid[i]!;
    if (levelOf(brick) !== level) continue;
    const half = halfOn(brick, cell);
    if (half >= 0) return numberOf(brick, half);
  }
  return -1;
}

/** Lowered from above, a domino comes to lie one above the higher of the two columns. */
export function landing(laid: readonly Brick[], place: Place): number {
  return 1 + Math.max(topOf(laid, cellOfHalf(place, 0)), topOf(laid, cellOfHalf(place, 1)));
}

/** All its dominoes: what a fall brings into a hand. */
export function dominoesIn({ laid }: Construction): Tiles {
  let tiles = NO_TILES;
  for (const brick of laid) tiles = plus(tiles, dominoAt(placeOf(brick)));
  return tiles;
}
