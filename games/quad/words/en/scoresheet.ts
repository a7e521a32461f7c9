/** What stands on the score sheet, in English. */

import type { ScoreSheet } from '@boneyard/words/scoresheets';

export const scoreSheet: ScoreSheet = {
  row: 'Turn',
  feet: ['Other hands', 'Result'],
  notes: [
    'A tile scores the sum of its numbers. Bonus for three corners or more, and for opening with a quad: 25 points, or two more plays. Each tile drawn and each pass: −20.',
    'A player who goes out adds the total of the other hands. The first to reach 800 (600 with the small set) wins at once.',
  ],
};
