/** The match-ups of the strength table: who plays whom at what, with which budgets, and what is aimed at. */

import { type GameId, gameCalled } from '@boneyard/rules/games';
import { type Options, setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import type { Budget } from '../bot';
import { type Contest, company } from './contest';
import type { PlayerName, SkillName } from './players';

export interface MatchUp {
  readonly name: string;
  readonly game: GameId;
  readonly players?: number;
  readonly options?: Options;
  readonly bots: readonly [PlayerName, PlayerName];
  readonly budgets?: Readonly<Partial<Record<PlayerName, Budget>>>;
  readonly verdicts?: Contest['verdicts'];
  /** The win rate and the points a deal that the first bot should have. */
  readonly aim?: { readonly win: number; readonly margin?: number };
}

export interface Group {
  readonly title: string;
  readonly matchUps: readonly MatchUp[];
}

/** Iterations that take an expert about 150 milliseconds a move on an idle core of the machine where the table was made. */
const USUAL = { block: 15_000, draw: 11_000, bead: 2_200, quad: 800, flat: 11_000, tower: 500 } as const;

/** Two seconds a move. */
const LONG = { block: 190_000, bead: 28_000 } as const;

/** The leader lays what it likes, as in the trials that the aims come from. */
const BLOCK: Options = { style: 'block', lead: 'lots' };
const STRATEGIC: Options = { strategic: true, open: true };
const TOWER: Options = { mode: 'tower' };

type Match = Omit<MatchUp, 'bots' | 'budgets'>;

function expert(iterations: number, match: Match): MatchUp {
  return { ...match, bots: ['expert', 'casual'], budgets: { expert: { iterations } } };
}

const block: Match = { name: 'classic block, 7 tiles', game: 'classic', options: BLOCK };
const strategic: Match = { name: 'bead, strategic and open', game: 'bead', options: STRATEGIC };
const tower: Match = { name: 'magnetic tower, steady', game: 'magnetic', options: TOWER };

const casualBlock = expert(USUAL.block, { ...block, aim: { win: 0.61, margin: 3.5 } });
const draw = expert(USUAL.draw, { name: 'classic draw', game: 'classic', aim: { win: 0.58 } });
const bead = expert(USUAL.bead, { name: 'bead', game: 'bead', aim: { win: 0.75 } });
const casualStrategic = expert(USUAL.bead, { ...strategic, aim: { win: 0.85 } });
const quad = expert(USUAL.quad, { name: 'quad, one round', game: 'quad', aim: { win: 0.62 } });
const casualTower = expert(USUAL.tower, { ...tower, aim: { win: 0.6 } });

export const GROUPS: readonly Group[] = [
  {
    title: 'Two seats',
    matchUps: [
      { ...block, bots: ['strong', 'random'], budgets: { strong: { iterations: USUAL.block } }, aim: { win: 0.68 } },
      casualBlock,
      draw,
      bead,
      casualStrategic,
      quad,
      casualTower,
      { ...casualTower, name: 'magnetic tower under physics', verdicts: 'physics' },
    ],
  },
  {
    title: 'Two seats, two seconds a move',
    matchUps: [
      expert(LONG.block, { ...block, name: 'classic block, 2 s', aim: { win: 0.61, margin: 3.5 } }),
      expert(LONG.bead, { name: 'bead, 2 s', game: 'bead', aim: { win: 0.75 } }),
    ],
  },
  {
    title: 'One expert among casual players',
    matchUps: [3, 4].flatMap((players) => [
      expert(USUAL.block, { ...block, name: 'classic block', players }),
      expert(USUAL.draw, { name: 'classic draw', game: 'classic', players }),
      expert(USUAL.bead, { name: 'bead', game: 'bead', players }),
      expert(USUAL.quad, { name: 'quad, one round', game: 'quad', players }),
      expert(USUAL.flat, { name: 'magnetic flat', game: 'magnetic', players }),
      expert(USUAL.tower, { ...tower, players }),
    ]),
  },
];

/** What a skill is worth: what the expert does in a match-up, less what it does without the skill on the same deals. */
export interface Worth {
  readonly skill: SkillName;
  readonly matchUp: MatchUp;
}

export const WORTHS: readonly Worth[] = [
  { skill: 'belief', matchUp: casualBlock },
  { skill: 'belief', matchUp: draw },
  { skill: 'belief', matchUp: quad },
  { skill: 'belief', matchUp: casualTower },
  { skill: 'policy', matchUp: bead },
  { skill: 'exact', matchUp: casualBlock },
  { skill: 'exact', matchUp: casualStrategic },
];

/** The match-up without the skill. */
export function lesserOf({ skill, matchUp }: Worth): MatchUp {
  const [bot, other] = matchUp.bots;
  const lesser = `without-${skill}` as const;
  const budget = matchUp.budgets?.[bot];
  return { ...matchUp, bots: [lesser, other], ...(budget && { budgets: { [lesser]: budget } }) };
}

export function contestOf(matchUp: MatchUp, seed: string): Contest {
  const { game, players = 2, options, bots, budgets = {}, verdicts = 'quick' } = matchUp;
  const table = setTable(gameCalled(game)!, players, options);
  if (isProblem(table)) throw new Error(`${game}: ${JSON.stringify(table)}`);
  return { game, ...table, entrants: company(bots, players, budgets), seed, verdicts };
}
