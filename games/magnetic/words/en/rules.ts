/** The rules of Magnetic Domino beyond the leaflet, in English. */

import type { RulesWords } from '@boneyard/words/rules';

export const rules = {
  pictures: {
    colours: 'Four colours, in this order again and again. They do not matter for the rules.',
    order:
      'Who leads: the highest double of all hands. Without doubles, the domino with the most pips; of two with as many, the one with the higher half.',
    flat: 'Flat: {5-5} was led; {5-4} and {5-2} were joined to it. The line has two ends, 4 and 2.',
    tower:
      'A tower from the side. Every domino rests with its 6 on a 6, and the other half sticks out. The last one has a frame.',
    beside: 'Staggered, flat: {6-4} lies on the table beside {6-6}. All three pictures are from the side.',
    onTop: 'Staggered, on top: {6-2} lies on {6-6}, and {4-1} on {6-4}. Their other halves stick out.',
    under: 'Staggered, slid under: {2-0} and {3-1} lie flat again, under the halves that stuck out.',
    fallen: '{5-4} made the tower fall: all three go to the player who laid it.',
    left: 'These two left in hand are written down as 12 points.',
  },
  more: [
    {
      title: 'The tower, in detail',
      lines: [
        'Think of a grid: a domino covers two neighbouring cells, one level above the higher of the two columns. A half with nothing directly below it sticks out, whether the table or a lower domino is under it. The domino is lowered from above, so nothing may lie above its cells.',
        'If you build only on the ends, at least one half must rest on one of the two end dominoes, and the new domino becomes the end on that side. At the start the first domino is both ends, and the half you build on decides which. A domino that rests on both ends may become either.',
      ],
    },
    {
      title: 'The staggered chain, in detail',
      lines: [
        'The open half of an end is the half that is not joined yet. Straight on means the direction from the joined half to the open half.',
        '• Flat, open half on the table: beside it, straight on, left or right.',
        '• Flat, open half higher: slid under it on the table; the other half straight on, left or right.',
        '• On top: on the open half; the other half straight on, left or right, over an empty cell, over a lower domino, or resting on an equal number.',
        'A half that ends up directly under another must show the same number. Dominoes on the same level may touch side by side with different numbers.',
        'Three or four players follow one sequence: flat, on top, flat, and so on, no matter who plays and how many have drawn in between. With two players, each follows their own.',
      ],
    },
    {
      title: 'On this screen',
      lines: [
        'Magnets and gravity decide whether it falls, in the same way on every machine. You may agree on weak, normal or strong magnets, and on steady hands, which place every domino exactly, or real hands, where it matters how you let go.',
      ],
    },
  ],
  rulings: [
    {
      ruling: 'Counting {0-0}, {1-0}, {1-1}, {2-0} and so on, every fourth domino has the same colour.',
      reason: 'The sheet only says that they are coloured. This gives seven of each.',
    },
    {
      ruling: 'If a player was dealt only one colour, all dominoes are dealt again.',
      reason: 'The sheet wants several colours in every hand and does not say what to do otherwise.',
    },
    {
      ruling: 'If nobody holds a double, the domino with the most pips leads; if equal, the one with the higher half.',
      reason: 'The sheet does not say, and no two dominoes are equal in this order.',
    },
    {
      ruling: 'When the stock is empty, a player who cannot play passes.',
      reason: 'The sheet only says to draw, and now there is nothing to draw.',
    },
    {
      ruling: 'A half that hangs in the air need not match what lies further down.',
      reason:
        'The sheet asks all squares that lie on each other to be equal; with air between them they do not lie on each other.',
    },
    {
      ruling: 'The ends of a tower are the last dominoes laid on either side. At first the first domino is both ends.',
      reason: 'The sheet speaks of the ends of the construction and does not say which dominoes they are.',
    },
    {
      ruling:
        'The ends of the staggered chain are its two open halves. The other half of the new domino points straight on, left or right.',
      reason: 'The sheet only says that you build at the ends of the chain; its photographs are lost.',
    },
    {
      ruling: 'A domino may be slid under an open half, however high that half is.',
      reason: 'If only the lowest level counted, most two-player games would end blocked.',
    },
    {
      ruling: 'The cells must be free, and for a domino laid on top nothing may be above them.',
      reason: 'Dominoes cannot be pushed through each other.',
    },
    {
      ruling: 'After a fall the first domino of the chain lies flat again, and the sequence starts from the beginning.',
      reason: 'The sheet only says that the game goes on; this way the new chain starts as the game did.',
    },
    {
      ruling:
        'It has fallen if a domino comes to rest more than a quarter of a half’s side from its place, or tilted by more than 10 degrees.',
      reason: 'The sheet only speaks of falling. A referee needs a measure, and a domino may shift a little.',
    },
    {
      ruling: 'The first domino of a tower or chain cannot fall.',
      reason: 'It lies on the table.',
    },
    {
      ruling: 'A game is blocked when all players have passed in a row.',
      reason:
        'The sheet only says that it can be blocked. This proves that nobody can play, without looking at anyone’s hand.',
    },
    {
      ruling: 'Equal hands in a blocked game share the win and write 0. Equal totals at the end share it too.',
      reason: 'The sheet has no tie-break.',
    },
    {
      ruling: 'Several games, and counting dominoes instead of pips, are possible with the staggered chain too.',
      reason: 'The sheet mentions them for the line and the tower, and nothing speaks against it.',
    },
    {
      ruling: 'In a single game the winner is the player who went out, even if another player writes 0 too.',
      reason: 'A player left with the double blank has laid less than a player with nothing left.',
    },
  ],
  credits: [
    'Magnetic Domino, published by Widyka (WDK Groupe Partner), reference A1602670. The sheet names neither an author nor a year.',
    'Based on its French rule sheet, in our own words. The pictures of the sheet are lost; those on this page are ours.',
  ],
} as const satisfies RulesWords;
