/** The puzzle of the day, by the calendar alone: the same for everyone, without a server. */

import { GAME_IDS, type GameId } from '@boneyard/rules/games';

const DAY = 24 * 60 * 60 * 1000;

/** The day on the calendar of whoever looks, as `2026-11-15`. */
export function dayOf(now: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Days since 1970, the same for a date everywhere on earth. */
function numberOf(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);
}

/** The games take turns. */
export function gameOn(day: string): GameId {
  return GAME_IDS[numberOf(day) % GAME_IDS.length]!;
}

/** Steps that no set's size divides, so that every puzzle has its day and easy ones do not come in a row. */
const STRIDE = 37;

/** Which of so many puzzles of the day's game, from 0. */
export function puzzleOn(day: string, of: number): number {
  return (Math.floor(numberOf(day) / GAME_IDS.length) * STRIDE) % of;
}

/** How many days in a row were solved, up to today, or to yesterday if today's is still to be solved. */
export function streak(days: readonly string[], today: string): number {
  const solved = new Set(days.map(numberOf));
  const now = numberOf(today);
  let day = solved.has(now) ? now : now - 1;
  let row = 0;
  while (solved.has(day--)) row++;
  return row;
}
