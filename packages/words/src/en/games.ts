/** What we say of each game, in English. */

import type { GameId } from '@boneyard/rules/games';
import type { GameWords } from '../games';
import { bead } from './bead';
import { classic } from './classic';
import { magnetic } from './magnetic';
import { quad } from './quad';

export const games: Readonly<Record<GameId, GameWords>> = { classic, bead, quad, magnetic };
