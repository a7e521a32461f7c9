/** The rules of the Domino Bead Game beyond the leaflet, in English. */

import type { RulesWords } from '../../rules';

export const bead = {
  pictures: {
    start:
      'The starting square: wood and fire on the left, earth and metal on the right. Wood–water was laid over it: 3 × 3 = 9 points.',
    grown:
      'Some turns later. Every row and every column of two beads or more is a cycle, and no four dominoes lie side by side.',
  },
  more: [
    {
      title: 'Cycles, put exactly',
      lines: [
        'There is a number from 1 to 5 such that so many neighbours always differ, and every bead equals the one that many places before it. It does not matter from which end one reads.',
        'As long as all beads of a group differ, and are fewer than five, the group is open: the next bead may repeat the far end or show a new colour. Once it repeats, or shows all five colours, only one colour can follow.',
        'An empty cell where no colour would suit all the lines that meet there is dead. Nothing forbids making dead cells.',
      ],
    },
    {
      title: 'Setting up, in detail',
      lines: [
        'If both starting dominoes are the same double it is a misdeal, which happens once in 87 shuffles; the sheet says once in 174. If you agree on three colours, a square with fewer is a misdeal too.',
        'A match may be several rounds, whose points are added up. Who begins is drawn anew for each.',
      ],
    },
    {
      title: 'When the table knows',
      lines: [
        'Instead of claims you may let the table, or an honest third person, see to it: who has no domino that fits passes, and nobody else may.',
      ],
    },
    {
      title: 'Strategic, in detail',
      lines: [
        'Both hold one domino of each kind. Each chooses one in secret; they make the square, that of the first seat on the left, each with its lower colour at the bottom unless it is turned. Who is turned and who begins is drawn before the choice.',
        'If both chose the same double, both choose again. Afterwards everything is known to both.',
      ],
    },
    {
      title: 'A single bead',
      lines: [
        'Usually a single bead is no group. You may agree that it is one: then a bead that gets a neighbour counts as a group made longer, for the rule and for the points.',
      ],
    },
  ],
  rulings: [
    { ruling: 'The starting dominoes lie either way up, at random.', reason: 'The sheet does not say which way.' },
    {
      ruling: 'A single bead is no group, unless you agree that it is.',
      reason: 'The sheet speaks of two halves or more.',
    },
    {
      ruling: 'A domino that closes a gap makes one group of two, and that counts as one group extended.',
      reason: 'The sheet shows it in a picture that is lost; the German edition speaks of rows that are extended.',
    },
    {
      ruling: 'All answer a claim at the same time, and the answers are shown together.',
      reason: 'The sheet does not say how. Spoken one after the other, the last would know more than the first.',
    },
    {
      ruling: 'Who was shown a domino has to play one of those that were pointed out.',
      reason: 'The sheet says "a domino"; were it any, pointing would mean nothing.',
    },
    {
      ruling: 'A hand that was laid open stays known, without what is played from it later.',
      reason: 'What was seen was seen: no program could make a player forget, so none needs to remember.',
    },
    {
      ruling: 'A player with an empty hand whose turn comes claims or passes like anybody who cannot play.',
      reason: 'It happens only with hands that were given by hand, and some rule there must be.',
    },
    {
      ruling:
        'In the strategic game turning and beginning are drawn before the choice, and three colours are not asked for.',
      reason: 'Nothing but the choice is to be hidden, and nothing is dealt that could be dealt again.',
    },
  ],
  credits: [
    'A game by Sid Sackson, from his book A Gamut of Games (last edition: Dover Books). Its name is a bow to Hermann Hesse’s The Glass Bead Game.',
    'Published as Wu Hsing by Franjos.',
    'After the French rule sheet by François Haffner, January 2004. These are our own words.',
  ],
} as const satisfies RulesWords;
