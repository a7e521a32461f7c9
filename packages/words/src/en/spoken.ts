/** What every place where one plays has to say, in English: terminal and browser add their own. */

import { boards } from './boards';
import { games } from './games';
import { problem } from './problems';
import { speech } from './speech';

export const spoken = { problem, games, boards, speech };

export type Spoken = typeof spoken;
