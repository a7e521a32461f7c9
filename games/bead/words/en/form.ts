/** A label for each option and for each choice, in English. */

import type { Form } from '@boneyard/words/forms';

export const form: Form = {
  referee: {
    note: 'What happens when a player cannot lay a domino.',
    label: 'When stuck',
    values: { claims: 'say so and show your hand', auto: 'the game tells you' },
  },
  pointed: {
    note: 'What you must play if you were not stuck.',
    label: 'If a domino is pointed out',
    values: { any: 'you play any that fits', named: 'only that one may be played' },
  },
  lone: {
    note: 'Whether a single bead can be extended.',
    label: 'A single bead',
    values: { 'no-group': 'is not a group', group: 'is a group' },
  },
  strategic: {
    note: 'For two players: both hold the same dominoes, and the starting square is chosen in secret.',
    label: 'Strategic game',
  },
  start: {
    note: 'Which squares may start a round.',
    label: 'Starting square',
    values: { sheet: 'not all one colour', 'three-colours': 'at least three colours' },
  },
  open: { note: 'All hands lie open from the start: a slower game, with more blocking.', label: 'Open hands' },
  match: { note: 'The points of the rounds are added up.', label: 'Match' },
};
