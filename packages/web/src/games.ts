/** Every game as the page shows it. */

import type { GameId } from '@boneyard/rules/games';
import type { WebGame } from './game';
import * as list from './gamelist';

export const webGames: Readonly<Record<GameId, WebGame>> = list;

/** Undefined for what is no game. */
export function webGameOf(id: string): WebGame | undefined {
  return Object.hasOwn(webGames, id) ? webGames[id as GameId] : undefined;
}
