/** What we say of each game, in English. */

import type { GamesOf } from '../game';
import * as list from './gamelist';

export const games: GamesOf<typeof list> = list;

export type Games = typeof games;
