/** The names of all courses, in the order in which they are offered. */

import { GAME_IDS, type GameId } from '@boneyard/rules/games';
import { webGames } from '../games';

const games = new Map(
  GAME_IDS.flatMap((game) => Object.keys(webGames[game].courses).map((course) => [course, game] as const)),
);

export const COURSE_IDS: readonly string[] = [...games.keys()];

export function gameTaughtBy(course: string): GameId {
  return games.get(course)!;
}
