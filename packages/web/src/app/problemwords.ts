/** What is wrong with a game, a pad or an option, in the player's language; it comes with the pages that may have to say it. */

import { wordsOnDemand } from './wordsondemand';

export const useProblemWords = wordsOnDemand('problem');
