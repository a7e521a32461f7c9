/** Was Seiten, Blätter und das Terminal über das Spiel sagen, auf Deutsch. */

import type { PadEnding } from '@boneyard/words/pages';
import { magnetic } from './lesson';
import { staggered } from './staggeredlesson';
import { tower } from './towerlesson';

export { leaflet } from './leaflet';
export { manual } from './manual';
export { rules } from './rules';
export { scoreSheet } from './scoresheet';

export const lessons = { magnetic, tower, staggered };

/** Sätze zum Drucken. */
export const sets = { magnetic: 'Steine in vier Farben' };

/** Am Fuß jedes Blattes. */
export const notice = 'Magnet-Domino ist bei Widyka (WDK Groupe Partner) erschienen. Nur für den eigenen Tisch.';

export const padEnding: PadEnding = { sum: 'übrig', note: 'Tippe ein, was sie zählen, oder wähle die Steine.' };

/** Autor und Verlag; unsere Vorlage. */
export const origin: readonly [owner: string, source: string] = [
  'Widyka, WDK Groupe Partner',
  'das Regelblatt des Verlags, auf Französisch',
];
