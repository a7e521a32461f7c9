/** Random games of Magnetic Domino through the contract, with random verdicts. */

import { magnetic } from '@boneyard/games/magnetic/rules/magnetic';
import { type Common, fresh, type Game, type Table } from '@boneyard/rules/game';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { pick, type Random, seeded } from '@boneyard/rules/random';
import { chancesOf } from '@boneyard/rules/verdicts';
import type { Bench, BenchFigure } from './bench';
import { gain, tunedRate } from './gains';
import { best, bytesEach, perSecond } from './measure';

const game: Game = magnetic;
const PLAYERS = 2;
/** One verdict in this many is a fall. */
const FALLS = 20;

function tableOf(mode: string): Table {
  const table = setTable(game, PLAYERS, { mode });
  if (isProblem(table)) throw new Error(JSON.stringify(table));
  return table;
}

function played(table: Table, random: Random, plies: number): Common {
  let state: Common = game.start(table, game.deal(table, random), fresh(PLAYERS));
  for (let ply = 0; ply < plies; ply++) {
    const [seat] = game.toAct(state);
    if (seat === undefined) break;
    const chosen: unknown = pick(game.moves(state, seat), random);
    const fallen = random.below(FALLS) === 0 ? chancesOf(game, state, seat, chosen).at(-1)?.move : undefined;
    state = game.play(state, seat, fallen ?? chosen);
  }
  return state;
}

function rate(table: Table, random: Random, seconds: number): () => number {
  return () =>
    perSecond((games) => {
      for (let i = 0; i < games; i++) played(table, random, Number.POSITIVE_INFINITY);
    }, seconds);
}

export const bench: Bench = {
  name: 'magnetic',
  run(size) {
    const tiny = size === 'tiny';
    const random = seeded('bench');
    const tables = ['flat', 'tower', 'staggered'].map(tableOf);
    const seconds = tiny ? 0.01 : 1;
    const [tuned, ...rates] = best(
      tiny ? 1 : 5,
      () => tunedRate(seconds),
      ...tables.map((table) => rate(table, random, seconds)),
    );
    const figures: BenchFigure[] = tables.map(({ options: { mode } }, i) => ({
      name: `two seats, ${mode}`,
      value: rates[i]!,
      unit: 'games/s',
      ...(mode === 'tower' && { target: '≥ 10000', met: rates[i]! >= 10_000 }),
    }));
    figures.push(gain('tower', rates[1]!, tuned!));
    const bytes = bytesEach(tiny ? 100 : 20_000, () => played(tables[1]!, random, 10));
    return bytes === undefined
      ? figures
      : [...figures, { name: 'memory per tower, ply 10', value: bytes, unit: 'bytes' }];
  },
};
