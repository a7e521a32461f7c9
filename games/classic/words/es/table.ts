/** Lo que dice la página en la mesa, en español. */

import { expected } from '@boneyard/words/es/line';
import type { table as english } from '../en/table';

export const table: typeof english = {
  /** Debajo de su nombre en la primera página. */
  line: 'Con pozo o sin él, con tus reglas de la casa, a 100 puntos.',
  expected,
  page: {
    brief: { pass: 'paso' },
  },
};
