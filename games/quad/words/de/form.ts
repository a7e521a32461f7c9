/** Eine Beschriftung für jede Option und jede Wahl, auf Deutsch. */

import type { Form } from '@boneyard/words/forms';

export const form: Form = {
  set: {
    note: 'Der kleine Satz macht den Einstieg leichter, und es geht schneller. Probiert beide.',
    label: 'Satz',
    values: { 125: '125 Steine, 0 bis 5', 70: '70 Steine, 0 bis 4' },
  },
  match: { note: 'Wann die Partie vorbei ist.', label: 'Partie' },
};
