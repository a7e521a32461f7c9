/** The puzzle of the day. It depends only on the calendar, so it is the same for everyone without a server. */

import { GAME_IDS, type GameId } from '@boneyard/rules/games';
import { webGames } from '../games';

/** The games that have puzzles. */
export const PUZZLE_GAMES: readonly GameId[] = GAME_IDS.filter((id) => webGames[id].puzzles);

const DAY = 24 * 60 * 60 * 1000;

/** The day in the player's time zone, such as `2026-11-15`. */
export function dayOf(now: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Days since 1970, whatever the time zone. */
function numberOf(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);
}

/** The games take turns. */
export function gameOn(day: string): GameId {
  return PUZZLE_GAMES[numberOf(day) % PUZZLE_GAMES.length]!;
}

/** How many days the game of this day has had before. */
function turnOf(day: string): number {
  return Math.floor(numberOf(day) / PUZZLE_GAMES.length);
}

/** Shares no factor with the size of any set, so that every puzzle gets its day, and easy ones do not follow each other. */
const STRIDE = 37;

/** The sets of a game take turns on its days. */
export function setOn(day: string): string {
  const sets = webGames[gameOn(day)].puzzles!;
  return sets[turnOf(day) % sets.length]!;
}

/** The index of the day's puzzle among the `of` puzzles of the day's set. */
export function puzzleOn(day: string, of: number): number {
  const sets = webGames[gameOn(day)].puzzles!;
  return (Math.floor(turnOf(day) / sets.length) * STRIDE) % of;
}

/** The number of days in a row with a solved puzzle, up to today, or up to yesterday if today's is unsolved. */
export function streak(days: readonly string[], today: string): number {
  const solved = new Set(days.map(numberOf));
  const now = numberOf(today);
  let day = solved.has(now) ? now : now - 1;
  let row = 0;
  while (solved.has(day--)) row++;
  return row;
}
