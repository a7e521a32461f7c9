/** The lesson of dominoes, in English. */

import type { CourseWords } from '../../lessons';

export const classic = {
  lead: {
    title: 'The lead',
    text: 'Everybody has taken a hand; the rest lies face down and is called the boneyard. Whoever holds the highest double begins with it.',
    asks: ['You hold 6-6, the highest of all. Pick it and lay it in the middle.'],
    right: 'A double lies across the line. It can be built on from both long sides.',
  },
  match: {
    title: 'Equal meets equal',
    text: 'A tile goes with one half against an open end that shows the same number. The open ends are 6 and 5 now.',
    asks: ['Lay a tile that fits. Try 3-1 if you want to see what the table says.'],
    right: 'The half that you laid outwards is the new open end.',
  },
  double: {
    title: 'Doubles',
    text: 'A double goes across the end. The number that is open stays the same.',
    asks: ['Lay 5-5 on the 5.'],
    right: 'Still 4 and 5: a double changes nothing but the tiles in your hand.',
  },
  draw: {
    title: 'Nothing fits',
    text: 'Who can play must play. Who cannot draws from the boneyard until something fits.',
    asks: ['Neither of your tiles fits. Draw.', 'Not yet. Draw once more.', 'This one fits: lay it.'],
    right: 'In some houses one draws a single tile; that and much more is agreed before the game.',
  },
  pass: {
    title: 'The block game',
    text: 'In a block game nobody draws. Who cannot play passes, and the others learn something from it.',
    asks: ['The open ends are 2 and 5, and you hold neither. Pass.'],
    right: 'Everybody at the table knows now that you hold no 2 and no 5.',
  },
  spinner: {
    title: 'The spinner',
    text: 'If you agree on it, the first double is open on all four sides: a spinner. Here both long sides of 6-6 are taken.',
    asks: ['Lay 6-3 on the spinner, at one of its short sides.'],
    right: 'The line has three arms now, and three open ends besides the last side of 6-6.',
  },
  out: {
    title: 'Domino!',
    text: 'Whoever lays the last tile of the hand has won the round and scores the pips that the others still hold.',
    asks: ['One tile is left to you. Lay it and say "Domino!".'],
    right: 'The other player holds 5-5 and 3-1: you score 10 + 4 = 14 points.',
  },
  blocked: {
    title: 'Blocked',
    text: 'When all have passed in a row, the round is blocked. The lightest hand wins: it scores the pips of the others, less its own.',
    asks: ['Both ends show 0, and nothing of yours fits. Pass, and see what the other player does.'],
    right: 'The other player passed too. You hold 4 pips, the other 9. You win 9 − 4 = 5 points.',
  },
} as const satisfies CourseWords;
