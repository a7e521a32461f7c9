/** The words of the puzzle pages. */

import { wordsOnDemand } from '../app/wordsondemand';

export const usePuzzleWords = wordsOnDemand('puzzlePages');
