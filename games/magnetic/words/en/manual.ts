/** What only the terminal says of the game, in English. */

import type { Manual } from '@boneyard/words/manuals';

export const manual: Manual = {
  options: {
    mode: 'flat: a line on the table; tower: on top of each other; staggered: flat and on top alternately',
    parallel: 'whether the second domino of every tower must lie along the first',
    ends: 'whether only the two ends may be built on',
    count: 'what is counted in the hands at the end: pips, or dominoes for young children',
    match: 'how many games (rounds); the lowest score wins',
    hands: 'steady: every domino is placed exactly; real: it matters how you let go',
    magnets: 'how strong the magnets are',
  },
  help: `Flat: a domino is written 6-5; 6-5@6-6 lays it on 6-6.
In a tower 6-5@0,2E lays 6 on the cell 0,2 (0 across, 2 up) and 5 to the east of it, which is right; with N it is north, which is up. A < or > after it names the end it goes to. The small number beside a half is its level.
If it falls, everything on the table goes into your hand.`,
};
