/** The words of the print page and the score pads. */

import { wordsOnDemand } from '../app/wordsondemand';

export const usePrintWords = wordsOnDemand('realTiles');
