/** Placements as the board draws them and as a hand means them. */

import { firstOf, pairOf, readShape, secondOf, shapeOf, writePair, writeShape } from '@boneyard/rules/games/bead/beads';
import { placements } from '@boneyard/rules/games/bead/board';
import { chosen, isPlacement, moves, read, write } from '@boneyard/rules/games/bead/moves';
import { alongOf, cellOf, EAST, type Placement, pairIn, placeIn, spotOf } from '@boneyard/rules/games/bead/placement';
import type { View } from '@boneyard/rules/games/bead/position';
import { type BeadLayout, cellsOf, type Lying, middleOf } from '../../layouts/bead';
import { cellUnder, cornerOf } from '../../layouts/grid';
import type { Aim, Picked, Point } from '../board';
import type { Way } from './tile';

/** How a domino lies that was turned so often, clockwise from upright with its first half on top. */
export const WAYS: readonly Way[] = ['S', 'W', 'N', 'E'];

/** How near to its middle a domino must be let go, in units. */
const NEAR = 1;
/** How much farther off a place seems where the domino would have to be turned: right round, or across. */
const TURNED_ROUND = 0.35;
const TURNED_ACROSS = 0.5;
/** Where the square of two dominoes will lie, from its middle. */
const SQUARE = 1.6;

export function lyingOf(placement: Placement): Lying {
  const [place, pair] = [placeIn(placement), pairIn(placement)];
  return {
    at: spotOf(cellOf(place)),
    way: alongOf(place) === EAST ? 'E' : 'N',
    first: firstOf(pair),
    second: secondOf(pair),
  };
}

/** A written placement as it would lie; undefined for other moves. */
export function lyingBy(move: string): Lying | undefined {
  const placement = read(move);
  return placement !== undefined && isPlacement(placement) ? lyingOf(placement) : undefined;
}

/** In the order they were laid. */
export function lyingIn(view: View): Lying[] {
  return [...placements(view)].reverse().map(lyingOf);
}

export function tileOf(move: string): string | undefined {
  const known = read(move);
  if (known === undefined) return undefined;
  const shape = isPlacement(known) ? shapeOf(pairIn(known)) : chosen(known);
  return shape === undefined ? undefined : writeShape(shape);
}

/** The colours of a tile, the lower first. */
export function coloursOf(tile: string): [number, number] {
  const [first, second] = tile.split('-').map(Number);
  return [first!, second!];
}

/** Does a placement lie as the picked tile is turned? A double looks the same turned round. */
export function isTurnedSo({ tile, turn }: Picked, { way, first }: Lying): boolean {
  const [low, high] = coloursOf(tile);
  const turned = WAYS[turn]!;
  const begins = turned === 'E' || turned === 'N' ? low : high;
  return (turned === 'E' || turned === 'W' ? 'E' : 'N') === way && begins === first;
}

function offness(picked: Picked, lying: Lying): number {
  if (isTurnedSo(picked, lying)) return 0;
  const turnsAcross = (picked.turn % 2 === 1 ? 'E' : 'N') !== lying.way;
  return turnsAcross ? TURNED_ACROSS : TURNED_ROUND;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** The legal placement nearest to a point, turned as the tile is if that makes little difference. */
export function nearest(layout: BeadLayout, offers: readonly string[], picked: Picked, point: Point) {
  let best: { readonly move: string; readonly off: number } | undefined;
  for (const move of offers) {
    const lying = lyingBy(move);
    if (!lying) continue;
    const away = distance(point, middleOf(layout.frame, lying));
    const off = away + offness(picked, lying);
    if (away < NEAR && (!best || off < best.off)) best = { move, off };
  }
  return best?.move;
}

/** The placement right under a point as the tile is turned, whether the rules allow it or not. */
function exactly(layout: BeadLayout, { tile, turn }: Picked, { x, y }: Point): Lying & { readonly move: string } {
  const way = turn % 2 === 1 ? 'E' : 'N';
  const under = cellUnder(layout.frame, way === 'E' ? { x: x - 0.5, y } : { x, y: y + 0.5 });
  // Zero has no sign in a move.
  const at = { x: under.x + 0, y: under.y + 0 };
  const [low, high] = coloursOf(tile);
  const [first, second] = turn >= 2 ? [low, high] : [high, low];
  return { at, way, first, second, move: `${writePair(pairOf(first, second))}@${at.x},${at.y}${way}` };
}

/** Is a domino that would lie so next to what lies, or on it? */
function touches({ tiles }: BeadLayout, lying: Lying): boolean {
  const laid = tiles.flatMap(cellsOf);
  return cellsOf(lying).some(({ x, y }) => laid.some((cell) => Math.abs(cell.x - x) + Math.abs(cell.y - y) <= 1));
}

export function aim({ layout, view: common, seat, picked, point }: Aim<BeadLayout>): string | undefined {
  const view = common as View;
  if (view.asks.kind === 'choices') {
    const middle = cornerOf(layout.frame, { x: 1, y: 0 });
    return distance(point, middle) < SQUARE ? `choose ${picked.tile}` : undefined;
  }
  const shape = readShape(picked.tile);
  const offers = moves(view, seat).filter((move) => isPlacement(move) && shapeOf(pairIn(move)) === shape);
  const meant = nearest(layout, offers.map(write), picked, point);
  if (meant !== undefined) return meant;
  const lying = exactly(layout, picked, point);
  return touches(layout, lying) ? lying.move : undefined;
}
