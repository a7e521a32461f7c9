/** The list of all games. */

import type { Game } from './game';
import * as list from './gamelist';

/** In the order in which people are shown them. */
export const GAME_IDS = ['classic', 'bead', 'quad', 'magnetic'] as const;
export type GameId = (typeof GAME_IDS)[number];

const BY_ID: Readonly<Record<GameId, Game>> = list;

export const games: readonly Game[] = GAME_IDS.map((id) => BY_ID[id]);

export function gameCalled(id: unknown): Game | undefined {
  return games.find((game) => game.id === id);
}
