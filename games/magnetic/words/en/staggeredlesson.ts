/** The lesson of the staggered chain, in English. */

import type { CourseWords } from '@boneyard/words/lessons';

export const staggered = {
  flat: {
    title: 'First flat',
    text: 'Lay flat and on top alternately, always at one of the two ends. With two players, each alternates separately, and both begin flat.',
    asks: ['Lay {6-4} flat on the table, its 6 against a 6.'],
    right: 'The outermost half is the open half of this end. Your next domino goes on top.',
  },
  top: {
    title: 'Then on top',
    text: 'On top means on the open half of an end, with the same number. The other half points straight on, left or right.',
    asks: ['You must play on top. Lay {4-1}: at 1 or at 2?'],
    right: 'At 1 it would lie flat, and flat was your last turn.',
  },
  under: {
    title: 'Slid under',
    text: 'You must play flat again, but the open half of the eastern end is now higher up. So slide the domino under it, on the table.',
    asks: ['Slide {3-1} under the 1 at the eastern end.'],
    right: 'Its 1 lies directly under the 1, and its 3 is the new open half.',
  },
  keep: {
    title: 'Drawing is not playing',
    text: 'If you cannot play, draw one domino, and your turn is over. Next turn you still have to play the same way.',
    asks: ['Nothing fits. Draw one.', 'Still flat: lay the one you drew.'],
    right: 'Meanwhile Ana laid hers on top: each of you alternates separately.',
  },
  out: {
    title: 'The last domino',
    text: 'If the chain falls, even if only the magnets made it fall, the player who laid the domino takes all of it. If you lay your last domino and it holds, you win.',
    asks: ['Lay your last domino on top.'],
    right: 'It holds, and you have won.',
  },
} as const satisfies CourseWords;
