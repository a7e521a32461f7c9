/** What can be printed of each game. */

import { GAME_IDS, type GameId } from '@boneyard/rules/games';
import type { PrintGame, TileSet } from './game';
import * as list from './gamelist';

export const printGames: Readonly<Record<GameId, PrintGame>> = list;

export type SetName = { [G in GameId]: keyof (typeof list)[G]['sets'] }[GameId];

export const tileSets = Object.assign({}, ...Object.values(printGames).map(({ sets }) => sets)) as Readonly<
  Record<SetName, TileSet>
>;

export const SET_NAMES = Object.keys(tileSets) as SetName[];

/** The game whose tiles these are. */
export function gameOf(set: SetName): GameId {
  return GAME_IDS.find((id) => set in printGames[id].sets)!;
}

/** The games that are played on a grid. */
export const BOARD_GAMES: readonly GameId[] = GAME_IDS.filter((id) => printGames[id].board);
