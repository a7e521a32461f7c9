/** A tower or a staggered chain: dominoes at their levels, and the ends to build on. */

import { type Domino, high, low } from '@boneyard/rules/families/dominoes';
import { NO_TILES, plus, type Tiles } from '@boneyard/rules/families/tiles';
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

/** A laid domino: its place and its level, packed into one number. */
export type Brick = number;

/** The brick at an end and the index of its open half, which is not yet joined to the chain, packed into one number. */
export type ChainEnd = number;

export interface BrickConstruction {
  /** In the order of laying. */
  readonly laid: readonly Brick[];
  /** The western end, then the eastern end; empty if the rules do not use ends. */
  readonly ends: readonly ChainEnd[];
}

export const NOTHING: BrickConstruction = { laid: [], ends: [] };

function brickAt(place: Place, level: number): Brick {
  return (level << 24) | (place & PLACE_BITS);
}

export function levelOf(brick: Brick): number {
  return brick >> 24;
}

export function placeOf(brick: Brick): Place {
  return brick & PLACE_BITS;
}

function endWith(brick: Brick, open: number): ChainEnd {
  return brick * 2 + open;
}

export function brickIn(end: ChainEnd): Brick {
  return end >> 1;
}

export function openHalf(end: ChainEnd): number {
  return end & 1;
}

/** The first domino lies in the middle, with its higher number in the west. */
export function firstPlace(domino: Domino): Place {
  return placeAt(ORIGIN, EAST, halvesOf(high(domino), low(domino)), NO_SIDE);
}

export function foundedOn(place: Place, withEnds: boolean): BrickConstruction {
  const brick = brickAt(place, 0);
  return { laid: [brick], ends: withEnds ? [endWith(brick, 0), endWith(brick, 1)] : [] };
}

/** The construction with one more brick. If the brick was laid at an end, its open half is the new end. */
export function extendedBy(
  { laid, ends }: BrickConstruction,
  place: Place,
  level: number,
  side: Side,
  open: number,
): BrickConstruction {
  const brick = brickAt(place, level);
  const grown = [...laid, brick];
  if (side === NO_SIDE) return { laid: grown, ends };
  const end = endWith(brick, open);
  return { laid: grown, ends: side === WEST_SIDE ? [end, ends[1]!] : [ends[0]!, end] };
}

export function endOn({ ends }: BrickConstruction, side: Side): ChainEnd | undefined {
  return side === NO_SIDE ? undefined : ends[side - 1];
}

export const SIDES: readonly Side[] = [WEST_SIDE, EAST_SIDE];

/** The half of a brick that covers a cell: 0, 1, or −1 for neither. */
export function halfOn(brick: Brick, cell: Cell): number {
  const from = cellOf(brick);
  return cell === from ? 0 : cell === from + stepOf(brick) ? 1 : -1;
}

/** The level of the highest half in a column, or −1 if there is none. */
export function topOf(laid: readonly Brick[], cell: Cell): number {
  let top = -1;
  for (let i = 0; i < laid.length; i++) {
    const brick = laid[i]!;
    if (levelOf(brick) > top && halfOn(brick, cell) >= 0) top = levelOf(brick);
  }
  return top;
}

/** The number of the half at this cell and level, or −1. */
export function numberAt(laid: readonly Brick[], cell: Cell, level: number): number {
  for (let i = 0; i < laid.length; i++) {
    const brick = laid[i]!;
    if (levelOf(brick) !== level) continue;
    const half = halfOn(brick, cell);
    if (half >= 0) return numberOf(brick, half);
  }
  return -1;
}

/** The level of a domino that is lowered from above: one above the higher of its two columns. */
export function landing(laid: readonly Brick[], place: Place): number {
  return 1 + Math.max(topOf(laid, cellOfHalf(place, 0)), topOf(laid, cellOfHalf(place, 1)));
}

/** All its dominoes, which a player has to take after a fall. */
export function dominoesIn({ laid }: BrickConstruction): Tiles {
  let tiles = NO_TILES;
  for (const brick of laid) tiles = plus(tiles, dominoAt(placeOf(brick)));
  return tiles;
}
