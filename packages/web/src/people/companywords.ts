/** The words of bots of one's own and of blocked people. */

import type { CompanyWords } from '@boneyard/words/en/company';
import { wordsOnDemand } from '../ondemand';

export const useCompanyWords = wordsOnDemand<CompanyWords>({
  en: () => import('@boneyard/words/en/company').then(({ company }) => company),
  fr: () => import('@boneyard/words/fr/company').then(({ company }) => company),
});
