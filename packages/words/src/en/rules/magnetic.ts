/** The rules of Magnetic Domino beyond the leaflet, in English. */

import type { RulesWords } from '../../rules';

export const magnetic = {
  pictures: {
    flat: 'Flat: 5-5 was led; 5-4 and 5-2 were joined to it. The line has two ends, 4 and 2.',
    tower:
      'A tower from above. The numbers on the dominoes say on which level they lie; 4-3 is a bridge over two of them.',
    staggered:
      'A staggered chain from above: 6-6 and 6-4 lie flat, 6-2 and 4-1 on top, and 2-0 and 3-1 were slid under.',
  },
  more: [
    {
      title: 'The tower, in detail',
      lines: [
        'Think of a grid: a domino covers two neighbouring cells, one level above the higher of the two columns. A half with nothing right below it sticks out, be the table under it or a lower top. It is lowered from above, so nothing may lie above its cells.',
        'If you build only on the ends, at least one half rests on one of the two end dominoes, and the domino laid is the new end on its side. At first the first domino is both ends, and the half that is built on says which. A domino that rests on both ends may become either.',
      ],
    },
    {
      title: 'The staggered chain, in detail',
      lines: [
        'The open half of an end is the one that is not yet joined. Straight on is the direction from the joined half to the open one.',
        '• Flat, open half on the table: beside it, straight on, left or right.',
        '• Flat, open half higher: slid under it on the table; the other half straight on, left or right.',
        '• On top: on the open half; the other half straight on, left or right, over an empty cell, over a lower top, or resting on an equal number.',
        'A half that comes to lie right under another must equal it. Dominoes of one level may touch side by side with different numbers.',
        'Three or four players share one way: flat, on top, flat, and so on, whoever plays. Two players each keep their own.',
      ],
    },
    {
      title: 'On this screen',
      lines: [
        'Whether it falls is reckoned with magnets and gravity, the same on every machine. You may agree on weak, normal or strong magnets, and on steady hands, which put every domino exactly, or real ones, where it counts how you let it go.',
      ],
    },
  ],
  rulings: [
    {
      ruling: 'Counted 0-0, 1-0, 1-1, 2-0 and so on, every fourth domino has the same colour.',
      reason: 'The sheet only says that they are coloured. This gives seven of each.',
    },
    {
      ruling: 'If nobody holds a double, the domino with most pips leads; of equal ones, that with the higher half.',
      reason: 'The sheet does not say, and no two dominoes are equal in this order.',
    },
    {
      ruling: 'A domino is slid under an open half however high that is.',
      reason: 'If only the lowest level counted, most games of two would end blocked.',
    },
    {
      ruling: 'The cells must be free, and on top nothing may be above them.',
      reason: 'Dominoes cannot be pushed through each other.',
    },
    {
      ruling: 'After a fall the first domino of the chain lies flat again, and the ways to play start afresh.',
      reason: 'The sheet only says that the game goes on; this way the new chain starts as the game did.',
    },
    {
      ruling: 'The first domino of a tower or chain cannot fall.',
      reason: 'It lies on the table.',
    },
    {
      ruling: 'Of a single game the winner is whoever went out, even if another player writes 0 too.',
      reason: 'Who holds only the double blank has laid less than who holds nothing.',
    },
  ],
  credits: [
    'Magnetic Domino, published by Widyka (WDK Groupe Partner), reference A1602670. The sheet names neither an author nor a year.',
    'After its French rule sheet. These are our own words.',
  ],
} as const satisfies RulesWords;
