/** Lo que se dice dondequiera que se juegue, en español. */

import type { Spoken } from '../en/spoken';
import { games } from './games';
import { speech } from './speech';

export const spoken: Spoken = { games, speech };
