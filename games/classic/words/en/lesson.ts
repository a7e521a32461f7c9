/** The lessons of dominoes, in English. */

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

export const fives = {
  lead: {
    title: 'Fives',
    text: 'In All Fives you add up the open ends after every tile. If they come to a multiple of five, the player who laid the tile scores that at once.',
    asks: ['Lead a tile that scores. A double counts both its halves.'],
    right: '{5-5} counts 5 + 5 = 10: you score 10 points.',
  },
  halves: {
    title: 'Open halves',
    text: 'A tile that is not a double counts its open halves. {6-4} was led: 6 + 4 = 10 points for the other player.',
    asks: ['Lay a tile on it that scores.'],
    right: 'The open ends are 1 and 4: you score 5 points.',
  },
  count: {
    title: 'Counting the ends',
    text: 'A double counts both halves as long as at most one tile lies against it. The ends are now {5-5}, which counts 10, and a blank.',
    asks: ['Lay the tile that makes a multiple of five.'],
    right: '10 + 0 = 10: a blank adds nothing, and you score 10 points.',
  },
  spinner: {
    title: 'The spinner',
    text: 'Two tiles lie against {5-5} now, so it counts nothing. Its short sides are open, but they count only when a tile lies there. The ends come to 0 + 2 = 2.',
    asks: ['Make it a multiple of five, on a short side of {5-5}.'],
    right: '0 + 2 + 3 = 5: you score 5 points.',
  },
  out: {
    title: 'The end of a round',
    text: 'The winner scores what the others hold, rounded to the nearest five: 1 and 2 go down, 3 and 4 go up. The match ends with the round in which somebody reaches 200.',
    asks: ['Lay your last tile.'],
    right: 'The open ends come to 9 and score nothing. The other player holds 6 + 8 + 3 = 17, so you score 15.',
  },
} as const satisfies CourseWords;

export const partners = {
  seats: {
    title: 'Two against two',
    text: 'With four players you can play in pairs. Your partner sits opposite, so an opponent follows you, then your partner, then the other opponent. You do not see each other’s tiles.',
    asks: ['Lead {6-6} and see how the turn goes round.'],
    right: 'An opponent, your partner, the other opponent: now it is your turn again.',
  },
  help: {
    title: 'Helping your partner',
    text: 'Your partner led {4-4}. Players like to lead a number they have more of.',
    asks: ['Lay a tile and leave the 4 open.'],
    right: 'The open ends are 4 and 6: your partner can go on with a 4.',
  },
  passed: {
    title: 'What a pass tells you',
    text: 'The player after you passed when the ends were 6 and 5: no 6 and no 5 in that hand.',
    asks: ['Lay a tile so that this player has to pass again.'],
    right: 'Both ends show 6. The player after you passes, and your partner is next.',
  },
  out: {
    title: 'Points of a side',
    text: 'Points belong to the side: both partners always have the same score, and they win together.',
    asks: ['Lay your last tile. Your side wins the round.'],
    right: 'Your side scores what the opponents hold: 9 + 5 = 14. Your partner’s ten pips do not count.',
  },
  blocked: {
    title: 'Blocked',
    text: 'In a blocked round the side with the lightest of the four hands wins. If both sides have one that is equally light, nobody scores.',
    asks: ['Nobody has a 6. Pass.'],
    right: 'Your partner’s {1-0} is the lightest hand. Your side scores what the opponents hold: 7 + 10 = 17.',
  },
} as const satisfies CourseWords;
