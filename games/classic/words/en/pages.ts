/** What pages, sheets and the terminal say of the game, in English. It is loaded when one of them needs it. */

import type { PadEnding } from '@boneyard/words/pages';
import { classic, fives, partners } from './lesson';

export { leaflet } from './leaflet';
export { manual } from './manual';
export { rules } from './rules';
export { scoreSheet } from './scoresheet';

export const lessons = { classic, fives, partners };

/** Tile sets to print. */
export const sets = {
  'double-six': 'Double-six dominoes',
  'double-nine': 'Double-nine dominoes',
  'double-twelve': 'Double-twelve dominoes',
};

export const padEnding: PadEnding = { sum: 'pips left', note: 'Type the pips, or pick the tiles.' };

/** Author and publisher; the rules we worked from. */
export const origin: readonly [owner: string, source: string] = [
  'traditional',
  'a general sheet of domino rules, English and French',
];
