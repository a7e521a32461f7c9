/** Ce que les pages, les feuilles et le terminal disent du jeu, en français. Chargé quand l’un d’eux en a besoin. */

import type { PadEnding } from '@boneyard/words/pages';
import { quad } from './lesson';

export { leaflet } from './leaflet';
export { manual } from './manual';
export { rules } from './rules';
export { scoreSheet } from './scoresheet';

export const lessons = { quad };

/** Les jeux à imprimer. */
export const sets = { 'quad-125': 'Quad-Ominos, 125 carreaux', 'quad-70': 'Quad-Ominos, 70 carreaux' };

/** Au bas de chaque feuille. */
export const notice = 'Quad-Ominos a paru chez Pressman en 1978. Pour votre table.';

export const padEnding: PadEnding = {
  sum: 'total restant',
  note: 'Tapez le total, ou choisissez les carreaux.',
};

/** Auteur et éditeur ; les règles dont nous sommes partis. */
export const origin: readonly [owner: string, source: string] = [
  'Pressman, 1978',
  'la feuille de règles de l’éditeur, en français',
];
