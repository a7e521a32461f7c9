/** The words of the pages with puzzles. */

import type { Solving } from '@boneyard/words/en/solving';
import { wordsOnDemand } from '../ondemand';

export const useSolving = wordsOnDemand<Solving>({
  en: () => import('@boneyard/words/en/solving').then(({ solving }) => solving),
  fr: () => import('@boneyard/words/fr/solving').then(({ solving }) => solving),
});
