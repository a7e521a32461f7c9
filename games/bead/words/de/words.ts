/** Das Perlenspiel, auf Deutsch. */

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
    sheet: { name: 'Normal', note: 'Wie auf dem Regelblatt: Finde heraus, was passt, oder sag, dass nichts geht.' },
    strategic: { name: 'Strategie', note: 'Zu zweit: gleiche Hände und ein verdeckt gewähltes Startquadrat.' },
    open: {
      name: 'Offene Hände',
      note: 'Alle Hände liegen offen: Das dauert länger, und ihr könnt euch Plätze verbauen.',
    },
  },
  courses: { bead: 'Perlenspiel', claims: 'Perlenspiel: Ansagen und Varianten' },
  pages: () => import('./pages'),
} satisfies GameWords;
