/** The words of one's account. */

import type { AccountWords } from '@boneyard/words/en/account';
import { wordsOnDemand } from '../ondemand';

export const useAccountWords = wordsOnDemand<AccountWords>({
  en: () => import('@boneyard/words/en/account').then(({ account }) => account),
  fr: () => import('@boneyard/words/fr/account').then(({ account }) => account),
});
