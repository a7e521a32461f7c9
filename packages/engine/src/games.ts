/** The score pad arithmetic of each game. */

import type { GameId } from '@boneyard/rules/games';
import * as list from './gamelist';
import type { Arithmetic } from './scorepad/arithmetic';

export const arithmetics: Readonly<Record<GameId, Arithmetic>> = list;
