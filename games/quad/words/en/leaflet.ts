/** The rules on one folded sheet, in English. */

import type { Leaflet } from '@boneyard/words/leaflets';

export const leaflet: Leaflet = {
  about: 'For 2 to 8 players',
  parts: [
    {
      title: 'Aim',
      lines: ['Lay square tiles so that their numbers match, and be the first to reach 800 points.'],
    },
    {
      title: 'Tiles',
      lines: [
        '125 squares with a number from 0 to 5 at each corner. A quad has the same number four times. Beginners can leave out the tiles with a 5: then there are 70, and you play to 600. That is quicker and easier, and fun for experts too: try both.',
      ],
    },
    {
      title: 'Setting up',
      lines: [
        'Shuffle face down. Two players take 15 tiles each, three take 10, four take 8, five take 7, six to eight take 6. The rest is the well. Stand your tiles up so that nobody else sees them.',
      ],
    },
    {
      title: 'The opening',
      lines: [
        'The player with the highest quad opens with it, scores its total, and chooses a bonus: 25 points, or two more plays at once.',
        'Example: {4-4-4-4} scores 16, with the 25 it is 41. Or two more plays, {4-4-4-3} and {4-4-3-3}: 16 + 15 + 14 = 45.',
        'An opener who also holds {0-0-0-0} may show the higher quad, keep it, and open with {0-0-0-0}: then the bonus is 25 points and two more plays, if two are possible.',
        'If nobody has a quad, the tile with the greatest total opens, without a bonus; if equal, the one with the higher numbers. Play then goes clockwise.',
      ],
    },
    {
      title: 'Your turn',
      lines: [
        'Lay one tile, turned any way, side by side with another. Every corner that meets a tile must show the same number, even where two tiles meet only at that corner. You score the sum of its four numbers. If you can play, you must.',
      ],
    },
    {
      title: 'Bonus',
      lines: [
        'When three or four corners of your tile meet numbers that were on the table, choose 25 points or two more plays.',
        '• The two plays score their totals but earn no bonus of their own.',
        '• Playing just one is not allowed: if you cannot lay two, take the 25.',
        '• For the last tile of a hand, the bonus is 25 points.',
      ],
    },
    {
      title: 'If you cannot play',
      lines: [
        'Draw from the well until you can, then play. Each tile drawn costs 20 points. When the well is empty, pass: that costs 20 points too. Scores may go below zero.',
        'Keep the tiles you have drawn apart from your hand until your turn is written down: then nobody miscounts them.',
      ],
    },
    {
      title: 'End of a round',
      lines: [
        '• Out: a player who lays their last tile adds the total of all tiles in the other hands. There is no bonus for going out.',
        '• Blocked: when all players have passed in a row, nobody collects anything.',
        'Shuffle, deal and open again as before.',
      ],
    },
    {
      title: 'The match',
      lines: [
        'The first player to reach 800 points (600 with the small set) wins at once, whether with a tile, a bonus or by going out. You may also agree on another target, or on a number of rounds: then the highest score wins.',
        'Slow players? Agree on 30 or 60 seconds per turn.',
      ],
    },
  ],
  making: {
    title: 'Making the game',
    lines: [
      'Print the tiles, glue the pages on strong card and cut them along the marks. A board with squares of the same size keeps the grid straight; you can print that too, and a list of all tiles.',
    ],
  },
  figures: {
    A: 'A: 4-4-4-4 opens. 16 + 25 = 41.',
    B: 'B: or two more plays. 16 + 15 + 14 = 45.',
    C: 'C: no quad. 5-5-4-4 goes before 5-4-4-4: 18.',
    D: 'D: the side 5-5 matches. 1 + 3 + 5 + 5 = 14.',
    E: 'E: two sides of a corner, 1-1 and 1-0. 7 + 25 = 32.',
    F: 'F: the side 5-5, and the corner 3 opposite. 15 + 25 = 40.',
    between: 'A bonus too: between two opposite sides. 16 + 25 = 41.',
    hole: 'A bonus too: in a hole. 10 + 25 = 35.',
    forbidden:
      'Not allowed. 1: only one number of the side matches. 2: it touches at a corner, but no side. 3: the side matches, but not the corner that meets the tile below.',
  },
  source:
    'Quad-Ominos was published by Pressman in 1978. Based on its French rule sheet, online at L’Escale à jeux. The pictures of the sheet are lost; these are ours.',
};
