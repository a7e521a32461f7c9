/** The words of the pages for paper and real tiles. */

import type { Papers } from '@boneyard/words/en/papers';
import { wordsLater } from '../wordslater';

export const usePapers = wordsLater<Papers>({
  en: () => import('@boneyard/words/en/papers').then(({ papers }) => papers),
  fr: () => import('@boneyard/words/fr/papers').then(({ papers }) => papers),
});
