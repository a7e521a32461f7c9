/** The words of the pages with the rules. */

import type { Rules } from '@boneyard/words/en/rules/rules';
import { wordsOnDemand } from '../ondemand';

export const useRules = wordsOnDemand<Rules>({
  en: () => import('@boneyard/words/en/rules/rules').then(({ rules }) => rules),
  fr: () => import('@boneyard/words/fr/rules/rules').then(({ rules }) => rules),
});
