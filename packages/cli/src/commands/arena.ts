/** `boneyard arena`: bots play each other in paired deals to measure which is stronger, and by how much. */

import { availableParallelism } from 'node:os';
import { readBudget } from '@boneyard/bots/arena/budget';
import { type Contest, fillSeats } from '@boneyard/bots/arena/contest';
import { PLAYER_NAMES, type PlayerName } from '@boneyard/bots/arena/players';
import { type Goal, strengthOf } from '@boneyard/bots/arena/statistics';
import type { Budget } from '@boneyard/bots/bot';
import { GAME_IDS, type GameId } from '@boneyard/rules/games';
import { facts } from '@boneyard/words/facts';
import { type RunContext, runContest } from '../arena/contestrun';
import { HABIT_DEALS, habitRows } from '../arena/habits';
import { type Bar, plot } from '../arena/plot';
import { resultFile } from '../arena/resultfile';
import { equalShare, sidesText, standings } from '../arena/standings';
import { makeTable } from '../arena/tables';
import { workerPool } from '../arena/workerpool';
import { argumentsOf, CommandError, type Console } from '../console';
import { writeText } from '../files';
import { chooseBots, chooseTable } from './tablearguments';

function argumentsFor(args: readonly string[], io: Console) {
  const { values } = argumentsOf(
    {
      args: [...args],
      options: {
        game: { type: 'string', default: GAME_IDS[0] },
        players: { type: 'string' },
        variant: { type: 'string' },
        option: { type: 'string', multiple: true, default: [] },
        bots: { type: 'string', default: 'expert,casual' },
        budget: { type: 'string', multiple: true, default: [] },
        seed: { type: 'string', default: '1' },
        deals: { type: 'string' },
        within: { type: 'string' },
        file: { type: 'string' },
        svg: { type: 'string' },
        table: { type: 'string' },
        only: { type: 'string', default: '' },
        physics: { type: 'boolean', default: false },
        habits: { type: 'boolean', default: false },
        cores: { type: 'string' },
      },
    },
    io,
  );
  return values;
}
type Values = ReturnType<typeof argumentsFor>;

/** Default of `--within`, in percentage points. */
const WITHIN = 2.5;

function refuse(why: string, { words }: Console): never {
  throw new CommandError(words.terminal.badArguments(why));
}

function count(name: 'deals' | 'within' | 'cores', text: string, io: Console): number {
  const pattern = name === 'within' ? /^\d+(\.\d+)?$/ : /^\d+$/;
  const value = Number(text);
  return pattern.test(text) && value > 0 ? value : refuse(io.words.arena.badCount(name, text), io);
}

function chooseGoal({ deals, within }: Values, io: Console): Goal {
  if (deals === undefined) return { within: (within === undefined ? WITHIN : count('within', within, io)) / 100 };
  const most = { deals: count('deals', deals, io) };
  return within === undefined ? most : { ...most, within: count('within', within, io) / 100 };
}

function chooseBudgets(texts: readonly string[], names: readonly PlayerName[], io: Console) {
  const budgets: Partial<Record<PlayerName, Budget>> = {};
  for (const text of texts) {
    const [bot, written = ''] = text.split('=');
    const name = names.find((one) => one === bot);
    const budget = readBudget(written);
    if (!name || !budget) return refuse(io.words.arena.badBudget(text), io);
    budgets[name] = budget;
  }
  return budgets;
}

function chooseContest(values: Values, io: Console): Contest {
  const { game, table } = chooseTable(values.game, values, io);
  const names = chooseBots(values.bots, PLAYER_NAMES, io);
  if (names.length > table.players) refuse(io.words.arena.badBots(table.players), io);
  const entrants = fillSeats(names, table.players, chooseBudgets(values.budget, names, io));
  const verdicts = values.physics ? 'physics' : 'quick';
  return { game: game.id as GameId, ...table, entrants, seed: values.seed, verdicts };
}

/** Plays one contest, prints the result, and returns its bar for the plot. */
async function playOne(contest: Contest, context: RunContext): Promise<Bar> {
  const { words, say, paint } = context.io;
  const { players, seed } = contest;
  const label = sidesText(contest, ({ bot }) => bot);
  const played = await runContest(contest, label, context);
  const game = words.games[contest.game].name;
  say(paint('bold', facts(game, words.arena.seats(players), words.arena.played(played.length, players, seed))));
  for (const line of standings(contest, played, context.io)) say(line);
  return { label: `${game}: ${label}`, win: strengthOf(played, [0]).win, equal: equalShare(contest) };
}

async function playAndDraw(contest: Contest, picture: string | undefined, context: RunContext): Promise<void> {
  const { io } = context;
  const bar = await playOne(contest, context);
  if (picture === undefined) return;
  writeText(picture, plot([bar], io.words.arena), io);
  io.say(io.words.arena.drawnIn(picture));
}

export async function arenaCommand(args: readonly string[], io: Console): Promise<number> {
  const values = argumentsFor(args, io);
  const { table: page, file, seed, only, svg } = values;
  const cores = values.cores === undefined ? availableParallelism() : count('cores', values.cores, io);
  const goal = chooseGoal(values, io);
  const contest = chooseContest(values, io);
  if (values.habits) {
    for (const row of await habitRows(contest, goal.deals ?? HABIT_DEALS, io)) io.say(row);
    return 0;
  }
  const results = resultFile(file, io);
  const workers = workerPool(cores);
  try {
    if (page === undefined) await playAndDraw(contest, svg, { goal, results, workers, io });
    else await makeTable(page, seed, only, { goal, results, workers, io });
  } finally {
    workers.close();
  }
  if (file !== undefined) io.say(io.words.arena.keptIn(file));
  return 0;
}
