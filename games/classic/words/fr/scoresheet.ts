/** Ce qui est écrit sur la feuille de scores, en français. */

import type { ScoreSheet } from '@boneyard/words/scoresheets';

export const scoreSheet: ScoreSheet = {
  row: 'Manche',
  feet: ['Résultat'],
  notes: [
    'Fini : on marque les points de toutes les autres mains. Bloqué : la main la plus légère marque les points des autres, moins les siens si on l’a convenu ; à égalité, personne ne marque.',
    'Avec une réserve, qui gagne marque aussi ce qui reste dans le cimetière. Le plus grand score gagne, à 100 ou au nombre convenu.',
  ],
};
