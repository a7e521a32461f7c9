/** The words of the first page for those who return, and of the page about the player. */

import { wordsOnDemand } from './wordsondemand';

export const useHomeWords = wordsOnDemand('home');
