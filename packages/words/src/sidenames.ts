/** The players of each side in one name: “You & Bo”. A side of one player has that player’s name. */

import type { Seat } from '@boneyard/rules/game';

export function sideNames(sides: readonly (readonly Seat[])[], names: readonly string[]): string[] {
  return sides.map((side) => side.map((seat) => names[seat]!).join(' & '));
}
