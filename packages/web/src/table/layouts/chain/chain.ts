/** Where the dominoes of a line lie on the table, and where the next ones can go. The unit is half a domino. */

import type { Domino } from '@boneyard/rules/families/dominoes';
import { anchorOf, type End, pipOf } from '@boneyard/rules/families/line';
import type { Direction } from '@boneyard/rules/game';
import type { Extent, XY } from '../../boards/board';
import { byRank, goesAt, type Laying, now, offeredAt, openingsOn } from './attempt';
import { takesDouble } from './cost';
import { type Compass, directionOf, turned } from './ground';
import type { Spot } from './openings';
import { laidOut } from './plans';
import { grown, type Joined } from './tree';

export type { Joined };

/** The middle of a domino, and how far it is turned clockwise from lying with its first number on the left. */
export interface DominoPlace {
  readonly x: number;
  readonly y: number;
  readonly turn: 0 | 90 | 180 | 270;
}

export interface ChainDomino extends DominoPlace {
  readonly domino: Domino;
  readonly first: number;
  readonly second: number;
}

/** A place for the next domino. A double and another domino have different places at the same end. */
export interface OpenPlace {
  readonly anchor: Domino;
  readonly pip: number;
  readonly double: boolean;
  readonly at: DominoPlace;
  /** What to wish for to have it here; undefined if it comes to lie here anyway. */
  readonly lies: Direction | undefined;
  /** The way it leads from its anchor, as it is drawn: north is up. */
  readonly leads: Direction;
  /** Round a corner, and not straight out of a side. */
  readonly turned: boolean;
  /** Where it comes to lie without a wish. */
  readonly usual: boolean;
}

export interface ChainLayout {
  readonly room: Extent;
  /** The middle of the first domino. */
  readonly fixed: XY | undefined;
  readonly tiles: readonly ChainDomino[];
  /** Worked out when somebody asks. */
  places(): readonly OpenPlace[];
}

/** In rooms higher than this many times their width, the line runs upwards. */
const TALL = 2;
/** The least width and height of a room. */
const LEAST = 4;

/** Where things are in the room. In an upright one the table is seen from another side: its east is below. */
interface Look {
  placeOf(spot: Spot): DominoPlace;
  seen(heading: Compass): Direction;
}

function looking({ width, height }: Extent, upright: boolean): Look {
  const seen = (heading: Compass) => (upright ? turned(heading, 1) : heading);
  return {
    placeOf({ x, y, heading, lies }) {
      const [right, down] = upright ? [-y, x] : [x, y];
      const turn = (seen(lies === 'across' ? turned(heading, 1) : heading) * 90) as DominoPlace['turn'];
      return { x: (width + right) / 2, y: (height + down) / 2, turn };
    },
    seen: (heading) => directionOf(seen(heading)),
  };
}

const HEADINGS: readonly Compass[] = [0, 1, 2, 3];
/** Openings with this rank are sides that are used in no fixed order. */
const ANY_SIDE = 2;

/** Where the next domino at an end can lie: first where it comes to lie without a wish, then in all other directions. */
function placesAt(laying: Laying, end: End, double: boolean, look: Look): OpenPlace[] {
  const [anchor, pip] = [anchorOf(end), pipOf(end)];
  const sides = openingsOn(laying, anchor, pip);
  if (double && !sides.some((opening) => takesDouble(now(laying), opening))) return [];
  const choices = sides.map((opening) => goesAt(laying, opening, double));
  const [best] = choices.filter((choice) => choice !== undefined).sort(byRank);
  const place = (spot: Spot, lies: Direction | undefined, usual: boolean): OpenPlace => {
    const leads = look.seen(spot.heading);
    return { anchor, pip, double, at: look.placeOf(spot), lies, leads, turned: spot.bend !== 0, usual };
  };
  // An arm of a spinner that would turn at once can be laid straight, in any direction.
  const usual = best?.opening.tile.grown.spins && best.spot.bend !== 0 ? undefined : best?.spot.heading;
  const others = HEADINGS.filter((heading) => heading !== usual).flatMap((heading) => {
    const spot = offeredAt(laying, sides, heading, double);
    return spot ? [place(spot, directionOf(heading), false)] : [];
  });
  if (!best) return others;
  const { spot, opening } = best;
  const named = opening.rank === ANY_SIDE && offeredAt(laying, sides, spot.heading, double)?.bend === spot.bend;
  return [place(spot, named ? directionOf(spot.heading) : undefined, true), ...others];
}

export function layOut(line: readonly Joined[], ends: readonly End[], asked: Extent): ChainLayout {
  const least = Math.max(1, LEAST / asked.width, LEAST / asked.height);
  const upright = asked.height > TALL * asked.width;
  const [wide, high] = upright ? [asked.height, asked.width] : [asked.width, asked.height];
  const laying = laidOut(grown(line, ends), wide * least, high * least);
  const scale = laying.plan.scale * least;
  const room = { width: asked.width * scale, height: asked.height * scale };
  const look = looking(room, upright);
  const tiles = laying.tiles.map(({ grown: { domino, near, far }, spot }) => {
    return { domino, first: near, second: far, ...look.placeOf(spot) };
  });
  let places: readonly OpenPlace[] | undefined;
  return {
    room,
    fixed: tiles[0],
    tiles,
    places() {
      places ??= ends.flatMap((end) => [false, true].flatMap((double) => placesAt(laying, end, double, look)));
      return places;
    },
  };
}
