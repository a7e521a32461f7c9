/** What only the terminal says of the game, in English. */

import type { Manual } from '@boneyard/words/manuals';

export const manual: Manual = {
  options: {
    set: 'which set: double-six, double-nine or double-twelve',
    style: 'what you do when you cannot play: draw, or pass (block)',
    drawing: 'until a tile fits, one tile and play it if it fits, or one tile and the turn ends',
    reserve: 'tiles that stay in the boneyard; with 2, the winner also gets their value',
    partners: 'with four players: seats 1 and 3 play together against 2 and 4',
    hand: 'how many tiles each player gets',
    lead: 'who leads: the heaviest tile with doubles first, the tile with most pips, lots, or the heaviest hand',
    opening: 'forced: the leader lays the heaviest tile of the hand; free: any tile',
    points:
      'hands: what the others still hold; fives: All Fives, where open ends that come to a multiple of five score too',
    spinner: 'which doubles can be built on from all four sides',
    blocked: 'what a blocked round brings its winner: the opponents’ pips, or these less the winner’s own (difference)',
    doubles: 'both: a double counts both halves; once: only one',
    blank: 'what the double blank counts',
    match: 'to a score (target) or for a number of rounds',
  },
  help: 'A tile is written 6-5; 6-5@6-6 lays it on the tile 6-6.',
};
