/** The words of the pages where one looks back. */

import type { Lookback } from '@boneyard/words/en/lookback';
import { wordsLater } from '../wordslater';

export const useLookback = wordsLater<Lookback>({
  en: () => import('@boneyard/words/en/lookback').then(({ lookback }) => lookback),
  fr: () => import('@boneyard/words/fr/lookback').then(({ lookback }) => lookback),
});
