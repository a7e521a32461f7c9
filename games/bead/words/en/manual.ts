/** What only the terminal says of the game, in English. */

import type { Manual } from '@boneyard/words/manuals';

export const manual: Manual = {
  options: {
    referee: 'claims: players who feel stuck say so and show their hand; auto: the game knows who must pass',
    pointed: 'what you play when others have pointed out a domino: any that fits, or one of those named',
    lone: 'whether a single half is a group that can be extended',
    strategic: 'both players have the same dominoes and choose the starting square in secret (2 players)',
    start: 'sheet: any square that is not a single colour; three-colours: at least three colours',
    open: 'whether all hands are visible from the start',
    match: 'for a number of rounds whose points are added up',
  },
  help: `Colours are written as their numbers. 2-4@0,2E lays 2 on the cell 0,2 (0 across, 2 up) and 4 to the east of it, which is right; with N it is north, which is up.
A domino must extend at least two groups. Their new lengths are multiplied; a double counts twice.
"stuck" shows your hand: if the others point out a domino that fits, you must play one; if they point out none, your turn is over.`,
};
