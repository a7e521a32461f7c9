/** Ce qui est écrit sur la feuille de scores, en français. */

import type { ScoreSheet } from '@boneyard/words/scoresheets';

export const scoreSheet: ScoreSheet = {
  row: 'Manche',
  feet: ['Résultat'],
  notes: [
    'On inscrit 0 pour une victoire, sinon les points qui restent en main ; avec de jeunes enfants, le nombre de dominos.',
    'Après le nombre de manches convenu, le plus petit total gagne.',
  ],
};
