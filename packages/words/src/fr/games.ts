/** Ce que nous disons de chaque jeu, en français. */

import type { Games } from '../en/games';
import * as list from './gamelist';

export const games: Games = list;
