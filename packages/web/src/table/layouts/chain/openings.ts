/** Where the next domino can be joined to one that lies, and its possible spots there. */

import { HIGHEST_PIP } from '@boneyard/rules/families/dominoes';
import { type Compass, dx, dy, EAST, type EdgeWay, type TableBlock, turned, WEST } from './ground';
import type { Grown } from './tree';

/** The middle of an edge that the next domino can touch, and the direction away from it. */
export interface Exit extends EdgeWay {
  /** To the right (1), straight on (0) or to the left (−1), seen along the line. */
  readonly bend: -1 | 0 | 1;
}

/** Where a line is on its way: it runs to the edge, steps aside, and runs back. */
export interface LineCourse {
  readonly stepping: boolean;
  /** The side to which it will step aside or, while stepping, turn back: 1 is right. */
  readonly hand: 1 | -1;
}

export interface Opening {
  readonly tile: ChainTile;
  readonly pip: number;
  /** Of the openings of a domino, the one with the lowest rank is used first. */
  readonly rank: number;
  readonly exits: readonly Exit[];
  readonly course: LineCourse;
  /** Every spot for a domino here, free or not, and every spot for a double. */
  readonly spots: readonly Spot[];
  readonly doubleSpots: readonly Spot[];
}

/** A domino at a spot: `along` the heading, its near number at the rear, or `across` it. */
export interface Spot extends TableBlock {
  readonly heading: Compass;
  readonly lies: 'along' | 'across';
  readonly exit: Exit;
  /** Turns at its exit: the near half lies straight on, and the far half round the corner. */
  readonly elbow: boolean;
  readonly bend: -1 | 0 | 1;
}

/** A domino on the table. */
export interface ChainTile {
  readonly grown: Grown;
  readonly spot: Spot;
  /** Its number on the ground. */
  readonly mark: number;
  readonly before: ChainTile | undefined;
}

const BENDS = [1, -1] as const;
const RUNNING: LineCourse = { stepping: false, hand: 1 };

function along(exit: Exit, heading: Compass, x: number, y: number, elbow: boolean, bend: -1 | 0 | 1): Spot {
  const level = dx(heading) !== 0;
  return { x, y, w: level ? 2 : 1, h: level ? 1 : 2, heading, lies: 'along', exit, elbow, bend };
}

function across(exit: Exit, heading: Compass, x: number, y: number): Spot {
  const level = dx(heading) !== 0;
  return { x, y, w: level ? 1 : 2, h: level ? 2 : 1, heading, lies: 'across', exit, elbow: false, bend: exit.bend };
}

/** The leading domino: the line goes to the left and to the right from it. */
export function leadingSpot(double: boolean, x: number, y: number): Spot {
  const exit: Exit = { x, y, heading: EAST, bend: 0 };
  return double ? across(exit, EAST, x, y) : along(exit, EAST, x, y, false, 0);
}

/** Straight out of an exit; if the exit does not bend, also round a corner right there. */
function spotsFor(exits: readonly Exit[]): Spot[] {
  return exits.flatMap((exit) => {
    const { x, y, heading, bend } = exit;
    const [ex, ey] = [dx(heading), dy(heading)];
    const ahead = along(exit, heading, x + 2 * ex, y + 2 * ey, false, bend);
    if (bend !== 0) return [ahead];
    const elbows = BENDS.map((hand) => {
      const side = turned(heading, hand);
      return along(exit, side, x + ex + dx(side), y + ey + dy(side), true, hand);
    });
    return [ahead, ...elbows];
  });
}

/** Across; at a bend also along. */
function doubleSpotsFor(exits: readonly Exit[]): Spot[] {
  return exits.flatMap((exit) => {
    const { x, y, heading, bend } = exit;
    const [ex, ey] = [dx(heading), dy(heading)];
    const lying = across(exit, heading, x + ex, y + ey);
    return bend === 0 ? [lying] : [lying, along(exit, heading, x + 2 * ex, y + 2 * ey, false, bend)];
  });
}

export function spotsAt({ spots, doubleSpots }: Opening, double: boolean): readonly Spot[] {
  return double ? doubleSpots : spots;
}

/** The edge straight on, and those to both sides of the far half, or of the whole domino if it lies across or spins. */
function exitsAt({ x, y, lies }: Spot, heading: Compass, spins: boolean): [Exit, Exit, Exit] {
  const [ex, ey] = [dx(heading), dy(heading)];
  const front = lies === 'along' ? 2 : 1;
  const flank = lies === 'along' ? 1 : 2;
  const middle = lies === 'along' && !spins ? 1 : 0;
  const aside = (hand: 1 | -1): Exit => {
    const side = turned(heading, hand);
    return { x: x + middle * ex + flank * dx(side), y: y + middle * ey + flank * dy(side), heading: side, bend: hand };
  };
  return [{ x: x + front * ex, y: y + front * ey, heading, bend: 0 }, aside(1), aside(-1)];
}

/** A player's own bend starts a new run, which will step aside away from where the line came from. */
function courseAfter({ stepping, hand }: LineCourse, bend: -1 | 0 | 1, wished: boolean): LineCourse {
  if (wished) return { stepping: false, hand: bend === 0 ? hand : (-bend as 1 | -1) };
  if (bend === 0) return { stepping, hand };
  if (!stepping) return { stepping: true, hand: bend };
  return { stepping: false, hand: bend === hand ? (-hand as 1 | -1) : hand };
}

function opening(tile: ChainTile, pip: number, rank: number, course: LineCourse, exits: readonly Exit[]): Opening {
  return { tile, pip, rank, course, exits, spots: spotsFor(exits), doubleSpots: doubleSpotsFor(exits) };
}

/** The openings of a newly laid domino; of a spinner, first the sides that the line runs through, then its short ends. */
export function openings(tile: ChainTile, from: LineCourse | undefined): Opening[] {
  const { near, far, spins, wish } = tile.grown;
  const { spot } = tile;
  const course = from ? courseAfter(from, spot.bend, wish === spot.heading) : RUNNING;
  const exits = exitsAt(spot, spot.heading, spins);
  const back = exitsAt(spot, WEST, spins);
  if (!spins) {
    const on = opening(tile, far, 0, course, exits);
    return from ? [on] : [on, opening(tile, near, 1, course, back)];
  }
  const [through, ...aside] = exits;
  const sides = aside.map((exit) => opening(tile, far, 2, RUNNING, [{ ...exit, bend: 0 }]));
  const on = opening(tile, far, 0, course, [through]);
  return from ? [on, ...sides] : [on, opening(tile, far, 1, course, [back[0]]), ...sides];
}

/** No real number: which domino is laid there does not matter. */
export const SOME = HIGHEST_PIP + 1;

/** The openings that there would be with a domino on this spot. */
export function afterwards({ tile, course }: Opening, spot: Spot, mark: number, spins: boolean): Opening[] {
  const grown: Grown = { ...tile.grown, near: SOME, far: SOME, double: spot.lies === 'across', spins, wish: undefined };
  return openings({ grown, spot, mark, before: tile }, course);
}
