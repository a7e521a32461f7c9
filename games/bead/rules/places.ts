/** The open places of the board: where dominoes can be laid, and which ones fit there. Updated after every move. */

import type { Pairs } from './beads';
import { isEmpty, stacked } from './cells';
import { pairsFor, withHalves } from './cycles';
import { type BeadBoard, coloursOn, ENDS, type GroupMask, groupMask, isTouched } from './lines';
import {
  acrossOf,
  alongOf,
  type BeadPlace,
  beside,
  CELLS,
  type CellStep,
  cellOf,
  crossing,
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

/** The pairs that may be laid on a place with two empty cells. The number of groups they extend does not depend on the colours. */
function fittingOn({ cells, lines }: BeadBoard, place: BeadPlace, along: CellStep, group: GroupMask): Pairs {
  const first = lines[crossing(place)]!;
  const second = lines[crossing(beside(place, along))]!;
  const both = lines[place]! | lines[beside(place, along)]!;
  // Two of three lines are needed: if neither half extends a group across, the line along is not enough.
  if (((first | second) & group) === 0) return 0;
  if ((first & second & group) === 0 && (both & group) === 0) return 0;
  const pairs = withHalves(coloursOn(first), coloursOn(second));
  if (pairs === 0) return 0;
  const across = acrossOf(place);
  if (stacked(cells, place, across) + 1 + stacked(cells, place, -across) > MOST_SIDE_BY_SIDE) return 0;
  return isTouched(both) ? pairs & pairsFor(cells, cellOf(place), along) : pairs;
}

/** All pairs that may be laid on a place. */
export function fitting(board: BeadBoard, place: BeadPlace, shortest: number): Pairs {
  const along = alongOf(place);
  const first = cellOf(place);
  if (!isEmpty(board.cells, first) || !isEmpty(board.cells, first + along)) return 0;
  return fittingOn(board, place, along, groupMask(shortest));
}

/** By cell, the number of the last change that affected the places on it. */
const touched = new Int32Array(CELLS);
let change = 0;

/** The affected places that are open: at most three at each end. */
const foundPlaces = new Int32Array(ENDS * 3);
const foundFits = new Int32Array(ENDS * 3);

/** The open places without those on cells that the last change affected. */
function unaffected(open: OpenPlaces): { places: BeadPlace[]; fits: Pairs[] } {
  const places: BeadPlace[] = [];
  const fits: Pairs[] = [];
  for (let i = 0; i < open.places.length; i++) {
    const place = open.places[i]!;
    const cell = cellOf(place);
    if (touched[cell] === change || touched[cell + alongOf(place)] === change) continue;
    places.push(place);
    fits.push(open.fits[i]!);
  }
  return { places, fits };
}

/**
 * The open places after a domino was laid on `place`, the last one on the board. Only places on its cells and at the ends of
 * its three lines change.
 */
export function openAfter(open: OpenPlaces, board: BeadBoard, place: BeadPlace, shortest: number): OpenPlaces {
  const { cells, ends } = board;
  const group = groupMask(shortest);
  change = (change + 1) | 0;
  let found = 0;
  for (let i = 0; i < ends.length; i++) {
    const end = ends[i]!;
    const line = i < 2 ? alongOf(place) : acrossOf(place);
    // Dominoes there continue the line or lie across it, to one side or the other.
    let step = i % 2 === 0 ? -line : line;
    for (let way = 0; way < 3; way++) {
      const other = end + step;
      // If the other cell is marked, it is an end too, and the place has been looked at from there.
      if (touched[other] !== change && isEmpty(cells, other)) {
        const at = step > 0 ? placeAt(end, step) : placeAt(other, -step);
        const pairs = fittingOn(board, at, step > 0 ? step : -step, group);
        if (pairs !== 0) {
          foundPlaces[found] = at;
          foundFits[found++] = pairs;
        }
      }
      step = way === 0 ? EAST + NORTH - line : -step;
    }
    touched[end] = change;
  }
  touched[cellOf(place)] = change;
  touched[cellOf(place) + alongOf(place)] = change;
  const { places, fits } = unaffected(open);
  for (let i = 0; i < found; i++) {
    places.push(foundPlaces[i]!);
    fits.push(foundFits[i]!);
  }
  return { places, fits };
}

/** The pairs that fit somewhere. */
export function fittingAnywhere({ fits }: OpenPlaces): Pairs {
  let pairs = 0;
  for (let i = 0; i < fits.length; i++) pairs |= fits[i]!;
  return pairs;
}
