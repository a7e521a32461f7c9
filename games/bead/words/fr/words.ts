/** Le jeu des perles, en français. */

import type { GameWords } from '@boneyard/words/game';
import { board } from './board';
import { game } from './game';
import { table } from './table';

export const bead = {
  ...game,
  board,
  form: () => import('./form').then((part) => part.form),
  table,
  variants: {
    sheet: {
      name: 'Classique',
      note: 'Comme sur la feuille de règles : trouvez ce qui convient, ou annoncez que rien ne convient.',
    },
    strategic: { name: 'Stratégique', note: 'À deux : des mains égales, et un carré de départ choisi en secret.' },
    open: { name: 'Mains étalées', note: 'Toutes les mains sont visibles : plus lent, avec plus de blocages.' },
  },
  courses: { bead: 'le jeu des perles', claims: 'les annonces et les variantes du jeu des perles' },
  pages: () => import('./pages'),
} satisfies GameWords;
