/** The words of the pages with puzzles. */

import { spokenBy } from '../speaking';

export const useSolving = spokenBy({
  en: () => import('@boneyard/words/en/solving').then(({ solving }) => solving),
  fr: () => import('@boneyard/words/fr/solving').then(({ solving }) => solving),
});
