/** The open places of the board: where a domino may be laid, and which ones fit there. Kept up to date move by move. */

import type { Pairs } from './beads';
import { type Board, isEmpty, reach, stacked } from './board';
import { coloursFor, pairsFor, withHalves } from './cycles';
import { acrossOf, alongOf, CELLS, type Cell, cellOf, EAST, NORTH, type Place, placeAt, type Step } from './placement';

/** The places that take at least one of the 25 pairs, and by the same index which. */
export interface Open {
  readonly places: readonly Place[];
  readonly fits: readonly Pairs[];
}

export const NOTHING_OPEN: Open = { places: [], fits: [] };

/** The longest line of parallel dominoes side by side. */
export const MOST_SIDE_BY_SIDE = 3;
/** A placement must extend so many groups. */
export const LEAST_GROUPS = 2;

/** Is there a group (or, where lone halves count as groups, a half) next to the cell on either side of it? */
function extendsGroup(board: Board, back: Cell, front: Cell, step: Step, shortest: number): boolean {
  return (
    (!isEmpty(board, back - step) && (shortest === 1 || !isEmpty(board, back - 2 * step))) ||
    (!isEmpty(board, front + step) && (shortest === 1 || !isEmpty(board, front + 2 * step)))
  );
}

/** Every pair that may be laid on a place. How many groups it extends does not depend on the colours. */
export function fitting(board: Board, place: Place, shortest: number): Pairs {
  const along = alongOf(place);
  const across = acrossOf(place);
  const first = cellOf(place);
  const second = first + along;
  if (!isEmpty(board, first) || !isEmpty(board, second)) return 0;
  const byFirst = extendsGroup(board, first, first, across, shortest);
  const bySecond = extendsGroup(board, second, second, across, shortest);
  // Two of three: where neither half extends a group across, the line along cannot make up for it.
  if (!byFirst && !bySecond) return 0;
  if (!(byFirst && bySecond) && !extendsGroup(board, first, second, along, shortest)) return 0;
  if (stacked(board, place, across) + 1 + stacked(board, place, -across) > MOST_SIDE_BY_SIDE) return 0;
  const pairs = withHalves(coloursFor(board, first, across), coloursFor(board, second, across));
  return pairs === 0 ? 0 : pairs & pairsFor(board, first, along);
}

/** By place, the last change of a board that concerned it. */
const touched = new Int32Array(2 * CELLS);
let change = 0;

/** The places that a change concerns: four on each cell it covers, and three on each end of its three lines. */
const concerned = new Int32Array(2 * 4 + 6 * 3);
let concerns = 0;

function concern(place: Place): void {
  if (touched[place] === change) return;
  touched[place] = change;
  concerned[concerns++] = place;
}

function concernAround(cell: Cell): void {
  concern(placeAt(cell, EAST));
  concern(placeAt(cell - EAST, EAST));
  concern(placeAt(cell, NORTH));
  concern(placeAt(cell - NORTH, NORTH));
}

/** The cell where the run that goes off from a laid half ends: a domino there lies across the run or leads on from it. */
function concernEnd(board: Board, half: Cell, step: Step): void {
  const end = half + step * (reach(board, half, step) + 1);
  const onEastWest = step === EAST || step === -EAST;
  const along = onEastWest ? EAST : NORTH;
  const across = onEastWest ? NORTH : EAST;
  concern(placeAt(step === along ? end : end - along, along));
  concern(placeAt(end, across));
  concern(placeAt(end - across, across));
}

/** The open places after a domino was put on `place`: only those on its cells and at the ends of its three lines differ. */
export function openAfter(open: Open, board: Board, place: Place, shortest: number): Open {
  const along = alongOf(place);
  const across = acrossOf(place);
  const first = cellOf(place);
  const second = first + along;
  change = (change + 1) | 0;
  concerns = 0;
  concernAround(first);
  concernAround(second);
  const covered = concerns;
  concernEnd(board, first, -along);
  concernEnd(board, second, along);
  concernEnd(board, first, -across);
  concernEnd(board, first, across);
  concernEnd(board, second, -across);
  concernEnd(board, second, across);
  const places: Place[] = [];
  const fits: Pairs[] = [];
  for (let i = 0; i < open.places.length; i++) {
    if (touched[open.places[i]!] === change) continue;
    places.push(open.places[i]!);
    fits.push(open.fits[i]!);
  }
  for (let i = covered; i < concerns; i++) {
    const pairs = fitting(board, concerned[i]!, shortest);
    if (pairs === 0) continue;
    places.push(concerned[i]!);
    fits.push(pairs);
  }
  return { places, fits };
}

/** The pairs that fit somewhere. */
export function fittingAnywhere({ fits }: Open): Pairs {
  let pairs = 0;
  for (let i = 0; i < fits.length; i++) pairs |= fits[i]!;
  return pairs;
}
