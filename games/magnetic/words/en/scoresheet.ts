/** What stands on the score sheet, in English. */

import type { ScoreSheet } from '@boneyard/words/scoresheets';

export const scoreSheet: ScoreSheet = {
  row: 'Game',
  feet: ['Result'],
  notes: [
    'The winners of a game write 0, everyone else the pips still in hand; with young children, the number of dominoes.',
    'After the agreed number of games, the lowest total wins.',
  ],
};
