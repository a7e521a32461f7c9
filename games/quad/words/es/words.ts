/** Quad-Ominos, en español. */

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
    full: { name: 'Completo', note: 'Las 125 fichas, números del 0 al 5, a 800 puntos.' },
    beginners: { name: 'Para empezar', note: '70 fichas, números del 0 al 4, a 600 puntos: más rápido.' },
  },
  courses: { quad: 'Quad-Ominos' },
  pages: () => import('./pages'),
} satisfies GameWords;
