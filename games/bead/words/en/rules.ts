/** The rules of the Domino Bead Game beyond the leaflet, in English. */

import type { RulesWords } from '@boneyard/words/rules';

export const rules = {
  pictures: {
    five: 'Wood, fire, earth, metal and water, and some of the dominoes. A double has one colour twice.',
    square: 'The starting square: wood and fire on the left, earth and metal on the right.',
    cycles: 'Cycles repeat their colours in the same order. The last row does not: the wrong bead is the last one.',
    cases:
      'Places for the next domino. A, C and E make two groups longer, B makes three. D makes a column longer and joins two groups of a row. X, Y and Z are not allowed: X and Z make only one group longer, and Y would be the fourth domino side by side. The letters are those of the sheet, whose picture is lost; this one is ours.',
    start: '{1-5} was laid over the square. It made both columns longer: 3 × 3 = 9 points.',
    points: 'The domino at B makes groups of 4, 5 and 4: it scores 4 × 5 × 4 = 80 points.',
    double:
      'The same places in other colours. Here a double fits at B, and it scores twice as much: 4 × 5 × 4 × 2 = 160 points.',
    pointed:
      'Of the hand {2-3} {1-4} {5-5}, only {1-4} can be pointed out: over the square, wood and metal make both columns longer.',
    left: 'What each domino left in hand costs: a double 5 points, any other 25.',
    fifteen: 'In the strategic game both players hold these fifteen.',
    next: 'What can follow. While all beads differ: the far end again, or a new colour. After that, only one colour.',
    misdeal: 'The same double twice is a misdeal. Two dominoes with a colour in common are not.',
  },
  more: [
    {
      title: 'Cycles, precisely',
      lines: [
        'A cycle has a length n from 1 to 5: any n beads in a row are all different, and every bead equals the one n places before it. It does not matter from which end you read.',
        'As long as all beads of a group are different and there are fewer than five, the group is open: the next bead may repeat the far end or show a new colour. Once the group repeats or shows all five colours, only one colour can follow.',
        'An empty cell is dead if no colour fits all the lines that meet there. You are allowed to make dead cells.',
      ],
    },
    {
      title: 'Setting up, in detail',
      lines: [
        'If both starting dominoes are the same double, it is a misdeal. That happens once in 87 shuffles; the sheet says once in 174. If you agree on three colours, a square with fewer is a misdeal too.',
        'A match may have several rounds, whose points are added up. Draw lots for who begins before each round.',
      ],
    },
    {
      title: 'Claims, and playing without them',
      lines: [
        'If a domino was pointed out to you, you must play a domino, as the sheet says: any that fits. You may agree that it must be one of those pointed out.',
        'Instead of claims you may let the game, or an honest third person, decide: a player who has no domino that fits passes, and nobody else may pass.',
      ],
    },
    {
      title: 'Strategic, in detail',
      lines: [
        'Both players hold one domino of each kind. Each chooses one in secret; together they make the square, with the first player’s domino on the left. Each lies with its lower colour at the bottom unless it is turned. Lots decide before the choice which dominoes are turned and who begins.',
        'If both chose the same double, both choose again. After that, both players know everything.',
      ],
    },
    {
      title: 'Why two pictures of B',
      lines: [
        'A double and another domino never fit at the same place if all three groups there were longer than one bead: for the double, the group in its direction must be a single colour.',
      ],
    },
    {
      title: 'A single bead',
      lines: [
        'Usually a single bead is not a group. You may agree that it is: then a bead that gets a neighbour counts as a group made longer, for the rule and for the points.',
      ],
    },
  ],
  rulings: [
    { ruling: 'The starting dominoes lie either way up, at random.', reason: 'The sheet does not say which way.' },
    {
      ruling: 'A single bead is not a group, unless you agree that it is.',
      reason: 'The sheet speaks of two halves or more.',
    },
    {
      ruling: 'A domino that closes a gap makes one group of two, and that counts as one group extended.',
      reason: 'The sheet shows it in a picture that is lost; the German edition speaks of rows that are extended.',
    },
    {
      ruling: 'Everyone answers a claim at the same time, and the answers are shown together.',
      reason:
        'The sheet does not say how. If players answered one after the other, the last would know more than the first.',
    },
    {
      ruling: 'A hand that was shown stays known, except for what is played from it later.',
      reason: 'What was seen was seen: no program can make players forget it, so they should not have to memorise it.',
    },
    {
      ruling:
        'When it is the turn of a player with an empty hand, that player claims or passes like anyone who cannot play.',
      reason: 'It happens only with hands that were set up by hand, and there has to be some rule.',
    },
    {
      ruling: 'The highest score wins, even below zero, and equal scores share the win.',
      reason: 'The sheet says how points are counted, but not who wins.',
    },
    {
      ruling: 'In the strategic game lots are drawn before the choice, and three colours are not required.',
      reason: 'Only the choice should be hidden, and there is no deal that could be repeated.',
    },
  ],
  credits: [
    'A game by Sid Sackson, from his book A Gamut of Games (last edition: Dover Books, ISBN 0-486-27347-4).',
    'Its name refers to Hermann Hesse’s novel Das Glasperlenspiel, in English The Glass Bead Game.',
    'Published as Wu Hsing by Franjos.',
    'Based on the French rule sheet by François Haffner, January 2004, which collectors put online at L’Escale à jeux, in our own words. The pictures of the sheet are lost; those on this page are ours.',
    'The sheet asks for permission before anybody reproduces the game commercially.',
  ],
} as const satisfies RulesWords;
