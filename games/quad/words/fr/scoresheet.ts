/** Ce qui est écrit sur la feuille de scores, en français. */

import type { ScoreSheet } from '@boneyard/words/scoresheets';

export const scoreSheet: ScoreSheet = {
  row: 'Tour',
  feet: ['Autres mains', 'Résultat'],
  notes: [
    'Un carreau marque la somme de ses chiffres. Supplément pour trois coins ou plus, et pour l’ouverture avec un quadruple : 25 points, ou deux coups de plus. Chaque carreau pioché et chaque passe : −20.',
    'Qui finit ajoute le total des autres mains. La première personne à 800 (600 avec le petit jeu) gagne aussitôt.',
  ],
};
