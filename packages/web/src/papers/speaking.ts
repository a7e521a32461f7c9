/** The words of the pages for paper and real tiles. */

import type { Papers } from '@boneyard/words/en/papers';
import { wordsOnDemand } from '../ondemand';

export const usePapers = wordsOnDemand<Papers>({
  en: () => import('@boneyard/words/en/papers').then(({ papers }) => papers),
  fr: () => import('@boneyard/words/fr/papers').then(({ papers }) => papers),
});
