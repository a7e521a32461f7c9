/** What pages, sheets and the terminal say of the game, in English. It is loaded when one of them needs it. */

import type { PadEnding } from '@boneyard/words/pages';
import { magnetic } from './lesson';
import { staggered } from './staggeredlesson';
import { tower } from './towerlesson';

export { leaflet } from './leaflet';
export { manual } from './manual';
export { rules } from './rules';
export { scoreSheet } from './scoresheet';

export const lessons = { magnetic, tower, staggered };

/** Tile sets to print. */
export const sets = { magnetic: 'Dominoes in four colours' };

/** At the foot of every sheet. */
export const notice = 'Magnetic Domino was published by Widyka (WDK Groupe Partner). For your own table.';

export const padEnding: PadEnding = { sum: 'left', note: 'Type what they count, or pick the dominoes.' };

/** Author and publisher; the rules we worked from. */
export const origin: readonly [owner: string, source: string] = [
  'Widyka, WDK Groupe Partner',
  'the publisher’s rule sheet, in French',
];
