/** The lesson of dominoes, in English. */

import type { CourseWords } from '@boneyard/words/lessons';

export const classic = {
  lead: {
    title: 'The lead',
    text: 'Everyone has taken a hand; the rest lies face down and is called the boneyard. The player with the highest double begins with it.',
    asks: ['You hold {6-6}, the highest of all. Pick it and lay it in the middle.'],
    right: 'A double lies across the line. It can be built on from both long sides.',
  },
  match: {
    title: 'Matching numbers',
    text: 'Lay a tile with one half against an open end that shows the same number. The open ends are now 6 and 5.',
    asks: ['Lay a tile that fits. Try {3-1} if you want to see what happens.'],
    right: 'The outer half of your tile is the new open end.',
  },
  double: {
    title: 'Doubles',
    text: 'A double goes across the end. The open number stays the same.',
    asks: ['Lay {5-5} on the 5.'],
    right: 'Still 4 and 5: a double changes nothing except your hand.',
  },
  draw: {
    title: 'Nothing fits',
    text: 'If you can play, you must. If you cannot, draw from the boneyard until a tile fits.',
    asks: ['Neither of your tiles fits. Draw.', 'Not yet. Draw again.', 'This one fits: lay it.'],
    right: 'Some people draw only one tile; you agree on that and on other house rules before the game.',
  },
  pass: {
    title: 'The block game',
    text: 'In a block game nobody draws. If you cannot play, you pass, and the others learn something from it.',
    asks: ['The open ends are 2 and 5, and you hold neither. Pass.'],
    right: 'Now everyone at the table knows that you hold no 2 and no 5.',
  },
  spinner: {
    title: 'The spinner',
    text: 'If you agree on it, the first double is open on all four sides: a spinner. Here both long sides of {6-6} are taken.',
    asks: ['Lay {6-3} on the spinner, at one of its short sides.'],
    right: 'The line now has three arms, and three open ends besides the last side of {6-6}.',
  },
  out: {
    title: 'Domino!',
    text: 'The first player to lay their last tile wins the round and scores the pips the others still hold.',
    asks: ['You have one tile left. Lay it and say "Domino!".'],
    right: 'The other player holds {5-5} and {3-1}: you score 10 + 4 = 14 points.',
  },
  blocked: {
    title: 'Blocked',
    text: 'When all players have passed in a row, the round is blocked. The lightest hand wins: it scores the pips of the others.',
    asks: ['Both ends show 0, and none of your tiles fits. Pass, and see what the other player does.'],
    right: 'The other player passed too. You hold 4 pips, the other 9. You win the round and score 9 points.',
  },
} as const satisfies CourseWords;
