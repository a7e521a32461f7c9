/** What is said wherever people play, in English: terminal and browser add their own. */

import { games } from './games';
import { speech } from './speech';

export const spoken = { games, speech };

export type Spoken = typeof spoken;
