/** Les règles maison sur un formulaire, en français. */

import type { Form } from '@boneyard/words/forms';

export const form: Form = {
  set: {
    note: 'Le petit jeu est pour débuter, et plus rapide. Essayez les deux.',
    label: 'Jeu',
    values: { 125: '125 carreaux, 0 à 5', 70: '70 carreaux, 0 à 4' },
  },
  match: { note: 'Quand la partie est finie.', label: 'Partie' },
};
