/** The words of lessons. */

import { wordsOnDemand } from '../app/wordsondemand';

export const useLessons = wordsOnDemand('lessons');
