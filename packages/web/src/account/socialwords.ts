/** The words for the player's own bots and for blocked players. */

import { wordsOnDemand } from '../app/wordsondemand';

export const useSocialWords = wordsOnDemand('social');
