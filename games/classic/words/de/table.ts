/** Was die Seite am Tisch sagt, auf Deutsch. */

import { expected } from '@boneyard/words/de/line';
import type { table as english } from '../en/table';

export const table: typeof english = {
  line: 'Mit oder ohne Ziehen, mit euren Hausregeln, bis 100 Punkte.',
  expected,
  page: {
    brief: { pass: 'passt' },
  },
};
