/** The lesson of Magnetic Domino played flat, in English. */

import type { CourseWords } from '../../lessons';

export const magnetic = {
  lead: {
    title: 'The highest double',
    text: 'Coloured dominoes from 0-0 to 6-6; the colours play no part. Whoever holds the highest double lays it first.',
    asks: ['Lay 5-5.'],
    right: 'Then it goes clockwise, one domino a turn.',
  },
  line: {
    title: 'The line',
    text: 'A half goes against an end of the line that shows the same number: here 5 or 4. A blank half is a zero, not a joker.',
    asks: ['Lay a domino that fits.'],
    right: 'The magnets hold it, and the line has a new end.',
  },
  closed: {
    title: 'Two ends, no more',
    text: 'Doubles do not open more sides here: the line always has two ends. 5-5 has a neighbour on both sides.',
    asks: ['One of these two is allowed. Which?'],
    right: 'Where 5-5 lies, nothing can be joined any more.',
  },
  draw: {
    title: 'One from the stock',
    text: 'Who cannot play draws one domino, and the turn is over, even if it would fit.',
    asks: ['Nothing fits. Draw one.', 'Ana has played. Now you may lay what you drew.'],
    right: 'When the stock is empty, one passes instead.',
  },
  out: {
    title: 'Fewest points win',
    text: 'Whoever lays the last domino has won and writes 0. Everybody else writes down the pips still held, and the lowest total wins.',
    asks: ['Lay your last domino.'],
    right: 'Ana holds 3-3 and 4-2, and writes 12.',
  },
} as const satisfies CourseWords;
