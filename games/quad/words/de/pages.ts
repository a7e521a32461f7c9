/** Was Seiten, Blätter und das Terminal über das Spiel sagen, auf Deutsch. */

import type { PadEnding } from '@boneyard/words/pages';
import { quad } from './lesson';

export { leaflet } from './leaflet';
export { manual } from './manual';
export { rules } from './rules';
export { scoreSheet } from './scoresheet';

export const lessons = { quad };

/** Sätze zum Drucken. */
export const sets = { 'quad-125': 'Quad-Ominos, 125 Steine', 'quad-70': 'Quad-Ominos, 70 Steine' };

/** Am Fuß jedes Blattes. */
export const notice = 'Quad-Ominos ist 1978 bei Pressman erschienen. Nur für den eigenen Tisch.';

export const padEnding: PadEnding = { sum: 'Summe übrig', note: 'Tippe die Summe ein oder wähle die Steine.' };

/** Autor und Verlag; unsere Vorlage. */
export const origin: readonly [owner: string, source: string] = [
  'Pressman, 1978',
  'das Regelblatt des Verlags, auf Französisch',
];
