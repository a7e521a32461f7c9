/** The rules of dominoes beyond the leaflet, in English. */

import type { RulesWords } from '../../rules';

export const classic = {
  pictures: {
    line: '6-6 was led, across. 6-5 went to its right, 6-4 to its left, then 5-5 across at the right end. The open ends are 4 and 5.',
    spinner:
      'The same with a spinner: 6-6 is also open on its short sides, and 6-3 was laid on one of them. Open are 4, 5, 3 and one more 6.',
  },
  more: [
    {
      title: 'Who leads, in every house',
      lines: [
        'The heaviest tile: any double goes before any other tile, the higher double first; without doubles most pips, and of equal pips the higher half.',
        '• By lot: each player turns up a tile before the deal, and most pips lead. Who is equal at the top draws again, and the tiles are shuffled back.',
        '• The heaviest hand: the player whose hand has most pips leads.',
        'Where the heaviest tile leads, it must be laid. By lot, or with the heaviest hand, the leader may lay any tile, unless you agree otherwise.',
      ],
    },
    {
      title: 'Three ways to draw',
      lines: [
        '• Until something fits, then play it. When nothing is left to draw, pass.',
        '• One tile: if it fits, play it; if not, pass.',
        '• One tile, and the turn is over, even if it fits.',
        'With a reserve of two the last two tiles are never drawn: when two are left, there is nothing left to draw.',
      ],
    },
    {
      title: 'Spinners',
      lines: [
        'A double is open on its two long sides when it is led, and later on the side that faces away from the line. A spinner is open on all four sides from the moment it is laid: the first double of the round, or every double, as you agree.',
      ],
    },
    {
      title: 'How large a hand may be',
      lines: [
        'Any size from one tile up to what the set allows when all are dealt alike: the tiles of the set, less the reserve of a draw game, divided by the players.',
      ],
    },
  ],
  rulings: [
    {
      ruling: 'Double-nine and double-twelve sets may be used, for up to eight players.',
      reason: 'The sheet knows the double-six set only, and 28 tiles are too few for more than four.',
    },
    {
      ruling: 'The usual sizes of hands are those of the leaflet.',
      reason: 'The sheet says only that it depends on the game; these sizes leave a boneyard worth drawing from.',
    },
    {
      ruling: 'Heaviest means doubles first, then pips, then the higher half.',
      reason:
        'One point of the sheet lets the heaviest tile lead, another goes through the doubles. This order keeps both, and no two tiles are equal in it.',
    },
    {
      ruling: 'For the lead a double always counts both halves, and the double blank nothing.',
      reason: 'The house rules about them are about points; a double six that counts 6 is still the highest double.',
    },
    {
      ruling: 'Of equally heavy hands the earlier seat leads.',
      reason: 'The sheet does not say, and this needs no second draw.',
    },
    {
      ruling: 'Every round is led by the same rule.',
      reason: 'The sheet does not speak of later rounds, and one rule is easier to remember than two.',
    },
    {
      ruling: 'Who can play must play.',
      reason:
        'The sheet speaks only of players who cannot. Otherwise one could hold a tile back, and a pass would tell the others nothing.',
    },
    {
      ruling: 'A round is blocked when all have passed in a row without drawing.',
      reason: 'That shows that nobody can add a tile, and nobody has to look into another hand.',
    },
    {
      ruling: 'The lightest hand wins a blocked round and scores the other hands less its own.',
      reason:
        'The sheet does not say who wins. The lightest hand is the nearest to going out, and what it still holds is taken off.',
    },
    {
      ruling: 'If two hands or more are equally light, nobody scores.',
      reason: 'Neither beat the other, and half a score would be a new kind of number.',
    },
    {
      ruling: 'With a reserve the winner of a round scores every tile left in the boneyard.',
      reason:
        'The sheet gives the winner the value of the tiles there and names no number. If nobody wins, nobody gets them.',
    },
    {
      ruling: 'Equal points at the end of the match share the win.',
      reason: 'The sheet has no tie-break, and one more round would not be what was agreed.',
    },
  ],
  credits: [
    'A traditional game: nobody’s, and everybody’s.',
    'After a general rule sheet for dominoes, in English and French, which lists what players have to agree on. These are our own words.',
  ],
} as const satisfies RulesWords;
