/** Every game there is. Whatever runs over all games runs over this list. */

import type { Game } from './game';
import { bead } from './games/bead/bead';
import { classic } from './games/classic/classic';
import { magnetic } from './games/magnetic/magnetic';
import { quad } from './games/quad/quad';

export const GAME_IDS = ['classic', 'bead', 'quad', 'magnetic'] as const;
export type GameId = (typeof GAME_IDS)[number];

const BY_ID: Readonly<Record<GameId, Game>> = { classic, bead, quad, magnetic };

export const games: readonly Game[] = GAME_IDS.map((id) => BY_ID[id]);

export function gameCalled(id: unknown): Game | undefined {
  return games.find((game) => game.id === id);
}
