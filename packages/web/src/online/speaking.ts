/** The words of online play. */

import type { Online } from '@boneyard/words/en/online';
import { wordsOnDemand } from '../ondemand';

export const useOnline = wordsOnDemand<Online>({
  en: () => import('@boneyard/words/en/online').then(({ online }) => online),
  fr: () => import('@boneyard/words/fr/online').then(({ online }) => online),
});
