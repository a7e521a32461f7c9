/** A label for each option and for each choice, in English. */

import type { Form } from '@boneyard/words/forms';

export const form: Form = {
  set: {
    note: 'The smaller set is for beginners, and quicker. Try both.',
    label: 'Set',
    values: { 125: '125 tiles, 0 to 5', 70: '70 tiles, 0 to 4' },
  },
  match: { note: 'When the match is over.', label: 'Match' },
};
