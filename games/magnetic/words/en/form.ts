/** A label for each option and for each choice, in English. */

import type { Form } from '@boneyard/words/forms';

export const form: Form = {
  mode: {
    note: 'A line on the table, or a tower with magnets and gravity.',
    label: 'Game',
    values: { flat: 'flat', tower: 'tower', staggered: 'staggered' },
  },
  parallel: {
    note: 'In every tower the second domino lies along the first.',
    label: 'Second domino along the first',
  },
  ends: { note: 'Only the two ends may be built on.', label: 'Only the ends are open' },
  count: {
    note: 'What is counted in the hands at the end.',
    label: 'What counts',
    values: { pips: 'pips', tiles: 'dominoes' },
  },
  match: { note: 'How many rounds; the lowest score wins.', label: 'Match' },
  hands: {
    note: 'Whether it matters how you let go of a domino.',
    label: 'Hands',
    values: { steady: 'steady hands', real: 'real hands' },
  },
  magnets: {
    note: 'How strong the magnets are.',
    label: 'Magnets',
    values: { normal: 'normal magnets', weak: 'weak magnets', strong: 'strong magnets' },
  },
};
