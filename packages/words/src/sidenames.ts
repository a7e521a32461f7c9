/** The players of each side in one name: “You and Bo”. A side of one player has that player’s name. */

import type { Seat } from '@boneyard/rules/game';
import type { Spoken } from './en/spoken';

export function sideNames(
  sides: readonly (readonly Seat[])[],
  names: readonly string[],
  { and }: Spoken['speech'],
): string[] {
  return sides.map((side) => and(side.map((seat) => names[seat]!)));
}
