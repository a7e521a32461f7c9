/** Ce que nous disons de chaque jeu, en français. */

import type { GameId } from '@boneyard/rules/games';
import type { GameWords } from '../games';
import { classic } from './classic';

export const games: Readonly<Record<GameId, GameWords>> = { classic };
