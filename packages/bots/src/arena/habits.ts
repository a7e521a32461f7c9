/** Counts what bots do more or less often, such as mistakes, in the deals of a contest. */

import type { Habit } from '../game';
import type { Contest } from './contest';
import { playDeal, type Referee, type Stopwatch } from './dealplay';

/** How often there was an occasion for a habit, and how often a bot showed it. */
export interface HabitCount {
  readonly occasions: number;
  readonly times: number;
}

/** By entrant and habit. */
export type HabitCounts = readonly (readonly HabitCount[])[];

/** Plays the first deals of a contest with every seating. */
export async function countHabits(
  contest: Contest,
  deals: number,
  habits: readonly Habit[],
  rule: Referee,
  clock: Stopwatch,
): Promise<HabitCounts> {
  const counts = contest.entrants.map(() => habits.map(() => ({ occasions: 0, times: 0 })));
  for (let deal = 0; deal < deals; deal++)
    await playDeal(contest, deal, rule, clock, (entrant, state, seat, move) => {
      for (const [index, habit] of habits.entries()) {
        const shown = habit.shows(state, seat, move);
        if (shown === undefined) continue;
        const count = counts[entrant]![index]!;
        count.occasions++;
        if (shown) count.times++;
      }
    });
  return counts;
}
