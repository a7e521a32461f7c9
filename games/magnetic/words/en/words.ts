/** Magnetic Domino, in English. */

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
    flat: { name: 'Flat', note: 'A line on the table.' },
    tower: { name: 'Tower', note: 'Dominoes on dominoes, until they fall.' },
    staggered: { name: 'Staggered', note: 'A line, flat and on top by turns.' },
  },
  courses: { magnetic: 'Magnetic Domino, flat', tower: 'the tower', staggered: 'the staggered chain' },
  pages: () => import('./pages'),
} satisfies GameWords;
