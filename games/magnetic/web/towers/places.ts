/** Where the picked domino can go, seen from above, and which place a point means. */

import { high, low, readDomino } from '@boneyard/rules/families/dominoes';
import type { Seat } from '@boneyard/rules/game';
import type { Aim, XY } from '@boneyard/web/table/boards/board';
import { explain } from '../../rules/explain';
import { plainOf, read, write } from '../../rules/move';
import { moves } from '../../rules/moves';
import { cellAt, dominoAt, EAST, halvesOf, isPlace, NO_SIDE, placeAt } from '../../rules/place';
import type { View } from '../../rules/position';
import { lyingAt, onGrid, type TowerDomino, type TowerLayout } from './layout';

export interface Target extends TowerDomino {
  readonly move: string;
  /** The numbers under its halves; undefined under a half that hangs or lies on the table. */
  readonly meets: readonly (number | undefined)[];
}

export function targetOf(view: View, seat: Seat, layout: TowerLayout, written: string): Target | undefined {
  const move = read(written);
  if (move === undefined || !isPlace(plainOf(move))) return undefined;
  const place = plainOf(move);
  const { level = 0, meets = [] } = explain(view, seat, place);
  return { ...lyingAt(layout.frame, view.construction.laid, place, level), move: written, meets };
}

export function targetsOf(view: View, seat: Seat, layout: TowerLayout, offers: readonly string[]): Target[] {
  return offers.flatMap((offer) => targetOf(view, seat, layout, offer) ?? []);
}

/** How near to the middle of a place a domino must be dropped, in units. */
const NEAR = 0.75;

export function nearest(targets: readonly Target[], { x, y }: XY): Target | undefined {
  let best: { readonly target: Target; readonly off: number } | undefined;
  for (const target of targets) {
    const off = Math.hypot(target.x - x, target.y - y);
    if (off < NEAR && (!best || off < best.off)) best = { target, off };
  }
  return best?.target;
}

/** The tile of the player's hand that a move lays. */
export function tileOf(written: string): string | undefined {
  const move = read(written);
  if (move === undefined || !isPlace(plainOf(move))) return undefined;
  const domino = dominoAt(plainOf(move));
  return `${high(domino)}-${low(domino)}`;
}

/** The nearest legal place. On the construction but near no legal place, an illegal one, so that the player is told why. */
export function aim({ layout, view, seat, picked: { tile }, point }: Aim<View, TowerLayout>): string | undefined {
  if (point.move !== undefined) return point.move;
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
