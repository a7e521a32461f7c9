/** Was überall gesagt wird, wo gespielt wird, auf Deutsch. */

import type { Spoken } from '../en/spoken';
import { games } from './games';
import { speech } from './speech';

export const spoken: Spoken = { games, speech };
