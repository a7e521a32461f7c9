/** The words of the pages with the rules. */

import { spokenBy } from '../speaking';

export const useRules = spokenBy({
  en: () => import('@boneyard/words/en/rules/rules').then(({ rules }) => rules),
  fr: () => import('@boneyard/words/fr/rules/rules').then(({ rules }) => rules),
});
