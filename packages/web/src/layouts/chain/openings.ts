/** Where a laid domino can be built on, and the spots for the next one there. */

import { HIGHEST_PIP } from '@boneyard/rules/families/dominoes';
import { type Box, dx, dy, EAST, type Heading, turned, type Way, WEST } from './ground';
import type { Grown } from './tree';

/** The middle of an edge that the next domino may touch, and the way out of it. */
export interface Exit extends Way {
  /** To the right hand (1), straight on (0) or to the left (−1), seen along the line. */
  readonly bend: -1 | 0 | 1;
}

/** A line runs to the edge, steps aside and runs back. */
export interface Course {
  readonly stepping: boolean;
  /** To which hand it steps aside or, while it does, turns back. */
  readonly hand: 1 | -1;
}

export interface Opening {
  readonly tile: Tile;
  readonly pip: number;
  /** Which of the openings of a domino is used first: the lower one. */
  readonly rank: number;
  readonly exits: readonly Exit[];
  readonly course: Course;
  /** Every spot for a domino here, free or not, and every spot for a double. */
  readonly spots: readonly Spot[];
  readonly doubleSpots: readonly Spot[];
}

/** A domino at a spot: `along` the heading, its near number at the rear, or `across` it. */
export interface Spot extends Box {
  readonly heading: Heading;
  readonly lies: 'along' | 'across';
  readonly exit: Exit;
  /** Leaves its exit to the side: the near half lies straight on and the far half round the corner. */
  readonly elbow: boolean;
  readonly bend: -1 | 0 | 1;
}

/** A domino that lies. */
export interface Tile {
  readonly grown: Grown;
  readonly spot: Spot;
  /** Its number on the ground. */
  readonly mark: number;
  readonly before: Tile | undefined;
}

const BENDS = [1, -1] as const;
const RUNNING: Course = { stepping: false, hand: 1 };

function along(exit: Exit, heading: Heading, x: number, y: number, elbow: boolean, bend: -1 | 0 | 1): Spot {
  const level = dx(heading) !== 0;
  return { x, y, w: level ? 2 : 1, h: level ? 1 : 2, heading, lies: 'along', exit, elbow, bend };
}

function across(exit: Exit, heading: Heading, x: number, y: number): Spot {
  const level = dx(heading) !== 0;
  return { x, y, w: level ? 1 : 2, h: level ? 2 : 1, heading, lies: 'across', exit, elbow: false, bend: exit.bend };
}

/** The leading domino: in the middle, its arms to the left and to the right. */
export function leadingSpot(double: boolean, x: number, y: number): Spot {
  const exit: Exit = { x, y, heading: EAST, bend: 0 };
  return double ? across(exit, EAST, x, y) : along(exit, EAST, x, y, false, 0);
}

/** Straight out of an exit, or round a corner right there if the exit is not one already. */
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

/** Across; at a bend along, too. */
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

/** The edge straight on, and those to both sides: of the far half, or of the whole domino if it lies across or spins. */
function exitsAt({ x, y, lies }: Spot, heading: Heading, spins: boolean): [Exit, Exit, Exit] {
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

/** How the line goes on after a spot. */
function courseAfter({ stepping, hand }: Course, bend: -1 | 0 | 1): Course {
  if (bend === 0) return { stepping, hand };
  if (!stepping) return { stepping: true, hand: bend };
  return { stepping: false, hand: bend === hand ? (-hand as 1 | -1) : hand };
}

function opening(tile: Tile, pip: number, rank: number, course: Course, exits: readonly Exit[]): Opening {
  return { tile, pip, rank, course, exits, spots: spotsFor(exits), doubleSpots: doubleSpotsFor(exits) };
}

/** What opens when a domino is laid; of a spinner first the sides that the line runs through, then its short ends. */
export function openings(tile: Tile, from: Course | undefined): Opening[] {
  const { near, far, spins } = tile.grown;
  const { spot } = tile;
  const course = from ? courseAfter(from, spot.bend) : RUNNING;
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

/** Stands for any number. */
const SOME = HIGHEST_PIP + 1;

/** What would open if some domino were laid there. */
export function afterwards({ tile, course }: Opening, spot: Spot, mark: number, spins: boolean): Opening[] {
  const grown: Grown = { ...tile.grown, near: SOME, far: SOME, double: spot.lies === 'across', spins };
  return openings({ grown, spot, mark, before: tile }, course);
}
