/** Ce qui se dit partout où l’on joue, en français. */

import type { Spoken } from '../en/spoken';
import { games } from './games';
import { speech } from './speech';

export const spoken: Spoken = { games, speech };
