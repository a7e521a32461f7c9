/** The rules on one folded sheet, in English. */

import type { Leaflet } from '@boneyard/words/leaflets';

export const leaflet: Leaflet = {
  about: 'A game by Sid Sackson for 2, 3 or 4 players, also known as Wu Hsing',
  parts: [
    {
      title: 'Aim',
      lines: ['Build rows and columns in which colours follow each other in cycles. The highest score wins.'],
    },
    {
      title: 'Dominoes',
      lines: [
        'Thirty dominoes. Each half is one of five colours with its sign: wood (leaf), fire (flame), earth (mountain), metal (coin), water (waves). Every pair of colours exists twice.',
      ],
    },
    {
      title: 'Setting up',
      lines: [
        'Shuffle face down. Two players take 14 dominoes each, three take 9, four take 7. With three players, put one of the remaining dominoes aside, unseen.',
        'Turn up the two that are left and lay them side by side: a square of four halves. If they are the same double, shuffle and deal again. Draw lots to see who begins; play goes clockwise.',
        'Tip: turn up these two before you deal. Then a misdeal costs you nothing.',
      ],
    },
    {
      title: 'Groups and cycles',
      lines: [
        'A group is an unbroken row or column of two or more halves. Every group must be a cycle: one to five different colours, repeated in the same order. A single half is not a group.',
        '• Cycles: {aaaa}, {ababa}, {abcab}, {abcdab}, {abcdea}.',
        '• Not cycles: {aab}, {abcb}, {abcc}.',
        'Once a group repeats, or shows all five colours, its order is fixed. Some cells die: no colour fits all the groups that meet there. That is allowed.',
      ],
    },
    {
      title: 'Your turn',
      lines: [
        'Lay one domino on two empty cells, next to what is already there, so that',
        '• every row and column of two or more halves that it makes or touches is a cycle;',
        '• it makes at least two existing groups longer;',
        '• no four dominoes lie side by side, parallel and touching by their whole long sides.',
        'If it joins two groups in one line, they become one group and count once.',
      ],
    },
    {
      title: 'Points',
      lines: [
        'Multiply the new lengths of all groups that became longer. A double scores twice as much. Halves that were not a group before add nothing.',
        'Example: new lengths 3 and 3 give 9, with a double 18. New lengths 4, 5 and 4 give 80, with a double 160.',
      ],
    },
    {
      title: 'If you feel stuck',
      lines: [
        'Say so and show your hand. The others answer all at once: each points out one domino in it that fits, or declines. Nobody has to help.',
        '• If any domino was pointed out, you must play: that one or any other that fits, and you score it.',
        '• If not, your turn is over without points. That is a pass; you continue next turn.',
      ],
    },
    {
      title: 'The end',
      lines: [
        'When a player lays their last domino, the players who have not had a turn this time around the table still get one. The game also ends when all players have passed in a row.',
        'Everyone loses 5 points for each double still in hand and 25 for each other domino. The highest score wins; a tie is shared.',
      ],
    },
    {
      title: 'Variants',
      lines: [
        '• Strategic, for two: both have the same 15 dominoes and choose one for the square in secret; both are shown at once.',
        '• Open: all hands are visible from the start. It is a slower game, since you can block the others as well as help yourself.',
        '• Stuck: only a domino that was pointed out may be played.',
        '• Three colours: deal again when the square shows fewer than three.',
      ],
    },
  ],
  making: {
    title: 'Making the game',
    lines: [
      'Take two ordinary boxes of dominoes and remove every tile with a 0 or a 6 from both. Thirty are left; their numbers 1 to 5 stand for the colours. Sid Sackson advises using colours instead; the dominoes that you can print have them.',
      'Or print the page of 15 dominoes twice (our file has both copies), glue them on strong card and cut along the marks.',
      'A large board with squares of the size of half a domino is handy. You can print that too.',
    ],
  },
  figures: {
    start:
      'Wood and fire on the left, earth and metal beside them: the starting square. Wood and water were laid on top: the columns now read wood, fire, wood and earth, metal, water. 3 × 3 = 9 points.',
    double: 'The same places in other colours: at B there is room for a double. 4 × 5 × 4 × 2 = 160 points.',
    cases:
      'Where the next domino may go. A, C and E make two groups longer, B makes three: 4 × 5 × 4 = 80 points. D makes a column longer and joins two groups of a row. Not allowed: X and Z make only one group longer, and Y would be the fourth side by side.',
  },
  source:
    'From A Gamut of Games by Sid Sackson; published as Wu Hsing by Franjos. Based on the French rule sheet by François Haffner, online at L’Escale à jeux. The pictures of the sheet are lost; these are ours. For your own table: selling copies needs permission.',
};
