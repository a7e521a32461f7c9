/** The four colours of plastic that magnetic dominoes come in. */

import type { Domino } from '@boneyard/rules/families/dominoes';
import { colourOf } from '@boneyard/rules/games/magnetic/magnetic';

export const PLASTICS = ['red', 'blue', 'green', 'yellow'] as const;
export type Plastic = (typeof PLASTICS)[number];

export function plasticOf(domino: Domino): Plastic {
  return PLASTICS[colourOf(domino)]!;
}
