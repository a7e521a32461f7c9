/** The rules on one folded sheet, in English. */

import type { Leaflet } from '@boneyard/words/leaflets';

export const leaflet: Leaflet = {
  about: 'For 2 to 4 players, or up to 8 with a larger set',
  parts: [
    {
      title: 'Aim',
      lines: ['Be the first to lay all your tiles, and score points for the tiles the others still hold.'],
    },
    {
      title: 'Tiles',
      lines: [
        'A double-six set has 28 tiles: every pair of the numbers 0 to 6 once. A blank half is 0. A double has the same number twice.',
        'Five players or more need a double-nine set (55 tiles) or a double-twelve set (91).',
      ],
    },
    {
      title: 'Setting up',
      lines: [
        'Turn all tiles face down and shuffle them. Two players take 7 each, three or four take 5. Stand them up so that nobody else sees them; everyone sees how many you hold. The rest, face down, is the boneyard.',
        'Double-nine: 9 each for two to four players, 7 for five or six, 5 for seven or eight. Double-twelve: 12, 10 and 8.',
      ],
    },
    {
      title: 'Who leads',
      lines: [
        'The player with the highest double leads with it. If nobody has a double, the tile with the most pips leads; if equal, the one with the higher half. Every round starts this way. Play then goes clockwise.',
      ],
    },
    {
      title: 'Your turn',
      lines: [
        'Lay one tile with a half against an open end of the line that shows the same number. A double lies across the line. Where the table ends, the line turns.',
        'If you can play, you must. If you cannot, draw from the boneyard until you can, and then play. When it is empty, pass.',
      ],
    },
    {
      title: 'End of a round',
      lines: [
        '• Out: a player lays the last tile and calls "Domino!". The winner scores the pips of all other hands.',
        '• Blocked: all players have passed in a row without drawing. The lightest hand wins and scores the pips of all others. If two or more hands are equally light, nobody scores.',
      ],
    },
    {
      title: 'The match',
      lines: [
        'Play rounds until a player has 100 points. Then the highest score wins; a tie is shared.',
        'Example: Ana goes out. Bo holds {5-5} and {3-1}, Cy holds {0-0}. Ana scores 10 + 4 + 0 = 14.',
        'Example: a round is blocked. Ana holds 4 pips, Bo 9, Cy 12. Ana scores 9 + 12 = 21.',
      ],
    },
    {
      title: 'Agree before you play',
      lines: [
        '• Block game: nobody draws; if you cannot play, you pass. With a double-six set all take 7 tiles.',
        '• Drawing: only one tile per turn, played if it fits; or one tile, and your turn is over.',
        '• Reserve: the last two tiles of the boneyard are never drawn, and the winner of a round also scores what is left there.',
        '• Lead: the tile with the most pips, double or not, and that tile is laid. Or by lot, or the hand with the most pips; then the leader may lay any tile.',
        '• Spinner: the first double, or every double, is open on all four sides.',
        '• Points: a double counts only one half; the double blank counts 14; the winner of a blocked round scores the others’ pips less their own.',
        '• Partners: four players, two against two, opposite each other, with 7 tiles each. The side of the player who goes out, or with the lightest hand, scores the opponents’ two hands.',
        '• All Fives: after every tile add up the open ends; a multiple of five scores at once. A double counts both halves while at most one tile lies against it. The first double is a spinner, hands are rounded to fives, and you play to 200.',
        '• Length: another target, or a number of rounds.',
      ],
    },
  ],
  figures: {
    line: '6-6 was led and lies across. 6-5 was laid to its right, 6-4 to its left, and then 5-5 across at the right end. The open ends are now 4 and 5. Numbers that touch are always the same.',
  },
  source: 'Traditional. Based on a general rule sheet; we decided what it leaves open.',
};
