/** How often each bot of a contest shows the habits of its game, as rows of a Markdown table. */

import type { Contest } from '@boneyard/bots/arena/contest';
import { countHabits } from '@boneyard/bots/arena/habits';
import { botGames } from '@boneyard/bots/games';
import { CommandError, type Console } from '../console';
import { groupEntrants } from './standings';
import { referees } from './verdicts';

/** Bots that play well repeat themselves little, so a hundred deals with both seatings already tell. */
export const HABIT_DEALS = 100;

export async function habitRows(contest: Contest, deals: number, { words }: Console): Promise<string[]> {
  const { arena, games, terminal } = words;
  const habits = (await botGames[contest.game]?.workshop())?.habits ?? [];
  if (habits.length === 0) throw new CommandError(terminal.badArguments(arena.noHabits(games[contest.game].name)));
  const counts = await countHabits(contest, deals, habits, referees[contest.verdicts], () => performance.now());
  const rows = groupEntrants(contest.entrants).flatMap(({ entrant, members }) =>
    habits.map(({ name }, index) => {
      const sum = (of: 'occasions' | 'times') => members.reduce((all, member) => all + counts[member]![index]![of], 0);
      const [occasions, times] = [sum('occasions'), sum('times')];
      const rate = occasions === 0 ? '–' : arena.percent(arena.number((100 * times) / occasions, 1));
      return [entrant.bot, name, String(occasions), String(times), rate];
    }),
  );
  const { bot, habit, occasions, times, rate } = arena.habits;
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line([bot, habit, occasions, times, rate]), '|---|---|---|---|---|', ...rows.map(line)];
}
