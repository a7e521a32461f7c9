/** Domino, auf Deutsch. */

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
    draw: { name: 'Mit Ziehen', note: 'Wer nicht anlegen kann, zieht aus dem Talon.' },
    block: { name: 'Ohne Ziehen', note: 'Niemand zieht: Wer nicht anlegen kann, passt.' },
    fives: { name: 'Fünfer', note: 'Offene Enden, deren Summe durch fünf teilbar ist, bringen sofort Punkte.' },
    partners: { name: 'Zwei Teams', note: 'Zu viert, zwei gegen zwei: Du spielst mit der Person gegenüber.' },
  },
  courses: { classic: 'Domino', fives: 'Fünferdomino', partners: 'Domino in zwei Teams' },
  pages: () => import('./pages'),
} satisfies GameWords;
