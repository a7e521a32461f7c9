/** Les Quad-Ominos, en français. */

import type { GameWords } from '@boneyard/words/game';
import { board } from './board';
import { game } from './game';
import { table } from './table';

export const quad = {
  ...game,
  board,
  form: () => import('./form').then((part) => part.form),
  table,
  variants: {
    full: { name: 'Jeu complet', note: 'Les 125 carreaux, chiffres de 0 à 5, en 800 points.' },
    beginners: { name: 'Petit jeu', note: '70 carreaux, chiffres de 0 à 4, en 600 points : plus rapide.' },
  },
  courses: { quad: 'les Quad-Ominos' },
  pages: () => import('./pages'),
} satisfies GameWords;
