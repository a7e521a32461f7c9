/** Lo que decimos de cada juego, en español. */

import type { Games } from '../en/games';
import * as list from './gamelist';

export const games: Games = list;
