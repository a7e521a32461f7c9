/** Random rounds of Quad-Ominos through the contract, compared with a simple engine that tries every tile in every place. */

import type { QuadTable } from '@boneyard/games/quad/rules/options';
import type { State } from '@boneyard/games/quad/rules/position';
import { quad } from '@boneyard/games/quad/rules/quad';
import { fresh } from '@boneyard/rules/game';
import { setTable } from '@boneyard/rules/options';
import { type Random, seeded } from '@boneyard/rules/random';
import { type Bench, type BenchFigure, ratio } from './bench';
import { gain, tunedRate } from './gains';
import { best, bytesEach, perSecond } from './measure';
import { type MoveChooser, referenceRound } from './reference/quad';

const PLAYERS = 2;
const ROUNDS_PER_SECOND = 3_000;
const SPEED_RATIO = 30;
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

// Sorted moves make both engines choose the same one; unsorted moves are faster, for timing.
const unsorted: MoveChooser = (moves, random) => moves[random.below(moves.length)]!;
const sorted: MoveChooser = (moves, random) =>
  unsorted(
    moves.toSorted((a, b) => a - b),
    random,
  );

function playedOn(
  state: State,
  random: Random,
  choose: MoveChooser,
  until: number,
  look?: (state: State) => void,
): State {
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

function engineRounds(table: QuadTable, rounds: number, random: Random, choose: MoveChooser): Tally {
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

function referenceRounds(table: QuadTable, rounds: number, random: Random, choose: MoveChooser): Tally {
  const tally = { rounds: 0, plies: 0, points: 0 };
  for (let i = 0; i < rounds; i++) {
    const { plies, scores } = referenceRound(quad.deal(table, random), random, choose);
    add(tally, plies, scores);
  }
  return tally;
}

/** The slowest search for pairs of extra plays. Each is timed three times, so that a pause of the machine does not count. */
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
    playedOn(quad.start(table, quad.deal(table, random), fresh(PLAYERS)), random, unsorted, 1000, look);
  return worst;
}

/** Both engines play the same rounds, so the means must be exactly equal. */
function agreement(table: QuadTable, rounds: number): BenchFigure[] {
  const ours = engineRounds(table, rounds, seeded('same rounds'), sorted);
  const theirs = referenceRounds(table, rounds, seeded('same rounds'), sorted);
  return (['plies', 'points'] as const).flatMap((what) => {
    const name = `${what === 'plies' ? 'moves per round' : 'mean score'}, set of ${table.options.set}`;
    const value = theirs[what] / rounds;
    return [
      { name, value: ours[what] / rounds, unit: '' },
      { name: `${name}, reference`, value, unit: '', target: 'equal', met: ours[what] === theirs[what] },
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
    const [ours, oursSmall, theirs, tuned] = best(
      tiny ? 1 : 5,
      () => perSecond((rounds) => engineRounds(full, rounds, random, unsorted), seconds),
      () => perSecond((rounds) => engineRounds(small, rounds, random, unsorted), seconds),
      () => perSecond((rounds) => referenceRounds(full, rounds, random, unsorted), seconds),
      () => tunedRate(seconds),
    ) as [number, number, number, number];
    const worst = worstPairSearch(full, tiny ? 20 : 10_000, random);
    const bytes = bytesEach(tiny ? 50 : 20_000, () =>
      playedOn(quad.start(full, quad.deal(full, random), fresh(PLAYERS)), random, unsorted, MID_ROUND),
    );
    const rate = { unit: 'rounds/s', target: `≥ ${ROUNDS_PER_SECOND}` };
    return [
      { name: 'two seats, set of 125', value: ours, ...rate, met: ours >= ROUNDS_PER_SECOND },
      { name: 'two seats, set of 70', value: oursSmall, ...rate, met: oursSmall >= ROUNDS_PER_SECOND },
      { name: 'reference, set of 125', value: theirs, unit: 'rounds/s' },
      ratio('speed vs reference', ours / theirs, SPEED_RATIO),
      gain('quad', ours, tuned),
      ...agreement(full, tiny ? 3 : 500),
      ...agreement(small, tiny ? 3 : 500),
      {
        name: 'slowest search for extra plays',
        value: worst,
        unit: 'ms',
        target: `≤ ${MOST_MILLISECONDS}`,
        met: worst <= MOST_MILLISECONDS,
      },
      ...(bytes === undefined
        ? []
        : [
            {
              name: 'memory per state',
              value: bytes,
              unit: 'bytes',
              target: `< ${MOST_BYTES}`,
              met: bytes < MOST_BYTES,
            },
          ]),
    ];
  },
};
