/** The words of the list of games on this device. */

import { wordsOnDemand } from './wordsondemand';

export const useSavedGamesWords = wordsOnDemand('savedGames');
