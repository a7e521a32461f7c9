/** What pages, sheets and the terminal say of the game, in English. It is loaded when one of them needs it. */

import type { PadEnding } from '@boneyard/words/pages';
import { bead, claims } from './lesson';

export { leaflet } from './leaflet';
export { manual } from './manual';
export { rules } from './rules';
export { scoreSheet } from './scoresheet';

export const lessons = { bead, claims };

/** Tile sets to print. */
export const sets = { bead: 'Bead dominoes' };

/** At the foot of every sheet. */
export const notice = 'The Domino Bead Game is by Sid Sackson. For your own table: selling copies needs permission.';

export const padEnding: PadEnding = {
  sum: 'points off',
  note: 'Type 5 per double and 25 per other domino, or pick them.',
};

/** Author and publisher; the rules we worked from. */
export const origin: readonly [owner: string, source: string] = [
  'Sid Sackson, in his book A Gamut of Games (Dover Books); published by franjos as Wu Hsing',
  'the French adaptation by François Haffner, January 2004',
];
