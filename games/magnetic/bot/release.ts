/** How a bot releases a domino if the table plays with real hands: close to its place, but not exactly, as people do. */

import type { Steadiness } from '@boneyard/bots/game';
import type { Common } from '@boneyard/rules/game';
import type { Random } from '@boneyard/rules/random';
import { isPlace } from '../rules/place';

/** Greatest offset, in thousandths of a half's side, and greatest twist, in tenths of a degree. Most are much smaller. */
const ERRORS: Readonly<Record<Steadiness, { readonly off: number; readonly twist: number }>> = {
  shaky: { off: 100, twist: 50 },
  usual: { off: 60, twist: 30 },
  steady: { off: 30, twist: 15 },
};

/** A random error around 0, small ones more likely than large ones. */
function randomError(most: number, random: Random): number {
  return random.below(most + 1) - random.below(most + 1);
}

/** Adds a release to the move if the table plays with real hands. */
export function withRelease({ table }: Common, move: unknown, random: Random, steadiness: Steadiness): unknown {
  if (table.options.hands !== 'real') return move;
  if (typeof move !== 'number' || !isPlace(move)) return move;
  const { off, twist } = ERRORS[steadiness];
  const release = {
    east: randomError(off, random),
    north: randomError(off, random),
    twist: randomError(twist, random),
  };
  const isExact = release.east === 0 && release.north === 0 && release.twist === 0;
  return isExact ? move : { place: move, release };
}
