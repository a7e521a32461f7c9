/** El dominó magnético, en español. */

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
    flat: { name: 'Plano', note: 'Una cadena sobre la mesa.' },
    tower: { name: 'Torre', note: 'Fichas sobre fichas, hasta que se caen.' },
    staggered: { name: 'Escalonado', note: 'Una cadena, una vez en la mesa y otra encima.' },
  },
  courses: { magnetic: 'el dominó magnético plano', tower: 'la torre', staggered: 'la cadena escalonada' },
  pages: () => import('./pages'),
} satisfies GameWords;
