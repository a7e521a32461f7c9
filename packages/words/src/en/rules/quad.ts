/** The rules of Quad-Ominos beyond the leaflet, in English. */

import type { RulesWords } from '../../rules';

export const quad = {
  pictures: {
    corner: 'Example E: 0-5-1-1 lies in the nook at the top left. 1, 1 and 0 meet: 7 points, and a bonus.',
    across: 'Example F: 2-3-5-5 lies beside 5-5-5-5, and its 3 meets the 3 below: 15 points, and a bonus.',
  },
  more: [
    {
      title: 'How the numbers stand',
      lines: [
        'Clockwise they rise, like 0, 1, 2, 3. A tile whose two middle numbers are equal while the lowest and the highest differ from them runs the other way: 0-1-1-3 reads 0, 3, 1, 1.',
        'All numbers of the large set add up to 1,249, those of the small one to 560.',
      ],
    },
    {
      title: 'What counts as three corners',
      lines: [
        '• Two sides that form a corner: example E.',
        '• A side, and a corner of the opposite side: example F.',
        '• Two opposite sides, three sides, or a hole.',
      ],
    },
    {
      title: 'The bonus, in detail',
      lines: [
        'The points of the tile count when it is laid, the 25 when they are taken. Of two plays each must be legal when it is made. A first tile that would leave no second one may not be laid.',
        'With 0-0-0-0 as the lower of two quads the 25 are added at once. If a legal pair of plays exists, both must follow; if not, the turn is over. The quad that was shown stays known to all.',
      ],
    },
    {
      title: 'The last tile of the well',
      lines: ['Who has just drawn the last tile in vain passes: 20 points off for the tile, and 20 for the pass.'],
    },
  ],
  rulings: [
    {
      ruling: 'The set has 125 tiles: every choice of four numbers but 0-2-4-5.',
      reason:
        'There are 126 such choices. The sheet says 125, and the published set is known to lack this one, though the list on the sheet seems to show it.',
    },
    {
      ruling: 'Of equal totals the higher numbers open: 5-5-5-2 before 5-5-4-3.',
      reason: 'The sheet does not say. This decides every case, since no two tiles have the same numbers.',
    },
    {
      ruling: 'Every crossing of the grid carries one number: corners must match also where tiles only meet there.',
      reason:
        'The pictures of forbidden plays are lost. Examples E and F need it, and it is the plainest rule that gives them.',
    },
    {
      ruling: 'The two extra plays earn no bonus of their own.',
      reason: 'The sheet only lets their totals be added, and otherwise one turn could go on without end.',
    },
    {
      ruling: 'When all have passed in a row, nobody collects the other hands.',
      reason: 'The sheet gives them to a player who has laid every tile, and here nobody has.',
    },
    {
      ruling: 'The match is over at once when somebody reaches the target, be it by a tile, a bonus or by going out.',
      reason: 'The sheet says "first", and that is taken by the word. What would still have come falls away.',
    },
    {
      ruling: 'You may also agree on a number of rounds; most points win, equal points share.',
      reason: 'The sheet knows only the target, and an evening has an end.',
    },
  ],
  credits: [
    'Published by Pressman in 1978. No author is named on the sheet.',
    'After the French rule sheet, which collectors put online at L’Escale à jeux. These are our own words; the letters of the examples are the sheet’s.',
  ],
} as const satisfies RulesWords;
