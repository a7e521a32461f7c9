/** Ce que les pages, les feuilles et le terminal disent du jeu, en français. Chargé quand l’un d’eux en a besoin. */

import type { PadEnding } from '@boneyard/words/pages';
import { magnetic } from './lesson';
import { staggered } from './staggeredlesson';
import { tower } from './towerlesson';

export { leaflet } from './leaflet';
export { manual } from './manual';
export { rules } from './rules';
export { scoreSheet } from './scoresheet';

export const lessons = { magnetic, tower, staggered };

/** Les jeux à imprimer. */
export const sets = { magnetic: 'Dominos en quatre couleurs' };

/** Au bas de chaque feuille. */
export const notice = 'Le Domino magnétique a paru chez Widyka (WDK Groupe Partner). Pour votre table.';

export const padEnding: PadEnding = {
  sum: 'reste',
  note: 'Tapez ce qu’ils comptent, ou choisissez les dominos.',
};

/** Auteur et éditeur ; les règles dont nous sommes partis. */
export const origin: readonly [owner: string, source: string] = [
  'Widyka, WDK Groupe Partner',
  'la feuille de règles de l’éditeur, en français',
];
