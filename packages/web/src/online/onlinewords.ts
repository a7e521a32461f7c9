/** The words of online play. */

import { wordsOnDemand } from '../app/wordsondemand';

export const useOnlineWords = wordsOnDemand('online');
