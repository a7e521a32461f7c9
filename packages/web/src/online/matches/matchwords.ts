/** The words of matchmaking and ratings. */

import { wordsOnDemand } from '../../app/wordsondemand';

export const useMatchWords = wordsOnDemand('matches');
