/** The lesson of Quad-Ominos, in English. */

import type { CourseWords } from '../../lessons';

export const quad = {
  open: {
    title: 'A: the opening',
    text: 'A tile has a number at each corner. One with four equal numbers is a quad, and the highest quad opens. The opener scores its total and chooses a bonus: 25 points, or two more plays at once.',
    asks: ['Open with 4-4-4-4.', 'Take the 25 points.'],
    right: '16 + 25 = 41 points.',
  },
  two: {
    title: 'B: two more plays',
    text: 'With the right tiles in hand two more plays may be worth more, and the hand gets smaller.',
    asks: ['Open with 4-4-4-4 again.', 'This time choose two plays.', 'Lay the first tile.', 'And the second.'],
    right: '16 + 15 + 14 = 45 points, and two tiles fewer.',
  },
  greatest: {
    title: 'C: nobody holds a quad',
    text: 'Then the tile with the greatest total opens. It scores its total and earns no bonus.',
    asks: ['Open with the greatest total in your hand.'],
    right: '5-5-4-4 makes 18; 5-4-4-4 would be 17 only.',
  },
  match: {
    title: 'D: side by side',
    text: 'A tile goes side to side with another one, and every corner that meets must show the same number. It scores the sum of its four numbers.',
    asks: ['Lay the tile that fits. Picking it again turns it.'],
    right: '1 + 3 + 5 + 5 = 14 points.',
  },
  corner: {
    title: 'E: into a corner',
    text: 'When at least three corners of your tile meet numbers that were on the table, you have earned a bonus. The surest place for it is a nook between two tiles.',
    asks: ['Lay 0-5-1-1 into the nook, so that 1, 1 and 0 meet.', 'Take the 25 points.'],
    right: '7 + 25 = 32 points.',
  },
  across: {
    title: 'F: a side and a corner',
    text: 'One side is enough if a corner of the opposite side meets a number too: again three corners.',
    asks: ['Lay 2-3-5-5 beside 5-5-5-5, so that its 3 meets the 3.', 'Take the 25 points.'],
    right: '15 + 25 = 40 points.',
  },
  well: {
    title: 'The well',
    text: 'Who cannot play draws from the well until something fits. Each tile drawn costs 20 points.',
    asks: ['Nothing fits. Draw.', 'Still nothing. Draw again.', 'Now you can play, so you must.'],
    right: '20 + 20 off for the tiles, 11 back for the one you laid.',
  },
  out: {
    title: 'Going out',
    text: 'Whoever lays the last tile of the hand wins the round and adds the totals of all tiles that the others still hold.',
    asks: ['Lay your last tile.'],
    right: '11 for the tile, and 3 + 8 that Ana still holds: 22 points. Who first reaches 800 wins the match.',
  },
} as const satisfies CourseWords;
