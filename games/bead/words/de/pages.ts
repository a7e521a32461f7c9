/** Was Seiten, Blätter und das Terminal über das Spiel sagen, auf Deutsch. */

import type { PadEnding } from '@boneyard/words/pages';
import { bead, claims } from './lesson';

export { leaflet } from './leaflet';
export { manual } from './manual';
export { rules } from './rules';
export { scoreSheet } from './scoresheet';

export const lessons = { bead, claims };

/** Sätze zum Drucken. */
export const sets = { bead: 'Perlensteine' };

/** Am Fuß jedes Blattes. */
export const notice =
  'Das Perlenspiel ist von Sid Sackson. Nur für den eigenen Tisch: Der Verkauf von Kopien braucht eine Erlaubnis.';

export const padEnding: PadEnding = {
  sum: 'Abzug',
  note: 'Tippe 5 für jeden Pasch und 25 für jeden anderen Stein ein oder wähle die Steine.',
};

/** Autor und Verlag; unsere Vorlage. */
export const origin: readonly [owner: string, source: string] = [
  'Sid Sackson, in seinem Buch „A Gamut of Games“ (Dover Books); bei Franjos als Wu Hsing erschienen',
  'die französische Bearbeitung von François Haffner, Januar 2004',
];
