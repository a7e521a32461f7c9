/** Where the dominoes of a line lie on the table, and where the next ones would. The unit is half a domino. */

import type { Domino } from '@boneyard/rules/families/dominoes';
import { anchorOf, type End, pipOf, sidesOf } from '@boneyard/rules/families/line';
import { takesDouble } from './chain/cost';
import { turned } from './chain/ground';
import { byRank, goesAt, type Laying, now, openingsOn } from './chain/laying';
import type { Spot } from './chain/openings';
import { laidOut } from './chain/plans';
import { grown, type Joined } from './chain/tree';

export type { Joined };

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** The middle of a domino, and how far it is turned clockwise from lying with its first number on the left. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly turn: 0 | 90 | 180 | 270;
}

export interface Lying extends Place {
  readonly domino: Domino;
  readonly first: number;
  readonly second: number;
}

export interface OpenPlace {
  readonly anchor: Domino;
  readonly pip: number;
  readonly along: Place;
  /** For a double; there is none where it lies already. */
  readonly across: Place | undefined;
}

export interface ChainLayout {
  readonly room: Room;
  readonly tiles: readonly Lying[];
  readonly places: readonly OpenPlace[];
}

/** Rooms that are higher than this many times their width are laid upright. */
const TALL = 2;
/** No room is smaller than this. */
const LEAST = 4;

/** A spot as one looks at it: in the room, and upright if the room is. */
type Look = (spot: Spot) => Place;

function looking({ width, height }: Room, upright: boolean): Look {
  return ({ x, y, heading, lies }) => {
    const quarters = lies === 'across' ? turned(heading, 1) : heading;
    const [right, down] = upright ? [y, x] : [x, y];
    const turn = ((upright ? quarters ^ 1 : quarters) * 90) as Place['turn'];
    return { x: (width + right) / 2, y: (height + down) / 2, turn };
  };
}

/** One for each open side, the one first where the next domino will lie. */
function placesAt(laying: Laying, end: End, look: Look): OpenPlace[] {
  const [anchor, pip] = [anchorOf(end), pipOf(end)];
  const sides = openingsOn(laying, anchor, pip).map((opening) => goesAt(laying, opening, false));
  const choices = sides.filter((choice) => choice !== undefined).sort(byRank);
  return choices.slice(0, sidesOf(end)).map(({ opening, spot }) => {
    const double = takesDouble(now(laying), opening) ? goesAt(laying, opening, true) : undefined;
    return { anchor, pip, along: look(spot), across: double && look(double.spot) };
  });
}

export function layOut(line: readonly Joined[], ends: readonly End[], asked: Room): ChainLayout {
  const least = Math.max(1, LEAST / asked.width, LEAST / asked.height);
  const upright = asked.height > TALL * asked.width;
  const [wide, high] = upright ? [asked.height, asked.width] : [asked.width, asked.height];
  const laying = laidOut(grown(line, ends), wide * least, high * least);
  const scale = laying.plan.scale * least;
  const room = { width: asked.width * scale, height: asked.height * scale };
  const look = looking(room, upright);
  const tiles = laying.tiles.map(({ grown: { domino, near, far }, spot }) => {
    return { domino, first: near, second: far, ...look(spot) };
  });
  return { room, tiles, places: ends.flatMap((end) => placesAt(laying, end, look)) };
}
