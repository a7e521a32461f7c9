/** The words of the rules pages. */

import { wordsOnDemand } from '../app/wordsondemand';

export const useRuleWords = wordsOnDemand('rules');
