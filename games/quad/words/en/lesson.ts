/** The lesson of Quad-Ominos, in English. */

import type { CourseWords } from '@boneyard/words/lessons';

export const quad = {
  open: {
    title: 'The opening',
    text: 'A tile has a number at each corner. One with four equal numbers is a quad, and the highest quad opens. The opener scores its total and chooses a bonus: 25 points, or two more plays at once.',
    asks: ['Open with {4-4-4-4}.', 'Take the 25 points.'],
    right: '16 + 25 = 41 points.',
  },
  two: {
    title: 'Two more plays',
    text: 'With the right tiles in hand, two more plays may be worth more, and your hand gets smaller.',
    asks: ['Open with {4-4-4-4} again.', 'This time choose two plays.', 'Lay the first tile.', 'And the second.'],
    right: '16 + 15 + 14 = 45 points, and two tiles fewer.',
  },
  justOne: {
    title: 'Two or none',
    text: 'You may not play just one. Here {4-4-4-3} would fit, but after it nothing else in your hand: so the two plays are not on offer.',
    asks: ['Open with {4-4-4-4}.', 'You cannot play two: take the 25 points.'],
    right: '16 + 25 = 41 points, and {4-4-4-3} stays in your hand.',
  },
  zeros: {
    title: 'Opening with zeros',
    text: 'If you would open with a higher quad and also hold {0-0-0-0}, you may show that quad, keep it, and open with {0-0-0-0}. Then you get both: the 25 points and two more plays.',
    asks: ['Open with {0-0-0-0}.', 'Lay a second tile.', 'And a third.'],
    right: '0 + 25 + 1 + 3 = 29 points, three tiles fewer, and {4-4-4-4} is still yours; everyone has seen it.',
  },
  greatest: {
    title: 'Nobody holds a quad',
    text: 'Then the tile with the greatest total opens. It scores its total and earns no bonus.',
    asks: ['Open with the greatest total in your hand.'],
    right: '{5-5-4-4} makes 18; {5-4-4-4} would make only 17.',
  },
  match: {
    title: 'Side by side',
    text: 'Lay a tile side by side with another one; all corners that meet must show the same number. It scores the sum of its four numbers.',
    asks: ['Lay the tile that fits. Pick it again to turn it.'],
    right: '1 + 3 + 5 + 5 = 14 points.',
  },
  forbidden: {
    title: 'What is not allowed',
    text: 'Both numbers of a side must match. A tile must lie against at least one side; meeting at a corner is not enough. And a corner that meets another tile must show its number too, even if only the corners touch.',
    asks: ['Only one of these four plays is allowed. Which?'],
    right: '1 matches one number only, 2 has no side against another tile, and the 4 of 3 meets a 3.',
  },
  corner: {
    title: 'Into a corner',
    text: 'If at least three corners of your tile meet numbers on the table, you earn a bonus. The surest place for that is a corner between two tiles.',
    asks: ['Lay {0-5-1-1} in the corner, so that 1, 1 and 0 meet.', 'Take the 25 points.'],
    right: '7 + 25 = 32 points.',
  },
  across: {
    title: 'A side and a corner',
    text: 'One side is enough if a corner of the opposite side meets a number too: again three corners.',
    asks: ['Lay {2-3-5-5} beside {5-5-5-5}, so that its 3 meets the 3.', 'Take the 25 points.'],
    right: '15 + 25 = 40 points.',
  },
  well: {
    title: 'The well',
    text: 'If you cannot play, draw from the well until a tile fits. Each tile drawn costs 20 points.',
    asks: ['Nothing fits. Draw.', 'Still nothing. Draw again.', 'Now you can play, so you must.'],
    right: 'You lose 20 + 20 for the tiles drawn and win back 11 for the one you laid.',
  },
  out: {
    title: 'Going out',
    text: 'The first player to lay their last tile wins the round and adds the totals of all tiles the others still hold. There is no bonus for going out.',
    asks: ['Lay your last tile.'],
    right: '11 for the tile, and 3 + 8 that Ana still holds: 22 points. The first to reach 800 wins the match.',
  },
} as const satisfies CourseWords;
