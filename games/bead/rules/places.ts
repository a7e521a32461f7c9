/** The open places of the board: where dominoes can be laid, and which ones fit there. Updated after every move. */

import type { Pairs } from './beads';
import { type BeadCells, isEmpty, reach, stacked } from './cells';
import { coloursFor, pairsFor, withHalves } from './cycles';
import {
  acrossOf,
  alongOf,
  type BeadPlace,
  CELLS,
  type Cell,
  type CellStep,
  cellOf,
  EAST,
  NORTH,
  placeAt,
} from './placement';

/** The places where at least one of the 25 pairs fits, and at the same index the pairs that fit. */
export interface OpenPlaces {
  readonly places: readonly BeadPlace[];
  readonly fits: readonly Pairs[];
}

export const NOTHING_OPEN: OpenPlaces = { places: [], fits: [] };

/** The maximum number of parallel dominoes side by side. */
export const MOST_SIDE_BY_SIDE = 3;
/** The minimum number of groups that a placement must extend. */
export const LEAST_GROUPS = 2;

/** Is there a group (or a half, if single halves count as groups) on either side of these cells? */
function extendsGroup(cells: BeadCells, back: Cell, front: Cell, step: CellStep, shortest: number): boolean {
  return (
    (!isEmpty(cells, back - step) && (shortest === 1 || !isEmpty(cells, back - 2 * step))) ||
    (!isEmpty(cells, front + step) && (shortest === 1 || !isEmpty(cells, front + 2 * step)))
  );
}

/** All pairs that may be laid on a place. The number of groups that they extend does not depend on the colours. */
export function fitting(cells: BeadCells, place: BeadPlace, shortest: number): Pairs {
  const along = alongOf(place);
  const across = acrossOf(place);
  const first = cellOf(place);
  const second = first + along;
  if (!isEmpty(cells, first) || !isEmpty(cells, second)) return 0;
  const byFirst = extendsGroup(cells, first, first, across, shortest);
  const bySecond = extendsGroup(cells, second, second, across, shortest);
  // Two of three lines are needed: if neither half extends a group across, the line along is not enough.
  if (!byFirst && !bySecond) return 0;
  if (!(byFirst && bySecond) && !extendsGroup(cells, first, second, along, shortest)) return 0;
  if (stacked(cells, place, across) + 1 + stacked(cells, place, -across) > MOST_SIDE_BY_SIDE) return 0;
  const pairs = withHalves(coloursFor(cells, first, across), coloursFor(cells, second, across));
  return pairs === 0 ? 0 : pairs & pairsFor(cells, first, along);
}

/** By place, the number of the last change that affected it. */
const touched = new Int32Array(2 * CELLS);
let change = 0;

/** The places affected by a change: four for each covered cell, and three for each end of its three lines. */
const concerned = new Int32Array(2 * 4 + 6 * 3);
let concerns = 0;

function concern(place: BeadPlace): void {
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

/** Marks the places at the end of the run from a laid half: a domino there lies across the run or continues it. */
function concernEnd(cells: BeadCells, half: Cell, step: CellStep): void {
  const end = half + step * (reach(cells, half, step) + 1);
  const onEastWest = step === EAST || step === -EAST;
  const along = onEastWest ? EAST : NORTH;
  const across = onEastWest ? NORTH : EAST;
  concern(placeAt(step === along ? end : end - along, along));
  concern(placeAt(end, across));
  concern(placeAt(end - across, across));
}

/** The open places after a domino was laid on `place`. Only places on its cells and at the ends of its three lines change. */
export function openAfter(open: OpenPlaces, cells: BeadCells, place: BeadPlace, shortest: number): OpenPlaces {
  const along = alongOf(place);
  const across = acrossOf(place);
  const first = cellOf(place);
  const second = first + along;
  change = (change + 1) | 0;
  concerns = 0;
  concernAround(first);
  concernAround(second);
  const covered = concerns;
  concernEnd(cells, first, -along);
  concernEnd(cells, second, along);
  concernEnd(cells, first, -across);
  concernEnd(cells, first, across);
  concernEnd(cells, second, -across);
  concernEnd(cells, second, across);
  const places: BeadPlace[] = [];
  const fits: Pairs[] = [];
  for (let i = 0; i < open.places.length; i++) {
    if (touched[open.places[i]!] === change) continue;
    places.push(open.places[i]!);
    fits.push(open.fits[i]!);
  }
  for (let i = covered; i < concerns; i++) {
    const pairs = fitting(cells, concerned[i]!, shortest);
    if (pairs === 0) continue;
    places.push(concerned[i]!);
    fits.push(pairs);
  }
  return { places, fits };
}

/** The pairs that fit somewhere. */
export function fittingAnywhere({ fits }: OpenPlaces): Pairs {
  let pairs = 0;
  for (let i = 0; i < fits.length; i++) pairs |= fits[i]!;
  return pairs;
}
