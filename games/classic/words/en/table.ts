/** What the page says at the table, in English. */

import { expected } from '@boneyard/words/en/line';

export const table = {
  /** Under its name on the first page. */
  line: 'Block or draw, with your house rules, to 100 points.',
  expected,
  page: {
    /** In the list of moves, beside the name of a player, who may be “You”. */
    brief: { pass: 'passed' },
  },
};
