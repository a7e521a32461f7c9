/** The match-ups of the strength table, from all games. */

import { GAME_IDS, gameCalled } from '@boneyard/rules/games';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { botGames } from '../games';
import { type Contest, fillSeats } from './contest';
import type { MatchUp, SkillWorth } from './matchup';
import { type PlayerName, SKILLS } from './players';

export interface MatchUpGroup {
  readonly title: string;
  readonly matchUps: readonly MatchUp[];
}

export interface Arena {
  readonly groups: readonly MatchUpGroup[];
  /** Sorted by skill. */
  readonly worths: readonly SkillWorth[];
}

export async function arena(): Promise<Arena> {
  const workshops = await Promise.all(GAME_IDS.flatMap((id) => botGames[id]?.workshop() ?? []));
  const games = workshops.map(({ matchUps }) => matchUps);
  return {
    groups: [
      { title: 'Two seats', matchUps: games.flatMap(({ two }) => two) },
      { title: 'Two seats, two seconds a move', matchUps: games.flatMap(({ slow = [] }) => slow) },
      { title: 'Two against two', matchUps: games.flatMap(({ partners = [] }) => partners) },
      {
        title: 'One expert among casual players',
        matchUps: [3, 4].flatMap((players) => games.flatMap(({ among }) => among(players))),
      },
    ],
    worths: SKILLS.flatMap((skill) =>
      games.flatMap(({ worths = [] }) => worths.filter((worth) => worth.skill === skill)),
    ),
  };
}

/** The same match-up, with the measured bot, and every other seat it has, lacking the skill. */
export function withoutSkill({ skill, matchUp }: SkillWorth): MatchUp {
  const [measured, other, ...more] = matchUp.bots;
  const lesser = `without-${skill}` as const;
  const budget = matchUp.budgets?.[measured];
  const lacking = (bot: PlayerName) => (bot === measured ? lesser : bot);
  return {
    ...matchUp,
    bots: [lesser, lacking(other), ...more.map(lacking)],
    ...(budget && { budgets: { ...matchUp.budgets, [lesser]: budget } }),
  };
}

export function contestOf(matchUp: MatchUp, seed: string): Contest {
  const { game, players = 2, options, bots, budgets = {}, verdicts = 'quick' } = matchUp;
  const table = setTable(gameCalled(game)!, players, options);
  if (isProblem(table)) throw new Error(`${game}: ${JSON.stringify(table)}`);
  return { game, ...table, entrants: fillSeats(bots, players, budgets), seed, verdicts };
}
