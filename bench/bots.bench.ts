/** How fast do bots think, how exactly do they keep their time, and what does it weigh? */

import { MessageChannel } from 'node:worker_threads';
import { asker } from '@boneyard/bots/asking';
import { concluded, decide, type Thinking } from '@boneyard/bots/bot';
import { serve } from '@boneyard/bots/desk';
import { solveBlock } from '@boneyard/bots/exact/block';
import { levels } from '@boneyard/bots/levels';
import { channelPort } from '@boneyard/bots/node';
import { review } from '@boneyard/bots/review/review';
import { REVIEW_TAKES, spread } from '@boneyard/bots/review/spread';
import { search } from '@boneyard/bots/search';
import { addEdge, addNode, hasRoom, NONE, sapling } from '@boneyard/bots/tree';
import { act, begin, nextRound, outcomeOf, recordOf } from '@boneyard/engine/match';
import { type ReadRecord, readRecord } from '@boneyard/engine/record';
import { type Common, fresh, type Game, type Seat, type Table } from '@boneyard/rules/game';
import { bead } from '@boneyard/rules/games/bead/bead';
import { classic } from '@boneyard/rules/games/classic/classic';
import { magnetic } from '@boneyard/rules/games/magnetic/magnetic';
import { quad } from '@boneyard/rules/games/quad/quad';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { pick, type Random, seeded } from '@boneyard/rules/random';
import type { Bench, Figure } from './bench';
import { best, perSecond } from './measure';

interface Race {
  readonly name: string;
  readonly game: Game;
  readonly options: unknown;
  /** Iterations a second. */
  readonly aim?: number;
}

const RACES: readonly Race[] = [
  { name: 'block', game: classic, options: { style: 'block', lead: 'lots' }, aim: 150_000 },
  { name: 'bead', game: bead, options: {}, aim: 8000 },
  { name: 'quad', game: quad, options: {}, aim: 2000 },
  { name: 'tower', game: magnetic, options: { mode: 'tower' } },
];

/** A share of bare random playouts that the tree, the belief and the playouts' judgement may not fall below. */
const RATIO = 1 / 3;
const SOLVE_AIM = 300;
const MEMORY_AIM = 64;
const REVIEW_AIM = 20;

function tableOf(game: Game, options: unknown): Table {
  const table = setTable(game, 2, options);
  if (isProblem(table)) throw new Error(JSON.stringify(table));
  return table;
}

/** A fresh deal at the first decision that is one. */
function freshDeal(game: Game, table: Table, random: Random): { state: Common; seat: Seat } {
  let state: Common = game.start(table, game.deal(table, random), fresh(2));
  for (;;) {
    const seat = game.toAct(state)[0]!;
    const moves = game.moves(state, seat);
    if (moves.length > 1) return { state, seat };
    state = game.play(state, seat, moves[0]);
  }
}

function playBlindly(game: Game, from: Common, random: Random): void {
  let state = from;
  for (;;) {
    const seat = game.toAct(state)[0];
    if (seat === undefined) return;
    state = game.play(state, seat, pick(game.moves(state, seat), random));
  }
}

const clock = () => performance.now();

function race({ name, game, options, aim }: Race, tiny: boolean): Figure[] {
  const random = seeded('bots');
  const { state, seat } = freshDeal(game, tableOf(game, options), random);
  const view = game.view(state, seat);
  const seconds = tiny ? 0.01 : 0.5;
  const think = (budget: Thinking['budget']) => concluded(search(game, view, seat, { random, budget, clock }));
  const [iterations, blind] = best(
    tiny ? 1 : 4,
    () => perSecond((amount) => think({ iterations: amount }), seconds),
    () =>
      perSecond((amount) => {
        for (let i = 0; i < amount; i++) playBlindly(game, state, random);
      }, seconds),
  ) as [number, number];
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
      unit: 'a second',
      ...(aim !== undefined && { aim: `≥ ${aim}`, met: iterations >= aim }),
    },
    { name: `${name}: random playouts`, value: blind, unit: 'a second' },
    {
      name: `${name}: iterations to playouts`,
      value: iterations / blind,
      unit: '×',
      ...(aim !== undefined && { aim: '≥ a third', met: iterations / blind >= RATIO }),
    },
    { name: `${name}: longest overrun of 100 ms`, value: Math.max(...late), unit: 'ms' },
  ];
}

function solving(tiny: boolean): Figure {
  const game: Game = classic;
  const table = tableOf(game, { style: 'block', lead: 'lots', hand: 7 });
  const random = seeded('solving');
  const deals = Array.from({ length: tiny ? 5 : 500 }, () => game.start(table, game.deal(table, random), fresh(2)));
  const [rate] = best(tiny ? 1 : 4, () =>
    perSecond(
      (times) => {
        for (let i = 0; i < times; i++) solveBlock(deals[i % deals.length]!);
      },
      tiny ? 0.01 : 0.5,
    ),
  );
  const micros = 1e6 / rate!;
  return { name: 'solving 7 against 7', value: micros, unit: 'µs', aim: `≤ ${SOLVE_AIM}`, met: micros <= SOLVE_AIM };
}

/** What a search keeps when its tree is full. */
function fullTree(tiny: boolean): Figure {
  const before = process.memoryUsage().arrayBuffers;
  const tree = sapling();
  for (let i = 0; i < (tiny ? 5000 : Number.POSITIVE_INFINITY) && hasRoom(tree, 1); i++)
    addEdge(tree, addNode(tree), NONE, i, 0);
  const held = tree.edges > 0 ? (process.memoryUsage().arrayBuffers - before) / 2 ** 20 : 0;
  return { name: 'a full tree', value: held, unit: 'MB', aim: `≤ ${MEMORY_AIM}`, met: held <= MEMORY_AIM };
}

/** From taking a question back until the desk answers the next one. */
async function cancelling(tiny: boolean): Promise<Figure> {
  const game: Game = quad;
  const random = seeded('cancelling');
  const { state, seat } = freshDeal(game, tableOf(game, {}), random);
  const question = { game: 'quad', view: game.view(state, seat), seat, seed: 'one' } as const;
  const { port1, port2 } = new MessageChannel();
  serve(channelPort(port1));
  const asking = asker(channelPort(port2));
  let longest = 0;
  for (let i = 0; i < (tiny ? 1 : 10); i++) {
    const stop = new AbortController();
    const thought = asking.move({ ...question, level: 'expert', budget: { milliseconds: 60_000 } }, stop.signal);
    await new Promise((resolve) => setTimeout(resolve, tiny ? 5 : 50));
    const began = clock();
    stop.abort();
    await thought.catch(() => undefined);
    await asking.move({ ...question, level: 'gentle' });
    longest = Math.max(longest, clock() - began);
  }
  asking.close();
  return { name: 'longest time to cancel', value: longest, unit: 'ms' };
}

/** A match of two casual bots as a record. */
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

/** A whole review, as the page asks for it. */
function reviewing(tiny: boolean): Figure[] {
  const record = casualMatch();
  const began = clock();
  const thought = review(record, tiny ? { iterations: 1 } : spread(record, REVIEW_TAKES), clock);
  let step = thought.next();
  while (!step.done) step = thought.next();
  const took = (clock() - began) / 1000;
  const moves = record.rounds.reduce((sum, round) => sum + round.moves.length, 0);
  return [
    { name: 'reviewed moves of a match for two', value: moves, unit: 'moves' },
    { name: 'review of it', value: took, unit: 's', aim: `< ${REVIEW_AIM}`, met: took < REVIEW_AIM },
  ];
}

export const bench: Bench = {
  name: 'bots',
  async run(size) {
    const tiny = size === 'tiny';
    return [
      ...RACES.flatMap((one) => race(one, tiny)),
      solving(tiny),
      fullTree(tiny),
      await cancelling(tiny),
      ...reviewing(tiny),
    ];
  },
};
