/** The words of lessons. */

import type { OtherLessons } from '@boneyard/words/en/lessons/lessons';
import { wordsOnDemand } from '../ondemand';

export const useLessons = wordsOnDemand<OtherLessons>({
  en: () => import('@boneyard/words/en/lessons/lessons').then(({ lessons }) => lessons),
  fr: () => import('@boneyard/words/fr/lessons/lessons').then(({ lessons }) => lessons),
});
