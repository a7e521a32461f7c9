/** What we say of each game, in English. */

import type { GameId } from '@boneyard/rules/games';
import type { GameWords } from '../games';
import { classic } from './classic';

export const games: Readonly<Record<GameId, GameWords>> = { classic };
