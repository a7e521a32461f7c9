/** Bots: iterations per second, how precisely they keep to their time, and memory. */

import { MessageChannel } from 'node:worker_threads';
import { decide, runToEnd, type Thinking } from '@boneyard/bots/bot';
import { botClient } from '@boneyard/bots/botclient';
import { serveBots } from '@boneyard/bots/botservice';
import { levels } from '@boneyard/bots/levels';
import { channelPort } from '@boneyard/bots/nodeport';
import { review } from '@boneyard/bots/review/review';
import { REVIEW_TAKES, reviewBudget } from '@boneyard/bots/review/reviewbudget';
import { search } from '@boneyard/bots/search';
import { addEdge, hasRoom, NONE, newTree, ROOT } from '@boneyard/bots/tree';
import { act, begin, nextRound, outcomeOf, recordOf } from '@boneyard/engine/match';
import { type ReadRecord, readRecord } from '@boneyard/engine/record';
import { bead } from '@boneyard/games/bead/rules/bead';
import { solveOpen } from '@boneyard/games/classic/bot/openhands';
import { classic } from '@boneyard/games/classic/rules/classic';
import { magnetic } from '@boneyard/games/magnetic/rules/magnetic';
import { quad } from '@boneyard/games/quad/rules/quad';
import { type Common, fresh, type Game, type Seat, type Table } from '@boneyard/rules/game';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { pick, type Random, seeded } from '@boneyard/rules/random';
import type { Bench, BenchFigure } from './bench';
import { gain, tunedRate } from './gains';
import { best, perSecond } from './measure';

interface SpeedCase {
  readonly name: 'block' | 'bead' | 'quad' | 'tower';
  readonly game: Game;
  readonly options: unknown;
  /** Target in iterations per second. */
  readonly target?: number;
}

const SPEED_CASES: readonly SpeedCase[] = [
  { name: 'block', game: classic, options: { style: 'block', lead: 'lots' }, target: 150_000 },
  { name: 'bead', game: bead, options: {}, target: 8000 },
  { name: 'quad', game: quad, options: {}, target: 2000 },
  { name: 'tower', game: magnetic, options: { mode: 'tower' } },
];

/** Iterations must be at least this fast compared with bare random playouts: the rest is tree, belief and heuristics. */
const RATIO = 1 / 3;
const MOST_SOLVE_MICROSECONDS = 300;
/** A whole deal of partners must be solved within this time. */
const MOST_PARTNERS_MILLISECONDS = 2000;
const MOST_TREE_MEGABYTES = 64;
const MOST_REVIEW_SECONDS = 20;

function tableOf(game: Game, options: unknown, players = 2): Table {
  const table = setTable(game, players, options);
  if (isProblem(table)) throw new Error(JSON.stringify(table));
  return table;
}

/** A random deal, at the first move with a choice. */
function freshDeal(game: Game, table: Table, random: Random): { state: Common; seat: Seat } {
  let state: Common = game.start(table, game.deal(table, random), fresh(2));
  for (;;) {
    const seat = game.toAct(state)[0]!;
    const moves = game.moves(state, seat);
    if (moves.length > 1) return { state, seat };
    state = game.play(state, seat, moves[0]);
  }
}

function playRandomly(game: Game, from: Common, random: Random): void {
  let state = from;
  for (;;) {
    const seat = game.toAct(state)[0];
    if (seat === undefined) return;
    state = game.play(state, seat, pick(game.moves(state, seat), random));
  }
}

const clock = () => performance.now();

function speed({ name, game, options, target }: SpeedCase, tiny: boolean): BenchFigure[] {
  const random = seeded('bots');
  const { state, seat } = freshDeal(game, tableOf(game, options), random);
  const view = game.view(state, seat);
  const seconds = tiny ? 0.01 : 0.5;
  const think = (budget: Thinking['budget']) => runToEnd(search(game, view, seat, { random, budget, clock }));
  const [iterations, blind, tuned] = best(
    tiny ? 1 : 4,
    () => perSecond((amount) => think({ iterations: amount }), seconds),
    () =>
      perSecond((amount) => {
        for (let i = 0; i < amount; i++) playRandomly(game, state, random);
      }, seconds),
    () => tunedRate(seconds),
  ) as [number, number, number];
  const late: number[] = [];
  for (let i = 0; i < (tiny ? 1 : 10); i++) {
    const began = clock();
    think({ milliseconds: tiny ? 5 : 100 });
    late.push(clock() - began - (tiny ? 5 : 100));
  }
  return [
    {
      name: `${name}: iterations`,
      value: iterations,
      unit: 'per second',
      ...(target !== undefined && { target: `≥ ${target}`, met: iterations >= target }),
    },
    gain(`bots, ${name}`, iterations, tuned),
    { name: `${name}: random playouts`, value: blind, unit: 'per second' },
    {
      name: `${name}: iterations vs playouts`,
      value: iterations / blind,
      unit: '×',
      ...(target !== undefined && { target: '≥ 1/3', met: iterations / blind >= RATIO }),
    },
    { name: `${name}: longest overrun of 100 ms`, value: Math.max(...late), unit: 'ms' },
  ];
}

function solving(tiny: boolean): BenchFigure {
  const game: Game = classic;
  const table = tableOf(game, { style: 'block', lead: 'lots', hand: 7 });
  const random = seeded('solving');
  const deals = Array.from({ length: tiny ? 5 : 500 }, () => game.start(table, game.deal(table, random), fresh(2)));
  const [rate] = best(tiny ? 1 : 4, () =>
    perSecond(
      (times) => {
        for (let i = 0; i < times; i++) solveOpen(deals[i % deals.length]!, Number.POSITIVE_INFINITY);
      },
      tiny ? 0.01 : 0.5,
    ),
  );
  const micros = 1e6 / rate!;
  return {
    name: 'solving 7 against 7 tiles',
    value: micros,
    unit: 'µs',
    target: `≤ ${MOST_SOLVE_MICROSECONDS}`,
    met: micros <= MOST_SOLVE_MICROSECONDS,
  };
}

/** Whole deals of partners, 7 tiles each, with all hands open: the median and the worst. */
function solvingPartners(name: string, options: object, tiny: boolean): BenchFigure[] {
  const game: Game = classic;
  const table = tableOf(game, { partners: true, style: 'block', ...options, ...(tiny && { hand: 3 }) }, 4);
  const random = seeded(`solving ${name}`);
  const deals = tiny ? 3 : 41;
  const times = Array.from({ length: deals }, () => {
    const state = game.start(table, game.deal(table, random), fresh(4));
    const began = clock();
    solveOpen(state, Number.POSITIVE_INFINITY);
    return clock() - began;
  }).sort((a, b) => a - b);
  const worst = times.at(-1)!;
  return [
    { name: `solving a deal of ${name}: median`, value: times[deals >> 1]!, unit: 'ms' },
    {
      name: `solving a deal of ${name}: worst of ${deals}`,
      value: worst,
      unit: 'ms',
      target: `≤ ${MOST_PARTNERS_MILLISECONDS}`,
      met: worst <= MOST_PARTNERS_MILLISECONDS,
    },
  ];
}

/** The memory of a search whose tree is full. */
function fullTree(tiny: boolean): BenchFigure {
  const before = process.memoryUsage().arrayBuffers;
  const tree = newTree();
  for (let i = 0; i < (tiny ? 5000 : Number.POSITIVE_INFINITY) && hasRoom(tree, 1); i++)
    addEdge(tree, ROOT, NONE, i, 0);
  const held = tree.size > 0 ? (process.memoryUsage().arrayBuffers - before) / 2 ** 20 : 0;
  return {
    name: 'memory of a full tree',
    value: held,
    unit: 'MB',
    target: `≤ ${MOST_TREE_MEGABYTES}`,
    met: held <= MOST_TREE_MEGABYTES,
  };
}

/** Time from cancelling a request until the service has answered the next one. */
async function cancelling(tiny: boolean): Promise<BenchFigure> {
  const game: Game = quad;
  const random = seeded('cancelling');
  const { state, seat } = freshDeal(game, tableOf(game, {}), random);
  const question = { game: 'quad', view: game.view(state, seat), seat, seed: 'one' } as const;
  const { port1, port2 } = new MessageChannel();
  serveBots(channelPort(port1));
  const client = botClient(channelPort(port2));
  let longest = 0;
  for (let i = 0; i < (tiny ? 1 : 10); i++) {
    const stop = new AbortController();
    const thought = client.move({ ...question, level: 'expert', budget: { milliseconds: 60_000 } }, stop.signal);
    await new Promise((resolve) => setTimeout(resolve, tiny ? 5 : 50));
    const began = clock();
    stop.abort();
    await thought.catch(() => undefined);
    await client.move({ ...question, level: 'gentle' });
    longest = Math.max(longest, clock() - began);
  }
  client.close();
  return { name: 'longest time to cancel', value: longest, unit: 'ms' };
}

/** The record of a match between two casual bots. */
function casualMatch(): ReadRecord {
  const game: Game = classic;
  const table = tableOf(game, {});
  const random = seeded('match');
  const thinking = { random, budget: levels.casual.budget, clock };
  let match = begin(game, table, game.deal(table, random));
  for (;;) {
    const [seat] = game.toAct(match.state);
    if (seat !== undefined)
      match = act(match, seat, decide(levels.casual.bot, game, game.view(match.state, seat), seat, thinking));
    else if (outcomeOf(match)!.over) break;
    else match = nextRound(match, game.deal(table, random));
  }
  const record = readRecord(recordOf(match));
  if (isProblem(record)) throw new Error(JSON.stringify(record));
  return record;
}

/** A whole review, with the budget that the page uses. */
function reviewing(tiny: boolean): BenchFigure[] {
  const record = casualMatch();
  const began = clock();
  const thought = review(record, tiny ? { iterations: 1 } : reviewBudget(record, REVIEW_TAKES), clock);
  let step = thought.next();
  while (!step.done) step = thought.next();
  const took = (clock() - began) / 1000;
  const moves = record.rounds.reduce((sum, round) => sum + round.moves.length, 0);
  return [
    { name: 'moves in the reviewed match', value: moves, unit: 'moves' },
    {
      name: 'review of that match',
      value: took,
      unit: 's',
      target: `< ${MOST_REVIEW_SECONDS}`,
      met: took < MOST_REVIEW_SECONDS,
    },
  ];
}

export const bench: Bench = {
  name: 'bots',
  async run(size) {
    const tiny = size === 'tiny';
    return [
      ...SPEED_CASES.flatMap((one) => speed(one, tiny)),
      solving(tiny),
      ...solvingPartners('partners', {}, tiny),
      ...solvingPartners('partners, All Fives', { points: 'fives' }, tiny),
      fullTree(tiny),
      await cancelling(tiny),
      ...reviewing(tiny),
    ];
  },
};
