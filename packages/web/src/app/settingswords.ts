/** The words of the settings. */

import { wordsOnDemand } from './wordsondemand';

export const useSettingsWords = wordsOnDemand('settings');
