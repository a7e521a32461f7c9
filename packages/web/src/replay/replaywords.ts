/** The words of the replay pages. */

import { wordsOnDemand } from '../app/wordsondemand';

export const useReplayWords = wordsOnDemand('replay');
