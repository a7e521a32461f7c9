/** A player that is a function of a view. It is given nothing else, so it cannot cheat. */

import type { Common, Game, Seat, Seen } from '@boneyard/rules/game';
import type { Random } from '@boneyard/rules/random';

export type Bot = (game: Game, view: Seen<Common>, seat: Seat, random: Random) => unknown;
