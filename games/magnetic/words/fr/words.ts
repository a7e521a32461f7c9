/** Le domino magnétique, en français. */

import type { GameWords } from '@boneyard/words/game';
import { board } from './board';
import { game } from './game';
import { table } from './table';

export const magnetic = {
  ...game,
  board,
  form: () => import('./form').then((part) => part.form),
  table,
  variants: {
    flat: { name: 'À plat', note: 'Une ligne sur la table.' },
    tower: { name: 'Tour', note: 'Des dominos sur des dominos, jusqu’à la chute.' },
    staggered: { name: 'En quinconce', note: 'Une ligne, tour à tour à plat et en hauteur.' },
  },
  courses: { magnetic: 'le domino magnétique à plat', tower: 'la tour', staggered: 'la chaîne en quinconce' },
  pages: () => import('./pages'),
} satisfies GameWords;
