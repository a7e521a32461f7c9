/** Placements as the board draws them, and which one a drop means. */

import type { Aim, Picked, XY } from '@boneyard/web/table/boards/board';
import { type CellXY, cellUnder, cornerOf } from '@boneyard/web/table/layouts/grid';
import { firstOf, pairOf, readShape, secondOf, shapeOf, writePair, writeShape } from '../rules/beads';
import { placements } from '../rules/board';
import { isPlacement, moves, read, shapeChosen, write } from '../rules/moves';
import { alongOf, type BeadPlacement, cellOf, coordinatesOf, EAST, pairIn, placeIn } from '../rules/placement';
import type { View } from '../rules/position';
import { type BeadLayout, cellsOf, type GridDomino, middleOf } from './layout';
import type { Direction } from './tile';

/** The direction of a domino after each quarter turn, clockwise from upright with its first half on top. */
export const WAYS: readonly Direction[] = ['S', 'W', 'N', 'E'];

/** How near to the middle of a place a domino must be dropped, in units. */
const NEAR = 1;
/** Added to the distance of places for which the domino has to be turned: half a turn, or a quarter. */
const TURNED_ROUND = 0.35;
const TURNED_ACROSS = 0.5;
/** How near to the middle of the starting square a domino must be dropped, in units. */
const SQUARE = 1.6;

export function lyingOf(placement: BeadPlacement): GridDomino {
  const [place, pair] = [placeIn(placement), pairIn(placement)];
  return {
    at: coordinatesOf(cellOf(place)),
    way: alongOf(place) === EAST ? 'E' : 'N',
    first: firstOf(pair),
    second: secondOf(pair),
  };
}

/** The domino of a written placement; undefined for other moves. */
export function lyingBy(move: string): GridDomino | undefined {
  const placement = read(move);
  return placement !== undefined && isPlacement(placement) ? lyingOf(placement) : undefined;
}

/** In the order they were laid. */
export function lyingIn(view: View): GridDomino[] {
  return [...placements(view)].reverse().map(lyingOf);
}

export function tileOf(move: string): string | undefined {
  const known = read(move);
  if (known === undefined) return undefined;
  const shape = isPlacement(known) ? shapeOf(pairIn(known)) : shapeChosen(known);
  return shape === undefined ? undefined : writeShape(shape);
}

/** The colours of a tile, the lower first. */
export function coloursOf(tile: string): [number, number] {
  const [first, second] = tile.split('-').map(Number);
  return [first!, second!];
}

/** Is the picked tile turned the way the placement lies? A double looks the same after half a turn. */
export function isTurnedSo({ tile, turn }: Picked, { way, first }: GridDomino): boolean {
  const [low, high] = coloursOf(tile);
  const turned = WAYS[turn]!;
  const begins = turned === 'E' || turned === 'N' ? low : high;
  return (turned === 'E' || turned === 'W' ? 'E' : 'N') === way && begins === first;
}

function offness(picked: Picked, lying: GridDomino): number {
  if (isTurnedSo(picked, lying)) return 0;
  const turnsAcross = (picked.turn % 2 === 1 ? 'E' : 'N') !== lying.way;
  return turnsAcross ? TURNED_ACROSS : TURNED_ROUND;
}

const distance = (a: XY, b: XY) => Math.hypot(a.x - b.x, a.y - b.y);

/** The legal placement nearest to a point, preferring those for which the tile need not be turned. */
function nearest(layout: BeadLayout, offers: readonly string[], picked: Picked, point: XY) {
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

function written({ at, way, first, second }: GridDomino): string {
  return `${writePair(pairOf(first, second))}@${at.x},${at.y}${way}`;
}

/** The picked tile as it is turned, with its western or southern half on a cell. */
function lyingAt({ tile, turn }: Picked, { x, y }: CellXY): GridDomino {
  const [low, high] = coloursOf(tile);
  const [first, second] = turn >= 2 ? [low, high] : [high, low];
  // Turns −0 into 0.
  return { at: { x: x + 0, y: y + 0 }, way: turn % 2 === 1 ? 'E' : 'N', first, second };
}

/** The placement right under a point with the tile as it is turned, legal or not. */
function exactly({ frame }: BeadLayout, picked: Picked, { x, y }: XY): GridDomino {
  const under = picked.turn % 2 === 1 ? { x: x - 0.5, y } : { x, y: y + 0.5 };
  return lyingAt(picked, cellUnder(frame, under));
}

/** Where a tile is held at first, if no pointer says: on the first free cells above the square. */
export function firstTry({ tiles }: BeadLayout, picked: Picked): string {
  const taken = new Set(tiles.flatMap(cellsOf).map(({ x, y }) => `${x},${y}`));
  let y = 0;
  while (cellsOf(lyingAt(picked, { x: 0, y })).some((cell) => taken.has(`${cell.x},${cell.y}`))) y++;
  return written(lyingAt(picked, { x: 0, y }));
}

/** The same cell, with the tile as it is turned now. */
export function turnedOn(move: string, picked: Picked): string {
  const lying = lyingBy(move);
  return lying ? written(lyingAt(picked, lying.at)) : move;
}

/** Some cells further, as far as the room goes. */
export function shifted({ west, east, south, north }: BeadLayout, move: string, dx: number, dy: number): string {
  const lying = lyingBy(move);
  if (!lying) return move;
  const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
  const at = {
    x: within(lying.at.x + dx, west, lying.way === 'E' ? east - 1 : east),
    y: within(lying.at.y + dy, south, lying.way === 'N' ? north - 1 : north),
  };
  return written({ ...lying, at });
}

/** Would the domino lie beside or on another one? */
function touches({ tiles }: BeadLayout, lying: GridDomino): boolean {
  const laid = tiles.flatMap(cellsOf);
  return cellsOf(lying).some(({ x, y }) => laid.some((cell) => Math.abs(cell.x - x) + Math.abs(cell.y - y) <= 1));
}

export function aim({ layout, view, seat, picked, point, unaided = false }: Aim<View, BeadLayout>): string | undefined {
  if (view.asks.kind === 'choices') {
    const middle = cornerOf(layout.frame, { x: 1, y: 0 });
    return distance(point, middle) < SQUARE ? `choose ${picked.tile}` : undefined;
  }
  const lying = exactly(layout, picked, point);
  const there = touches(layout, lying) ? written(lying) : undefined;
  if (unaided) return there;
  const shape = readShape(picked.tile);
  const offers = moves(view, seat).filter((move) => isPlacement(move) && shapeOf(pairIn(move)) === shape);
  return nearest(layout, offers.map(write), picked, point) ?? there;
}
