/** Dominoes, in English. */

import type { GameWords } from '@boneyard/words/game';
import { board } from './board';
import { game } from './game';
import { table } from './table';

export const classic = {
  ...game,
  board,
  form: () => import('./form').then((part) => part.form),
  table,
  variants: {
    draw: { name: 'Draw', note: 'If you cannot play, you draw from the boneyard.' },
    block: { name: 'Block', note: 'Nobody draws: if you cannot play, you pass.' },
    fives: { name: 'All Fives', note: 'Open ends that add up to a multiple of five score at once.' },
    partners: { name: 'Partners', note: 'Four players, two against two: you play with the player opposite.' },
  },
  courses: { classic: 'Dominoes', fives: 'All Fives', partners: 'dominoes with a partner' },
  pages: () => import('./pages'),
} satisfies GameWords;
