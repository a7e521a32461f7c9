/** Was Seiten, Blätter und das Terminal über das Spiel sagen, auf Deutsch. */

import type { PadEnding } from '@boneyard/words/pages';
import { classic, fives, partners } from './lesson';

export { leaflet } from './leaflet';
export { manual } from './manual';
export { rules } from './rules';
export { scoreSheet } from './scoresheet';

export const lessons = { classic, fives, partners };

/** Sätze zum Drucken. */
export const sets = {
  'double-six': 'Domino, Doppel-Sechs',
  'double-nine': 'Domino, Doppel-Neun',
  'double-twelve': 'Domino, Doppel-Zwölf',
};

export const padEnding: PadEnding = { sum: 'Augen übrig', note: 'Tippe die Augen ein oder wähle die Steine.' };

/** Autor und Verlag; unsere Vorlage. */
export const origin: readonly [owner: string, source: string] = [
  'überliefert',
  'ein allgemeines Blatt mit Dominoregeln, englisch und französisch',
];
