/** The words of finding a game and of ratings. */

import type { Matches } from '@boneyard/words/en/matches';
import { wordsOnDemand } from '../../ondemand';

export const useMatches = wordsOnDemand<Matches>({
  en: () => import('@boneyard/words/en/matches').then(({ matches }) => matches),
  fr: () => import('@boneyard/words/fr/matches').then(({ matches }) => matches),
});
