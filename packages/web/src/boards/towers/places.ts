/** Where the picked domino may go, seen from above, and which of these places a point means. */

import { high, low, readDomino } from '@boneyard/rules/families/dominoes';
import type { Seat } from '@boneyard/rules/game';
import { explain } from '@boneyard/rules/games/magnetic/explain';
import { plainOf, read, write } from '@boneyard/rules/games/magnetic/move';
import { moves } from '@boneyard/rules/games/magnetic/moves';
import { cellAt, dominoAt, EAST, halvesOf, isPlace, NO_SIDE, placeAt } from '@boneyard/rules/games/magnetic/place';
import type { View } from '@boneyard/rules/games/magnetic/position';
import { type Lying, lyingAt, onGrid, type Plan } from '../../layouts/plan';
import type { Aim, Point } from '../board';

export interface Target extends Lying {
  readonly move: string;
  /** The numbers that its halves come to lie on, with holes. */
  readonly meets: readonly (number | undefined)[];
}

export function targetOf(view: View, seat: Seat, layout: Plan, written: string): Target | undefined {
  const move = read(written);
  if (move === undefined || !isPlace(plainOf(move))) return undefined;
  const place = plainOf(move);
  const { level = 0, meets = [] } = explain(view, seat, place);
  return { ...lyingAt(layout.frame, view.construction.laid, place, level), move: written, meets };
}

export function targetsOf(view: View, seat: Seat, layout: Plan, offers: readonly string[]): Target[] {
  return offers.flatMap((offer) => targetOf(view, seat, layout, offer) ?? []);
}

/** A point that says itself which place it means, where what is seen tells. */
export interface Meant extends Point {
  readonly move?: string;
}

/** How near to the middle of a place a domino must be let go to be meant for it, in units. */
const NEAR = 0.75;

export function nearest(targets: readonly Target[], { x, y }: Point): Target | undefined {
  let best: { readonly target: Target; readonly off: number } | undefined;
  for (const target of targets) {
    const off = Math.hypot(target.x - x, target.y - y);
    if (off < NEAR && (!best || off < best.off)) best = { target, off };
  }
  return best?.target;
}

/** The tile of one's hand that a move lays. */
export function tileOf(written: string): string | undefined {
  const move = read(written);
  if (move === undefined || !isPlace(plainOf(move))) return undefined;
  const domino = dominoAt(plainOf(move));
  return `${high(domino)}-${low(domino)}`;
}

/** The nearest place that fits or, right on the construction, one that does not, so that the rules say why. */
export function aim({ layout, view: common, seat, picked: { tile }, point }: Aim<Plan>): string | undefined {
  const view = common as View;
  const { move } = point as Meant;
  if (move !== undefined) return move;
  const offers = moves(view, seat)
    .map(write)
    .filter((move) => tileOf(move) === tile);
  const fits = nearest(targetsOf(view, seat, layout, offers), point);
  if (fits) return fits.move;
  const hit = layout.dominoes.some(({ halves }) =>
    halves.some(({ x, y }) => Math.max(Math.abs(x - point.x), Math.abs(y - point.y)) < 0.5),
  );
  const { x, y } = onGrid(layout.frame, point);
  const cell = cellAt(Math.floor(x), Math.floor(y));
  if (!hit || cell === undefined) return undefined;
  const domino = readDomino(tile)!;
  return write(placeAt(cell, EAST, halvesOf(high(domino), low(domino)), NO_SIDE));
}
