/** What only the terminal says of the game, in English. */

import type { Manual } from '@boneyard/words/manuals';

export const manual: Manual = {
  options: {
    set: '125 tiles with the numbers 0 to 5, or for beginners the 70 without a 5',
    match: 'to a score (target) or for a number of rounds',
  },
  help: `A tile is written clockwise from its top left corner: 3012@-1,2 lays it with 3 top left, 0 top right, 1 bottom right and 2 bottom left, on the cell -1,2 (1 to the left, 2 up). It scores the sum of its numbers.
When three corners meet numbers on the table, you get a bonus: 25 points or two more plays.`,
};
