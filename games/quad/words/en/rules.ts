/** The rules of Quad-Ominos beyond the leaflet, in English. */

import type { RulesWords } from '@boneyard/words/rules';

export const rules = {
  pictures: {
    quads: 'The six quads, and some of the other tiles.',
    A: 'Example A: {4-4-4-4} opens, and its player takes the 25 points. 16 + 25 = 41.',
    B: 'Example B: or two more plays at once, {4-4-4-3} and {4-4-3-3}. 16 + 15 + 14 = 45 points.',
    C: 'Example C: nobody holds a quad. {5-5-4-4} has the greatest total and opens: 18 points. {5-4-4-4} would be 17.',
    D: 'Example D: the next tile matches the side 5-5 and scores 1 + 3 + 5 + 5 = 14 points.',
    forbidden:
      'Plays that are not allowed. 1: only one of the two numbers of the side matches. 2: the tile meets the others at a corner, but lies against no side. 3: the side matches, but the corner that meets the tile below shows a 4 instead of a 3.',
    E: 'Example E: {0-5-1-1} lies in the corner at the top left. 1, 1 and 0 meet: 7 points and a bonus, 32 with the 25.',
    F: 'Example F: {2-3-5-5} lies beside {5-5-5-5}, and its 3 meets the 3 below: 15 points and a bonus, 40 with the 25.',
    between: 'Another bonus: {1-5-5-5} lies between two opposite sides. 16 points, 41 with the 25.',
    hole: 'Another bonus: {0-0-5-5} fills a hole. 10 points, 35 with the 25.',
    drawn: 'Two tiles drawn in vain cost 20 points each; the third one fits and scores 11.',
    left: 'The player who goes out adds what the others still hold.',
    order: 'Clockwise from the top left: 0, 1, 2, 3 and 0, 3, 1, 1.',
    zeros: '{0-0-0-0} in place of {4-4-4-4}: 0 + 25 points at once, and two more plays for 1 and 3.',
  },
  more: [
    {
      title: 'The order of the numbers',
      lines: [
        'They rise clockwise, like 0, 1, 2, 3. If the two middle numbers are equal and differ from both the lowest and the highest, the tile runs the other way: {0-1-1-3} reads 0, 3, 1, 1.',
        'All the numbers in the large set add up to 1,249, those in the small set to 560.',
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
        'The points of the tile count when it is laid, the 25 when you take them. Each of the two plays must be legal when it is made. You may not lay a first tile that would leave you no second one.',
        'If you open with {0-0-0-0} and show a higher quad, the 25 points are added at once. If two legal plays are possible, you must make both; if not, your turn is over. The quad you showed stays known to everyone.',
      ],
    },
    {
      title: 'The last tile of the well',
      lines: [
        'If you draw the last tile and still cannot play, you pass: 20 points off for the tile, and 20 for the pass.',
      ],
    },
  ],
  rulings: [
    {
      ruling: 'The set has 125 tiles: every combination of four numbers except {0-2-4-5}.',
      reason:
        'There are 126 combinations. The sheet says 125, and the published set is known to lack this one, although the list on the sheet seems to show it.',
    },
    {
      ruling: 'If totals are equal, the tile with the higher numbers opens: {5-5-5-2} before {5-5-4-3}.',
      reason: 'The sheet does not say. This decides every case, since no two tiles have the same numbers.',
    },
    {
      ruling:
        'Every crossing of the grid has one number: corners must match even where tiles touch only at that corner.',
      reason:
        'The pictures of forbidden plays are lost. Examples E and F require this, and it is the simplest rule that allows them.',
    },
    {
      ruling: 'A player who can play must play, and may not draw.',
      reason: 'The sheet only lets players draw who cannot match a tile.',
    },
    {
      ruling: 'Two opposite sides, three sides and a hole earn a bonus too.',
      reason:
        'The sheet shows other situations in pictures that are lost. In all of these three corners or four meet, as in examples E and F.',
    },
    {
      ruling: 'The two extra plays earn no bonus of their own.',
      reason: 'The sheet only adds their totals, and otherwise a turn could go on forever.',
    },
    {
      ruling: 'If the last tile of a hand earns a bonus, it is the 25 points.',
      reason:
        'No tile is left for two more plays, and then the sheet has the 25 taken. For going out itself it gives no bonus.',
    },
    {
      ruling: 'After {0-0-0-0} both extra plays must be made if they are possible.',
      reason: 'The sheet grants them beside the 25 points and does not say that they may be declined.',
    },
    {
      ruling: 'A quad that was shown to open with {0-0-0-0} stays known to everyone.',
      reason: 'The sheet has it shown, and what was seen was seen.',
    },
    {
      ruling: 'If you draw the last tile and still cannot play, you also lose 20 points for the pass.',
      reason: 'The sheet takes 20 points for each tile drawn and 20 for a pass, and here you do both.',
    },
    {
      ruling: 'Scores may go below zero.',
      reason: 'The sheet takes points off and sets no limit.',
    },
    {
      ruling: 'When all players have passed in a row, nobody collects the other hands.',
      reason: 'The sheet gives them to a player who has laid every tile, and here nobody has.',
    },
    {
      ruling: 'The match ends at once when a player reaches the target, whether with a tile, a bonus or by going out.',
      reason: 'The sheet says "first", and we take it literally. Anything still to come is dropped.',
    },
    {
      ruling: 'You may also agree on a number of rounds; the highest score wins, and a tie is shared.',
      reason: 'The sheet only has the target, and an evening comes to an end.',
    },
  ],
  credits: [
    'Published by Pressman in 1978. No author is named on the sheet.',
    'Based on the French rule sheet, which collectors put online at L’Escale à jeux, in our own words; the letters and sums of the examples are the sheet’s. Its pictures are lost, those of the forbidden plays too; the pictures on this page are ours.',
  ],
} as const satisfies RulesWords;
