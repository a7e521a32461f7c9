/** Ce que dit la page à la table, en français. */

import { expected } from '@boneyard/words/fr/line';
import type { table as english } from '../en/table';

export const table: typeof english = {
  /** Under its name on the first page. */
  line: 'Avec ou sans pioche, avec vos règles maison, en 100 points.',
  expected,
  page: {
    brief: { pass: 'passe' },
  },
};
