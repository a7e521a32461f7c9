/** The rules of each game on one folded sheet, in English. */

import type { GameId } from '@boneyard/rules/games';
import type { Leaflet } from '../leaflets';

const classic: Leaflet = {
  about: 'For 2 to 4 players, or up to 8 with a larger set',
  parts: [
    {
      title: 'Aim',
      lines: ['Be the first to lay all your tiles, and collect points for what the others still hold.'],
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
        'Turn all tiles face down and shuffle them. Two players take 7 each, three or four take 5. Stand them up so that nobody else sees them. The rest, face down, is the boneyard.',
        'Double-nine: 9 each for two to four players, 7 for five or six, 5 for seven or eight. Double-twelve: 12, 10 and 8.',
      ],
    },
    {
      title: 'Who leads',
      lines: [
        'Whoever holds the highest double leads with it. If nobody has a double, the tile with most pips leads; of equal ones, that with the higher half. Every round is led by this rule. Then play goes clockwise.',
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
        '• Blocked: all have passed, one after the other, without drawing. The lightest hand wins and scores the pips of all others less its own. If two hands or more are equally light, nobody scores.',
      ],
    },
    {
      title: 'The match',
      lines: [
        'Play rounds until somebody has 100 points. Then most points win; equal points share the win.',
        'Example: Ana goes out. Bo holds 5-5 and 3-1, Cy holds 0-0. Ana scores 10 + 4 + 0 = 14.',
        'Example: a round is blocked. Ana holds 4 pips, Bo 9, Cy 12. Ana scores 9 + 12 − 4 = 17.',
      ],
    },
    {
      title: 'Agree before you play',
      lines: [
        '• Block game: nobody draws; who cannot play passes. With a double-six set all take 7 tiles.',
        '• Drawing: only one tile a turn, to be played if it fits; or one tile, and that was the turn.',
        '• Reserve: the last two tiles of the boneyard are never drawn, and the winner of a round also scores what is left there.',
        '• Lead: by lot, or the hand with most pips; then the leader may lay any tile.',
        '• Spinner: the first double, or every double, is open on all four sides.',
        '• Points: a double counts one half only; the double blank counts 14.',
        '• Length: another target, or a number of rounds.',
      ],
    },
  ],
  example:
    '6-6 was led and lies across. 6-5 was laid to its right, 6-4 to its left, and then 5-5 across at the right end. The open ends are 4 and 5 now. Every number that touches is the same on both sides.',
  source: 'Traditional. After a general rule sheet; what it leaves open was settled by us.',
};

const bead: Leaflet = {
  about: 'A game by Sid Sackson for 2, 3 or 4 players, also known as Wu Hsing',
  parts: [
    {
      title: 'Aim',
      lines: ['Build rows and columns in which colours follow each other in cycles. Most points win.'],
    },
    {
      title: 'Dominoes',
      lines: [
        'Thirty dominoes. Each half is one of five colours with its sign: wood (leaf), fire (flame), earth (mountain), metal (coin), water (waves). Every pair of colours is there twice.',
      ],
    },
    {
      title: 'Setting up',
      lines: [
        'Shuffle face down. Two players take 14 dominoes each, three take 9, four take 7. With three players put one of those left over aside, unseen.',
        'Turn up the two that are left and lay them side by side: a square of four halves. If they are the same double, shuffle and deal again. Draw lots for who begins; play goes clockwise.',
      ],
    },
    {
      title: 'Groups and cycles',
      lines: [
        'A group is an unbroken row or column of two halves or more. Every group must be a cycle: one to five different colours, repeated in the same order. A single half is no group.',
        '• Cycles: aaaa, ababa, abcab, abcdab, abcdea.',
        '• No cycles: aab, abcb, abcc.',
      ],
    },
    {
      title: 'Your turn',
      lines: [
        'Lay one domino on two empty cells, beside what lies already, so that',
        '• every row and column of two halves or more that it makes or touches is a cycle;',
        '• it makes at least two groups longer that were there before;',
        '• no four dominoes lie side by side, parallel and touching by their whole long sides.',
        'If it joins two groups of one line, they are one group now and count once.',
      ],
    },
    {
      title: 'Points',
      lines: [
        'Multiply the new lengths of all groups that became longer. A double scores twice as much. What was no group before adds nothing.',
        'Example: new lengths 3 and 3 give 9, with a double 18. New lengths 4, 5 and 4 give 80, with a double 160.',
      ],
    },
    {
      title: 'If you feel stuck',
      lines: [
        'Say so and lay your hand open. The others answer all at once: each points out one domino of it that fits, or says nothing. Nobody has to help.',
        '• If something was pointed out, you must play one of those dominoes, and you score it.',
        '• If not, your turn is over without points. That is a pass; next turn you go on.',
      ],
    },
    {
      title: 'The end',
      lines: [
        'When somebody lays the last domino of a hand, those who come later in this time round still have their turn. The game also ends when all have passed, one after the other.',
        'Everybody loses 5 points for each double still in hand and 25 for each other domino. Most points win; equal points share the win.',
      ],
    },
    {
      title: 'Variants',
      lines: [
        '• Strategic, for two: both have the same 15 dominoes and choose one for the square in secret; both are shown at once.',
        '• Open: all hands lie open from the start.',
        '• Three colours: deal again when the square shows fewer than three.',
      ],
    },
  ],
  example:
    'Wood and fire on the left, earth and metal beside them: the starting square. Wood and water were laid on top: the columns now read wood, fire, wood and earth, metal, water. 3 × 3 = 9 points. Then the double water on the right: the rows read wood, earth, water and fire, metal, water. 3 × 3 = 9, and twice that for a double: 18 points.',
  source:
    'From A Gamut of Games by Sid Sackson; published as Wu Hsing by Franjos. After the French rule sheet by François Haffner.',
};

const quad: Leaflet = {
  about: 'For 2 to 8 players',
  parts: [
    {
      title: 'Aim',
      lines: ['Lay square tiles so that their numbers match, and be the first to reach 800 points.'],
    },
    {
      title: 'Tiles',
      lines: [
        '125 squares with a number from 0 to 5 at each corner. A quad has the same number four times. Beginners leave out the tiles with a 5: 70 tiles, and play to 600.',
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
        'Whoever holds the highest quad opens with it, scores its total, and chooses a bonus: 25 points, or two more plays at once.',
        'Example: 4-4-4-4 scores 16, with the 25 it is 41. Or two more plays, 4-4-4-3 and 4-4-3-3: 16 + 15 + 14 = 45.',
        'An opener who also holds 0-0-0-0 may show the higher quad, keep it, and open with 0-0-0-0: then the bonus is 25 points and two more plays, if two are possible.',
        'If nobody has a quad, the tile with the greatest total opens, without a bonus; of equal ones, that with the higher numbers. Then play goes clockwise.',
      ],
    },
    {
      title: 'Your turn',
      lines: [
        'Lay one tile, turned any way, side to side with another. Every corner that meets a tile must show the same number, also where two tiles meet at that corner only. You score the sum of its four numbers. If you can play, you must.',
      ],
    },
    {
      title: 'Bonus',
      lines: [
        'When three or four corners of your tile meet numbers that were on the table, choose 25 points or two more plays.',
        '• The two plays score their totals, and earn no bonus of their own.',
        '• Playing just one is not allowed: if you cannot lay two, take the 25.',
        '• For the last tile of a hand the bonus is the 25.',
      ],
    },
    {
      title: 'If you cannot play',
      lines: [
        'Draw from the well until you can, then play. Each tile drawn takes 20 points off. When the well is empty, pass: 20 points off too. Scores may go below zero.',
      ],
    },
    {
      title: 'End of a round',
      lines: [
        '• Out: whoever lays the last tile of the hand adds the total of all tiles in the other hands.',
        '• Blocked: when all have passed, one after the other, nobody collects anything.',
        'Shuffle, deal and open again as before.',
      ],
    },
    {
      title: 'The match',
      lines: [
        'Whoever reaches 800 points first (600 with the small set) wins at once, be it by a tile, a bonus or by going out. You may also agree on another target, or on a number of rounds and most points.',
        'Slow players? Agree on 30 or 60 seconds a turn.',
      ],
    },
  ],
  example:
    'The tile at the top right was laid last. Three of its corners meet numbers that were on the table: 3, 4 and 0. It scores 3 + 3 + 0 + 4 = 10 points, and the bonus: 25 more, or two plays.',
  source: 'Quad-Ominos was published by Pressman in 1978. After its French rule sheet, online at L’Escale à jeux.',
};

const magnetic: Leaflet = {
  about: 'For 2 to 4 players: a line, a tower, or a chain that is both',
  parts: [
    {
      title: 'Aim',
      lines: ['Be the first to have laid all your dominoes.'],
    },
    {
      title: 'Dominoes',
      lines: [
        '28 dominoes from 0-0 to 6-6 in four colours, seven of each, with a magnet in each half. A blank half is a zero, not a joker. Cards cut from paper are fine for the line; towers need the real thing.',
      ],
    },
    {
      title: 'Setting up',
      lines: [
        'Shuffle face down. Two players take 7 each, three or four take 6. The rest is the stock. If somebody holds a single colour, deal again.',
        'Whoever holds the highest double leads with it. If nobody has a double, the domino with most pips leads; of equal ones, that with the higher half. Then it goes clockwise, one domino a turn.',
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
        '• Nothing may lie above the place where it goes.',
        'Fairer: the second domino of a tower lies along the first. Harder: build only on the two dominoes at the ends.',
      ],
    },
    {
      title: 'The staggered chain',
      lines: [
        'A domino laid flat, the next one on top, and so on, always at one of the two ends, with equal numbers.',
        '• Flat: on the table beside the open half of an end, or slid under it where it lies higher.',
        '• On top: on the open half of an end; the other half points straight on, left or right.',
        '• Two players: each keeps a way of their own and alternates; both begin flat. Who draws or passes still has the same way to play.',
      ],
    },
    {
      title: 'When it falls',
      lines: [
        'Letting go is final. If it falls, whoever laid the domino takes all of them into hand. Then the highest double, wherever it is now, starts a new construction.',
      ],
    },
    {
      title: 'The end',
      lines: [
        '• Out: whoever lays the last domino wins, if all still stands.',
        '• Blocked: when all have passed, one after the other, the fewest pips in hand win; equal hands share.',
        'The winners write 0, everybody else the pips still held. After the games agreed on, the lowest total wins. With young children count dominoes instead of pips.',
      ],
    },
  ],
  example:
    'A tower seen from the side. Every domino rests with its 6 on a 6, and the other half sticks out, by turns to the right and to the left. What sticks out has nothing right below it, so its number does not matter.',
  source: 'Magnetic Domino was published by Widyka (WDK Groupe Partner). After its French rule sheet.',
};

export const leaflets: Readonly<Record<GameId, Leaflet>> = { classic, bead, quad, magnetic };
