/** The Domino Bead Game, in English. */

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
    sheet: { name: 'Standard', note: 'As on the rule sheet: find out what fits, or say that you are stuck.' },
    strategic: { name: 'Strategic', note: 'For two: equal hands, and a starting square chosen in secret.' },
    open: { name: 'Open hands', note: 'All hands lie open: slower, with more blocking.' },
  },
  courses: { bead: 'the Domino Bead Game', claims: 'claims and variants of the Domino Bead Game' },
  pages: () => import('./pages'),
} satisfies GameWords;
