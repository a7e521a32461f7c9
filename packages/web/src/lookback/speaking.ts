/** The words of the pages where one looks back. */

import type { Lookback } from '@boneyard/words/en/lookback';
import { wordsOnDemand } from '../ondemand';

export const useLookback = wordsOnDemand<Lookback>({
  en: () => import('@boneyard/words/en/lookback').then(({ lookback }) => lookback),
  fr: () => import('@boneyard/words/fr/lookback').then(({ lookback }) => lookback),
});
