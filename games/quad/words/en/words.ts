/** Quad-Ominos, in English. */

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
    full: { name: 'Full set', note: 'All 125 tiles, numbers 0 to 5, to 800 points.' },
    beginners: { name: 'Beginners’ set', note: '70 tiles, numbers 0 to 4, to 600 points: quicker.' },
  },
  courses: { quad: 'Quad-Ominos' },
  pages: () => import('./pages'),
} satisfies GameWords;
