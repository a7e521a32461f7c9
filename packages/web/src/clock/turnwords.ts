/** The words of turns: their time, and taking them back. */

import { wordsOnDemand } from '../app/wordsondemand';

export const useTurnWords = wordsOnDemand('turns');
