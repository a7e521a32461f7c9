/** The lesson of the staggered chain, in English. */

import type { CourseWords } from '../../lessons';

export const staggered = {
  flat: {
    title: 'First flat',
    text: 'Flat and on top by turns, always at one of the two ends. With two players each keeps a way of their own, and both begin flat.',
    asks: ['Lay 6-4 flat on the table, its 6 against a 6.'],
    right: 'The half farthest out is the open one of this end. Your next domino goes on top.',
  },
  top: {
    title: 'Then on top',
    text: 'On top means: on the open half of an end, with the same number. The other half points straight on, left or right.',
    asks: ['On top is due to you. Lay 4-1: at 1 or at 2?'],
    right: 'At 1 it would lie flat, and that was your last turn.',
  },
  under: {
    title: 'Slid under',
    text: 'Flat is due again, but the open half of the eastern end lies higher now. Then the domino is slid under it, on the table.',
    asks: ['Slide 3-1 under the 1 at the eastern end.'],
    right: 'Its 1 lies right under the 1, and its 3 is the new open half.',
  },
  keep: {
    title: 'Drawing is not playing',
    text: 'Who cannot play draws one domino, and the turn is over. The way that was due stays due.',
    asks: ['Nothing fits. Draw one.', 'Still flat: lay what you drew.'],
    right: 'Ana laid hers on top meanwhile: each of you keeps count alone.',
  },
  out: {
    title: 'The last domino',
    text: 'If the chain falls, whoever laid the domino takes all of it. Whoever lays the last one, and it holds, has won.',
    asks: ['Lay your last domino on top.'],
    right: 'It holds, and you have won.',
  },
} as const satisfies CourseWords;
