/** Ce que les pages, les feuilles et le terminal disent du jeu, en français. Chargé quand l’un d’eux en a besoin. */

import type { PadEnding } from '@boneyard/words/pages';
import { classic, fives, partners } from './lesson';

export { leaflet } from './leaflet';
export { manual } from './manual';
export { rules } from './rules';
export { scoreSheet } from './scoresheet';

export const lessons = { classic, fives, partners };

/** Les jeux à imprimer. */
export const sets = {
  'double-six': 'Dominos double-six',
  'double-nine': 'Dominos double-neuf',
  'double-twelve': 'Dominos double-douze',
};

export const padEnding: PadEnding = {
  sum: 'points restants',
  note: 'Tapez les points, ou choisissez les dominos.',
};

/** Auteur et éditeur ; les règles dont nous sommes partis. */
export const origin: readonly [owner: string, source: string] = [
  'traditionnel',
  'une feuille générale de règles de dominos, en anglais et en français',
];
