/** The rules of dominoes beyond the leaflet, in English. */

import type { RulesWords } from '@boneyard/words/rules';

export const rules = {
  pictures: {
    set: 'Seven doubles, and every pair of different numbers once.',
    hand: 'A hand for two players: seven tiles that only you can see.',
    order:
      'Who leads: the highest double of all hands. Without doubles, the tile with the most pips; of two with as many, the one with the higher half.',
    line: '{6-6} was led and lies across. {6-5} went to its right, {6-4} to its left, then {5-5} across at the right end. The open ends are 4 and 5.',
    blocked: 'Blocked: both ends show 0, and nobody holds a tile with a 0.',
    lightest: 'The lighter hand wins the blocked round and scores the other: 9 points.',
    counted: 'The winner scores everything that the others still hold.',
    spinner:
      'The same with a spinner: {6-6} is also open on its short sides, and {6-3} was laid on one of them. The open ends are 4, 5, 3 and another 6.',
    pips: 'By pips alone, double or not. {6-4} and {5-5} have ten each, and the higher half decides.',
    spinners: 'Every double is a spinner: {6-6} and {5-5} are open on all four sides, and {6-3} lies on a short side.',
    sides: 'A player went out: the side scores what the two opponents still hold.',
    fives: '{5-5} was led: 10 points. {5-0} on it: {5-5} still counts 10, the blank 0, so 10 points again.',
    turned: 'The same line as in the rules above, but {5-5} was laid round a corner. The open ends are the same.',
  },
  more: [
    {
      title: 'Who leads: the variants',
      lines: [
        '• The heaviest tile: any double ranks above any other tile, and a higher double above a lower one. Without doubles the tile with the most pips leads; if equal, the one with the higher half.',
        '• Most pips: the same without the privilege of doubles. Among tiles with equal pips the one with the higher half leads.',
        '• By lot: each player turns up a tile before the deal, and the most pips lead; {6-4} and {5-5} are equal. Players who tie for the most draw again from what is left, the others wait; then the tiles are shuffled back in.',
        '• The heaviest hand: the player whose hand has the most pips leads.',
        'If the heaviest tile or the one with most pips leads, it must be laid. If the lead is by lot or by the heaviest hand, the leader may lay any tile, unless you agree otherwise.',
      ],
    },
    {
      title: 'Three ways to draw',
      lines: [
        '• Draw until a tile fits, then play it. When nothing is left to draw, pass.',
        '• Draw one tile: if it fits, play it; if not, pass.',
        '• Draw one tile, and your turn is over, even if the tile fits.',
        'With a reserve of two, the last two tiles are never drawn: when only two are left, there is nothing left to draw.',
      ],
    },
    {
      title: 'Spinners',
      lines: [
        'A double that is led is open on its two long sides; a double laid later is open on the side that faces away from the line. A spinner is open on all four sides as soon as it is laid. The spinner is the first double of the round, or every double, as you agree.',
      ],
    },
    {
      title: 'A blocked round',
      lines: [
        'The winner scores the pips of the other hands. Many subtract the winner’s own pips; agree on that before you play.',
      ],
    },
    {
      title: 'Partners',
      lines: [
        'With four players, those who sit opposite each other can be partners. No partner sees the other’s tiles. Points belong to the side, and both partners win together. With a double-six set everyone gets 7 tiles.',
        '• Out: the side scores the pips of the opponents’ two hands. The partner’s tiles do not count.',
        '• Blocked: the side with the lightest hand wins, even if both its hands are equally light, and scores the pips of the opponents’ two hands; if you agreed on the difference, less those of its own two, but never less than nothing. If a hand of each side is equally light, nobody scores.',
      ],
    },
    {
      title: 'All Fives',
      lines: [
        'After every tile, the first one included, add up the open ends. If the sum is a multiple of five, the player who laid the tile scores it at once. The match usually goes to 200, and the first double is a spinner.',
        '• A tile that is not a double counts its open half, or both if both are open.',
        '• A double counts both halves as long as at most one tile lies against it, and nothing after that. The short sides of a spinner count only once a tile lies there.',
        '• At the end of a round, what the winner scores is rounded to the nearest five: 1 and 2 down, 3 and 4 up.',
      ],
    },
    {
      title: 'Where your tile lies',
      lines: [
        'Right or left of the first tile, on any side of a spinner, straight on or at a right angle, for want of room or on a whim: you decide, and everyone sees it where you put it. It changes nothing in the game. On this screen, drag your tile there or tap a place; with the keyboard, R turns it.',
      ],
    },
    {
      title: 'How large a hand can be',
      lines: [
        'Any size from one tile up to what the set allows if everyone gets the same number: the tiles of the set, less the reserve in a draw game, divided by the number of players.',
      ],
    },
  ],
  rulings: [
    {
      ruling: 'Double-nine and double-twelve sets may be used, for up to eight players.',
      reason: 'The sheet only covers the double-six set, and 28 tiles are too few for more than four players.',
    },
    {
      ruling: 'The usual hand sizes are those given above.',
      reason: 'The sheet says only that it depends on the game; these sizes leave a boneyard worth drawing from.',
    },
    {
      ruling: 'Heaviest means doubles first, then pips, then the higher half.',
      reason:
        'In one place the sheet lets the heaviest tile lead, in another it goes through the doubles. This order respects both, and no two tiles are equal in it.',
    },
    {
      ruling: 'For the lead, a double always counts both halves, and the double blank counts nothing.',
      reason: 'The house rules about them only concern points; a double six that counts 6 is still the highest double.',
    },
    {
      ruling: 'If two hands are equally heavy, the earlier seat leads.',
      reason: 'The sheet does not say, and this needs no second draw.',
    },
    {
      ruling: 'Every round is led by the same rule.',
      reason: 'The sheet does not mention later rounds, and one rule is easier to remember than two.',
    },
    {
      ruling: 'A player who can play must play.',
      reason:
        'The sheet only mentions players who cannot. Otherwise players could hold a tile back, and a pass would tell the others nothing.',
    },
    {
      ruling: 'A round is blocked when all players have passed in a row without drawing.',
      reason: 'This proves that nobody can add a tile, without looking at anyone’s hand.',
    },
    {
      ruling: 'The lightest hand wins a blocked round.',
      reason:
        'The sheet gives the winner the pips of the opponents and does not say who that is. The lightest hand is the closest to going out.',
    },
    {
      ruling: 'If two or more hands are equally light, nobody scores.',
      reason: 'Neither beat the other, and half a score would be a new kind of number.',
    },
    {
      ruling: 'With a reserve the winner of a round scores every tile left in the boneyard.',
      reason:
        'The sheet gives the winner the value of the tiles there and does not say how many there are. If nobody wins, nobody gets them.',
    },
    {
      ruling: 'In All Fives the match ends with the round in which the target is reached.',
      reason: 'The sheet does not know All Fives. Everyone plays the round to its end, as in the other games.',
    },
    {
      ruling: 'Players with equal points at the end of the match share the win.',
      reason: 'The sheet has no tie-break, and one more round would not be what the players agreed on.',
    },
  ],
  credits: [
    'A traditional game that belongs to nobody and to everyone.',
    'Based on a general rule sheet for dominoes, in English and French, which lists what players have to agree on. In our own words.',
  ],
} as const satisfies RulesWords;
