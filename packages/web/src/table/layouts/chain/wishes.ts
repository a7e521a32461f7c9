/** Where players want their dominoes to lie: which wishes make sense, and the spots that fulfil one. */

import type { Domino } from '@boneyard/rules/families/dominoes';
import { type Compass, EAST, turned, WEST } from './ground';
import { type Opening, type Spot, spotsAt } from './openings';
import type { Grown } from './tree';

/** What is certain about a domino before the line is laid out. */
interface Certain {
  readonly grown: Grown;
  readonly heading: Compass | undefined;
  /** Directions in which something lies. */
  readonly taken: Compass[];
}

/** The side that a domino without a wish takes, if that is certain. */
function usualSide({ grown, heading, taken }: Certain): Compass | undefined {
  if (heading === undefined || !grown.double) return undefined;
  const sides = grown.anchor === undefined ? [EAST, WEST] : [heading];
  return sides.find((side) => !taken.includes(side));
}

function makesSense({ grown, heading, taken }: Certain, { near, wish }: Grown): boolean {
  if (wish === undefined || taken.includes(wish)) return false;
  if (grown.anchor !== undefined || grown.double) return true;
  // The leading domino has its higher number in the west.
  return wish !== (near === grown.near ? heading : turned(heading!, 2));
}

/** The line without the wishes that nobody could fulfil: back over the anchor, or to where another domino lies. */
export function sensible(line: readonly Grown[]): Grown[] {
  const known = new Map<Domino, Certain>();
  return line.map((wanting) => {
    const on = wanting.anchor === undefined ? undefined : known.get(wanting.anchor);
    const fine = on !== undefined && makesSense(on, wanting);
    const grown = fine || wanting.wish === undefined ? wanting : { ...wanting, wish: undefined };
    const { wish } = grown;
    const side = on && (wish ?? usualSide(on));
    // Each end of a domino that is no double takes one domino, so there the direction says nothing about the other end.
    if (side !== undefined && on?.grown.double) on.taken.push(side);
    const heading = on ? wish : EAST;
    known.set(grown.domino, { grown, heading, taken: on && wish !== undefined ? [turned(wish, 2)] : [] });
    return grown;
  });
}

/**
 * The spots at an opening that lead in a direction, best first. A spinner has one arm each way. A tile next to a double that
 * does not spin touches its long side. Elsewhere a turned tile lies beside the far half rather than round the corner.
 */
export function wishedSpots(opening: Opening, heading: Compass, double: boolean): Spot[] {
  const { grown } = opening.tile;
  const suits = (spot: Spot) => {
    if (spot.heading !== heading) return false;
    return !grown.double || (grown.spins ? spot.bend === 0 : spot.exit.bend === 0);
  };
  return spotsAt(opening, double)
    .filter(suits)
    .sort((a, b) => Number(a.elbow) - Number(b.elbow));
}
