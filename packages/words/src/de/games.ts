/** Was wir von jedem Spiel sagen, auf Deutsch. */

import type { Games } from '../en/games';
import * as list from './gamelist';

export const games: Games = list;
