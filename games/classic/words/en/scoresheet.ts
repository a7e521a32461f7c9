/** What stands on the score sheet, in English. */

import type { ScoreSheet } from '@boneyard/words/scoresheets';

export const scoreSheet: ScoreSheet = {
  row: 'Round',
  feet: ['Result'],
  notes: [
    'Out: the winner scores the pips of all other hands. Blocked: the lightest hand scores the pips of the others, less its own if you agreed on that; if the lightest hands are equal, nobody scores.',
    'With a reserve the winner also scores what is left in the boneyard. The highest score wins, at 100 or whatever you agreed on.',
  ],
};
