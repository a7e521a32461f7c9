/** Ce que les pages, les feuilles et le terminal disent du jeu, en français. Chargé quand l’un d’eux en a besoin. */

import type { PadEnding } from '@boneyard/words/pages';
import { bead, claims } from './lesson';

export { leaflet } from './leaflet';
export { manual } from './manual';
export { rules } from './rules';
export { scoreSheet } from './scoresheet';

export const lessons = { bead, claims };

/** Les jeux à imprimer. */
export const sets = { bead: 'Dominos à perles' };

/** Au bas de chaque feuille. */
export const notice =
  'Le Jeu des perles est de Sid Sackson. Pour votre table : vendre des copies demande une autorisation.';

export const padEnding: PadEnding = {
  sum: 'points retirés',
  note: 'Tapez 5 par double et 25 par autre domino, ou choisissez-les.',
};

/** Auteur et éditeur ; les règles dont nous sommes partis. */
export const origin: readonly [owner: string, source: string] = [
  'Sid Sackson, dans son livre A Gamut of Games (Dover Books) ; édité par franjos sous le nom de Wu Hsing',
  'l’adaptation française de François Haffner, janvier 2004',
];
