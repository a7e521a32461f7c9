/** Ce que seul le terminal dit du jeu, en français. */

import type { Manual } from '@boneyard/words/manuals';

export const manual: Manual = {
  options: {
    set: '125 carreaux de 0 à 5 ou, pour débuter, les 70 qui n’ont pas de 5',
    match: 'en un score (target) ou en un nombre de manches (rounds)',
  },
  help: `Un carreau s’écrit dans le sens des aiguilles d’une montre à partir du coin en haut à gauche : 3012@-1,2 le pose avec 3 en haut à gauche, 0 en haut à droite, 1 en bas à droite et 2 en bas à gauche, sur la case -1,2 (1 à gauche, 2 en haut). Il rapporte la somme de ses chiffres.
Quand trois coins rencontrent des chiffres de la table, vous recevez un supplément : 25 points ou deux coups de plus.`,
};
