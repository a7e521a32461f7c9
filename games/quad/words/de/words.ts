/** Quad-Ominos, auf Deutsch. */

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
    full: { name: 'Großer Satz', note: 'Alle 125 Steine, Zahlen 0 bis 5, bis 800 Punkte.' },
    beginners: { name: 'Kleiner Satz', note: '70 Steine, Zahlen 0 bis 4, bis 600 Punkte: schneller.' },
  },
  courses: { quad: 'Quad-Ominos' },
  pages: () => import('./pages'),
} satisfies GameWords;
