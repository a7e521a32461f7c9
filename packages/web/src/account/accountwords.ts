/** The words of the account page. */

import { wordsOnDemand } from '../app/wordsondemand';

export const useAccountWords = wordsOnDemand('account');
