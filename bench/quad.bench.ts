/** Quad-Ominos at speed: random rounds through the contract, against a plain engine that tries every tile in every place. */

import { fresh } from '@boneyard/rules/game';
import type { QuadTable } from '@boneyard/rules/games/quad/options';
import type { State } from '@boneyard/rules/games/quad/position';
import { quad } from '@boneyard/rules/games/quad/quad';
import { setTable } from '@boneyard/rules/options';
import { type Random, seeded } from '@boneyard/rules/random';
import type { Bench, Figure } from './bench';
import { best, bytesEach, perSecond } from './measure';
import { type Choice, referenceRound } from './reference/quad';

const PLAYERS = 2;
const ROUNDS_A_SECOND = 3_000;
const TIMES_THE_REFERENCE = 30;
const MOST_MILLISECONDS = 3;
const MOST_BYTES = 8192;
const MID_ROUND = 20;

interface Tally {
  rounds: number;
  plies: number;
  points: number;
}

function tableWith(set: 125 | 70): QuadTable {
  return setTable(quad, PLAYERS, { set, match: { rounds: 1 } }) as QuadTable;
}

/** In order, so that two engines choose alike; as they come, when time counts. */
const asTheyCome: Choice = (moves, random) => moves[random.below(moves.length)]!;
const inOrder: Choice = (moves, random) =>
  asTheyCome(
    moves.toSorted((a, b) => a - b),
    random,
  );

function playedOn(state: State, random: Random, choose: Choice, until: number, look?: (state: State) => void): State {
  let now = state;
  while (now.ply < until) {
    const [seat] = quad.toAct(now);
    if (seat === undefined) break;
    look?.(now);
    now = quad.play(now, seat, choose(quad.moves(now, seat), random));
  }
  return now;
}

function add(tally: Tally, plies: number, scores: readonly number[]): void {
  tally.rounds++;
  tally.plies += plies;
  tally.points += (scores[0]! + scores[1]!) / PLAYERS;
}

function engineRounds(table: QuadTable, rounds: number, random: Random, choose: Choice): Tally {
  const tally = { rounds: 0, plies: 0, points: 0 };
  for (let i = 0; i < rounds; i++) {
    const { ply, scores } = playedOn(
      quad.start(table, quad.deal(table, random), fresh(PLAYERS)),
      random,
      choose,
      Number.POSITIVE_INFINITY,
    );
    add(tally, ply, scores);
  }
  return tally;
}

function referenceRounds(table: QuadTable, rounds: number, random: Random, choose: Choice): Tally {
  const tally = { rounds: 0, plies: 0, points: 0 };
  for (let i = 0; i < rounds; i++) {
    const { plies, scores } = referenceRound(quad.deal(table, random), random, choose);
    add(tally, plies, scores);
  }
  return tally;
}

/** The longest that a question about pairs of extra plays takes, each asked thrice so that a pause of the machine does not count. */
function worstPairSearch(table: QuadTable, positions: number, random: Random): number {
  let worst = 0;
  let seen = 0;
  const look = (state: State) => {
    if (state.phase !== 'bonus' && state.phase !== 'first extra') return;
    seen++;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < 3; i++) {
      const began = performance.now();
      quad.moves(state, state.turn);
      least = Math.min(least, performance.now() - began);
    }
    worst = Math.max(worst, least);
  };
  while (seen < positions)
    playedOn(quad.start(table, quad.deal(table, random), fresh(PLAYERS)), random, asTheyCome, 1000, look);
  return worst;
}

/** The same rounds by both: the means must be equal to the last digit. */
function agreement(table: QuadTable, rounds: number): Figure[] {
  const ours = engineRounds(table, rounds, seeded('same rounds'), inOrder);
  const theirs = referenceRounds(table, rounds, seeded('same rounds'), inOrder);
  return (['plies', 'points'] as const).flatMap((what) => {
    const name = `${what === 'plies' ? 'moves a round' : 'mean score'}, set of ${table.options.set}`;
    const value = theirs[what] / rounds;
    return [
      { name, value: ours[what] / rounds, unit: '' },
      { name: `${name}, reference`, value, unit: '', aim: 'the same', met: ours[what] === theirs[what] },
    ];
  });
}

export const bench: Bench = {
  name: 'quad',
  run(size) {
    const tiny = size === 'tiny';
    const seconds = tiny ? 0.01 : 1;
    const random = seeded('bench');
    const full = tableWith(125);
    const small = tableWith(70);
    const [ours, oursSmall, theirs] = best(
      tiny ? 1 : 5,
      () => perSecond((rounds) => engineRounds(full, rounds, random, asTheyCome), seconds),
      () => perSecond((rounds) => engineRounds(small, rounds, random, asTheyCome), seconds),
      () => perSecond((rounds) => referenceRounds(full, rounds, random, asTheyCome), seconds),
    ) as [number, number, number];
    const worst = worstPairSearch(full, tiny ? 20 : 10_000, random);
    const bytes = bytesEach(tiny ? 50 : 20_000, () =>
      playedOn(quad.start(full, quad.deal(full, random), fresh(PLAYERS)), random, asTheyCome, MID_ROUND),
    );
    const rate = { unit: 'rounds/s', aim: `≥ ${ROUNDS_A_SECOND}` };
    return [
      { name: 'two seats, set of 125', value: ours, ...rate, met: ours >= ROUNDS_A_SECOND },
      { name: 'two seats, set of 70', value: oursSmall, ...rate, met: oursSmall >= ROUNDS_A_SECOND },
      { name: 'reference, set of 125', value: theirs, unit: 'rounds/s' },
      {
        name: 'times the reference',
        value: ours / theirs,
        unit: '×',
        aim: `≥ ${TIMES_THE_REFERENCE}`,
        met: ours / theirs >= TIMES_THE_REFERENCE,
      },
      ...agreement(full, tiny ? 3 : 500),
      ...agreement(small, tiny ? 3 : 500),
      {
        name: 'worst search for a pair',
        value: worst,
        unit: 'ms',
        aim: `≤ ${MOST_MILLISECONDS}`,
        met: worst <= MOST_MILLISECONDS,
      },
      ...(bytes === undefined
        ? []
        : [{ name: 'a kept state', value: bytes, unit: 'bytes', aim: `< ${MOST_BYTES}`, met: bytes < MOST_BYTES }]),
    ];
  },
};
