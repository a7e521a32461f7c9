/** The lesson of Magnetic Domino played flat, in English. */

import type { CourseWords } from '@boneyard/words/lessons';

export const magnetic = {
  lead: {
    title: 'The highest double',
    text: 'Coloured dominoes from {0-0} to {6-6}; the colours do not matter. The player with the highest double lays it first. A double has the same number twice.',
    asks: ['Lay {5-5}.'],
    right: 'Play then goes clockwise, one domino per turn.',
  },
  line: {
    title: 'The line',
    text: 'Lay a half against an end of the line that shows the same number: here 5 or 4. A blank half is a zero, not a joker.',
    asks: ['Lay a domino that fits.'],
    right: 'The magnets hold it, and the line has a new end.',
  },
  closed: {
    title: 'Two ends, no more',
    text: 'Doubles do not open more sides here: the line always has two ends. {5-5} has a neighbour on both sides.',
    asks: ['One of these two is allowed. Which?'],
    right: 'Nothing more can be joined to {5-5}.',
  },
  draw: {
    title: 'One from the stock',
    text: 'If you cannot play, draw one domino, and your turn is over, even if the domino fits.',
    asks: ['Nothing fits. Draw one.', 'Ana has played. Now you can lay the one you drew.'],
    right: 'When the stock is empty, pass instead.',
  },
  out: {
    title: 'Lowest score wins',
    text: 'The first player to lay their last domino wins and writes 0. Everyone else writes down the pips still in hand, and the lowest total wins.',
    asks: ['Lay your last domino.'],
    right: 'Ana holds {3-3} and {4-2}, and writes 12.',
  },
  blocked: {
    title: 'Counting dominoes',
    text: 'With young children you may agree to count dominoes instead of pips. When nobody can play and the stock is empty, the game is blocked: then the fewest dominoes win.',
    asks: ['Nothing fits, and the stock is empty. Pass.'],
    right:
      'Ana has to pass too. You hold one domino and she holds two: you win and write 0, she writes 2. Counted in pips, your 10 would have lost to her 9.',
  },
} as const satisfies CourseWords;
