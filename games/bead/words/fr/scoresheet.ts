/** Ce qui est écrit sur la feuille de scores, en français. */

import type { ScoreSheet } from '@boneyard/words/scoresheets';

export const scoreSheet: ScoreSheet = {
  row: 'Tour',
  feet: ['Doubles restés × 5', 'Autres restés × 25', 'Résultat'],
  notes: [
    'Un domino marque le produit des nouvelles longueurs de tous les groupes qu’il prolonge : 3 et 4 donnent 12. Un double marque deux fois plus.',
    'À la fin, on retire 5 points par double en main et 25 par autre domino. Le plus grand score gagne.',
  ],
};
