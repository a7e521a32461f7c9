/** The four colours of plastic that magnetic dominoes come in. */

import type { Domino } from '@boneyard/rules/families/dominoes';
import type { Look } from '@boneyard/web/app/settings';
import { colourOf } from '../rules/magnetic';

export const PLASTICS = ['red', 'blue', 'green', 'purple'] as const;
export type Plastic = (typeof PLASTICS)[number];

export function plasticOf(domino: Domino): Plastic {
  return PLASTICS[colourOf(domino)]!;
}

/** As the style sheet of tiles has them. */
export const COLOURS: Readonly<Record<Look['colours'], Readonly<Record<Plastic, string>>>> = {
  glass: { red: '#c73a22', blue: '#2b62cf', green: '#1c7d52', purple: '#7a3f98' },
  wooden: { red: '#cf2a1b', blue: '#1f66c9', green: '#22803f', purple: '#541a5e' },
  safe: { red: '#c2441c', blue: '#4a62f0', green: '#8fe0ae', purple: '#2a0a50' },
};

export const INKS: Readonly<Record<Look['colours'], Readonly<Record<Plastic, string>>>> = {
  glass: { red: '#ffffff', blue: '#ffffff', green: '#ffffff', purple: '#ffffff' },
  wooden: { red: '#ffffff', blue: '#ffffff', green: '#ffffff', purple: '#ffffff' },
  safe: { red: '#ffffff', blue: '#ffffff', green: '#10241a', purple: '#ffffff' },
};
