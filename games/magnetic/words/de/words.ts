/** Magnet-Domino, auf Deutsch. */

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
    flat: { name: 'Flach', note: 'Eine Kette auf dem Tisch.' },
    tower: { name: 'Turm', note: 'Stein auf Stein, bis es einstürzt.' },
    staggered: { name: 'Auf und Ab', note: 'Eine Kette, abwechselnd flach und obenauf.' },
  },
  courses: { magnetic: 'Magnet-Domino, flach', tower: 'Turm', staggered: 'Auf und Ab' },
  pages: () => import('./pages'),
} satisfies GameWords;
