/** A label for each option and for each choice, in English. */

import type { Form } from '@boneyard/words/forms';

export const form: Form = {
  set: {
    note: 'Larger sets seat up to eight.',
    label: 'Set',
    values: { 6: 'double-six', 9: 'double-nine', 12: 'double-twelve' },
  },
  style: {
    note: 'What you do when you cannot play.',
    label: 'When stuck',
    values: { draw: 'draw', block: 'pass' },
  },
  drawing: {
    note: 'How many tiles you draw when you cannot play.',
    label: 'Drawing',
    values: {
      'until-playable': 'until one fits',
      'one-then-play': 'one tile, played if it fits',
      'one-then-pass': 'one tile, and your turn ends',
    },
  },
  reserve: {
    note: 'They stay in the boneyard; the winner of a round also gets their value.',
    label: 'Reserve',
    values: { 0: 'none', 2: 'the last two tiles' },
  },
  partners: {
    note: 'You play with the player opposite: you win together and share your points.',
    label: 'Partners',
  },
  hand: { note: 'How many tiles each player gets.', label: 'Tiles each' },
  lead: {
    note: 'Who lays the first tile of a round.',
    label: 'Who leads',
    values: {
      heaviest: 'the heaviest tile',
      pips: 'the tile with most pips',
      lots: 'by lot',
      hand: 'the heaviest hand',
    },
  },
  opening: {
    note: 'Which tile may be laid first.',
    label: 'First tile',
    values: { forced: 'the leader’s heaviest', free: 'any tile' },
  },
  points: {
    note: 'In All Fives, open ends that add up to a multiple of five score at once.',
    label: 'Points for',
    values: { hands: 'the tiles the others hold', fives: 'fives too (All Fives)' },
  },
  spinner: {
    note: 'Doubles that can be built on from all four sides.',
    label: 'Spinners',
    values: { none: 'none', first: 'the first double', all: 'every double' },
  },
  blocked: {
    note: 'What the lightest hand scores when nobody can play.',
    label: 'A blocked round counts',
    values: { opponents: 'the pips of the others', difference: 'the difference of the hands' },
  },
  doubles: {
    note: 'How a double left in hand is counted.',
    label: 'Doubles count',
    values: { both: 'both halves', once: 'one half' },
  },
  blank: { note: 'What the double blank counts in a hand.', label: 'Double blank counts' },
  match: { note: 'When the match is over.', label: 'Match' },
};
