/** What pages, sheets and the terminal say of the game, in English. It is loaded when one of them needs it. */

import type { PadEnding } from '@boneyard/words/pages';
import { quad } from './lesson';

export { leaflet } from './leaflet';
export { manual } from './manual';
export { rules } from './rules';
export { scoreSheet } from './scoresheet';

export const lessons = { quad };

/** Tile sets to print. */
export const sets = { 'quad-125': 'Quad-Ominos, 125 tiles', 'quad-70': 'Quad-Ominos, 70 tiles' };

/** At the foot of every sheet. */
export const notice = 'Quad-Ominos was published by Pressman in 1978. For your own table.';

export const padEnding: PadEnding = { sum: 'total left', note: 'Type the total, or pick the tiles.' };

/** Author and publisher; the rules we worked from. */
export const origin: readonly [owner: string, source: string] = [
  'Pressman, 1978',
  'the publisher’s rule sheet, in French',
];
