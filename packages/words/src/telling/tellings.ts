/** The sentences of each game. A game without them does not compile. */

import type { Game } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import { beadTelling } from './bead';
import { classicTelling } from './classic';
import { magneticTelling } from './magnetic';
import { quadTelling } from './quad';
import type { Telling } from './telling';

const tellings: Readonly<Record<GameId, Telling>> = {
  classic: classicTelling,
  bead: beadTelling,
  quad: quadTelling,
  magnetic: magneticTelling,
};

export function tellingOf(game: Game): Telling {
  return tellings[game.id as GameId];
}
