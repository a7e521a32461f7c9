/** The rules on one folded sheet, in English. */

import type { Leaflet } from '@boneyard/words/leaflets';

export const leaflet: Leaflet = {
  about: 'For 2 to 4 players: a line, a tower, or a chain that is both',
  parts: [
    {
      title: 'Aim',
      lines: ['Be the first to lay all your dominoes.'],
    },
    {
      title: 'Dominoes',
      lines: [
        '28 dominoes from {0-0} to {6-6} in four colours, seven of each, with a magnet in each half. A blank half is a zero, not a joker. A double has the same number twice. Paper cut-outs are fine for the line; towers need the real thing.',
      ],
    },
    {
      title: 'Setting up',
      lines: [
        'Shuffle face down. Two players take 7 each, three or four take 6. The rest is the stock. If a player holds only one colour, deal again.',
        'The player with the highest double leads with it. If nobody has a double, the domino with the most pips leads; if equal, the one with the higher half. Play then goes clockwise, one domino per turn.',
      ],
    },
    {
      title: 'If you cannot play',
      lines: [
        'If you can play, you must. If not, draw one domino, and your turn is over even if it would fit. When the stock is empty, pass.',
      ],
    },
    {
      title: 'The line',
      lines: ['Lay a domino with one half against an end of the line that shows the same number.'],
    },
    {
      title: 'The tower',
      lines: [
        'The first domino lies on the table. Every other one is laid on top, on any domino.',
        '• At least one half rests exactly on a half with the same number. The other may stick out into the air.',
        '• Where both halves rest, both must match.',
        '• Nothing may lie above the place where you lay it.',
        'Fairer: the second domino of a tower lies along the first. Harder: build only on the two dominoes at the ends.',
      ],
    },
    {
      title: 'The staggered chain',
      lines: [
        'A domino laid flat, the next one on top, and so on, always at one of the two ends, with equal numbers.',
        '• Flat: on the table beside the open half of an end, or slid under it if that half is higher up.',
        '• On top: on the open half of an end; the other half points straight on, left or right.',
        '• Two players: each alternates separately; both begin flat. If you draw or pass, you still play the same way next turn.',
        '• Three or four players: one sequence for all. Drawing is not playing: after a domino laid flat, the next one laid goes on top, no matter who lays it.',
        '• Dominoes on the same level may touch side by side with different numbers.',
      ],
    },
    {
      title: 'When it falls',
      lines: [
        'Letting go is final. If it falls, even if only the magnets made it fall, the player who laid the domino takes all of them into their hand. Then the highest double, wherever it is now, starts a new construction.',
      ],
    },
    {
      title: 'The end',
      lines: [
        '• Out: a player who lays their last domino wins, if everything still stands.',
        '• Blocked: when all players have passed in a row, the fewest pips in hand win; a tie is shared.',
        'The winners write 0, everyone else the pips still in hand. After the agreed number of games, the lowest total wins. With young children, count dominoes instead of pips.',
      ],
    },
  ],
  figures: {
    flat: 'The line: 5-5 was led; 5-4 and 5-2 were joined to it.',
    tower:
      'A tower from the side. Every domino rests with its 6 on a 6, and the other half sticks out, alternately to the right and to the left. A half that sticks out has nothing directly below it, so its number does not matter.',
    staggered:
      'A staggered chain from the side. Flat: 6-6, and 6-4 beside it. On top: 6-2 and 4-1. Flat again: 2-0 and 3-1 were slid under the ends that stick out.',
  },
  source:
    'Magnetic Domino was published by Widyka (WDK Groupe Partner). Based on its French rule sheet. The pictures of the sheet are lost; these are ours.',
};
