/** What stands on the score sheet, in English. */

import type { ScoreSheet } from '@boneyard/words/scoresheets';

export const scoreSheet: ScoreSheet = {
  row: 'Turn',
  feet: ['Doubles left × 5', 'Others left × 25', 'Result'],
  notes: [
    'A domino scores the product of the new lengths of all groups it makes longer: 3 and 4 give 12. A double scores twice as much.',
    'At the end, each double still in hand costs 5 points and each other domino 25. The highest score wins.',
  ],
};
