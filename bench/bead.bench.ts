/** Random games of the bead game through the contract, compared with a simple engine that rescans the whole board. */

import { bead } from '@boneyard/games/bead/rules/bead';
import type { BeadTable } from '@boneyard/games/bead/rules/options';
import type { State } from '@boneyard/games/bead/rules/position';
import { fresh } from '@boneyard/rules/game';
import { setTable } from '@boneyard/rules/options';
import { type Random, seeded } from '@boneyard/rules/random';
import { type Bench, type BenchFigure, ratio } from './bench';
import { gain, tunedRate } from './gains';
import { best, bytesEach, perSecond } from './measure';
import { rescanGame } from './reference/bead';

const PLAYERS = 2;
const GAMES_PER_SECOND = 10_000;
const SPEED_RATIO = 20;
const MOST_BYTES = 4096;

function tableWith(options: object): BeadTable {
  return setTable(bead, PLAYERS, options) as BeadTable;
}

/** Sums over many games, with sums of squares for the variance. */
interface Tally {
  games: number;
  plies: number;
  plies2: number;
  points: number;
  points2: number;
}

function tally(): Tally {
  return { games: 0, plies: 0, plies2: 0, points: 0, points2: 0 };
}

function add(to: Tally, plies: number, scores: readonly number[]): void {
  to.games++;
  to.plies += plies;
  to.plies2 += plies ** 2;
  const points = (scores[0]! + scores[1]!) / PLAYERS;
  to.points += points;
  to.points2 += points ** 2;
}

function playedOn(state: State, random: Random, until: number): State {
  let now = state;
  while (now.ply < until) {
    const seats = bead.toAct(now);
    if (seats.length === 0) break;
    const seat = seats[0]!;
    const moves = bead.moves(now, seat);
    now = bead.play(now, seat, moves[random.below(moves.length)]!);
  }
  return now;
}

function engineGames(table: BeadTable, games: number, random: Random, sums: Tally): void {
  const standing = fresh(PLAYERS);
  for (let i = 0; i < games; i++) {
    const { ply, scores } = playedOn(bead.start(table, bead.deal(table, random), standing), random, Infinity);
    add(sums, ply, scores);
  }
}

function rescanGames(table: BeadTable, games: number, random: Random, sums: Tally): void {
  for (let i = 0; i < games; i++) {
    const { plies, scores } = rescanGame(bead.deal(table, random), random);
    add(sums, plies, scores);
  }
}

function mean(sums: Tally, what: 'plies' | 'points'): number {
  return sums[what] / sums.games;
}

/** Both means. They count as equal if they differ by at most four standard errors. */
function agreement(name: string, ours: Tally, theirs: Tally, what: 'plies' | 'points'): BenchFigure[] {
  const error2 = (sums: Tally) => (sums[`${what}2`] / sums.games - mean(sums, what) ** 2) / sums.games;
  const apart = Math.abs(mean(ours, what) - mean(theirs, what));
  return [
    { name, value: mean(ours, what), unit: '' },
    {
      name: `${name}, rescan`,
      value: mean(theirs, what),
      unit: '',
      target: 'equal',
      met: apart <= 4 * Math.sqrt(error2(ours) + error2(theirs)),
    },
  ];
}

/** A position in the middle of a game. */
function midGame(table: BeadTable, random: Random): State {
  return playedOn(bead.start(table, bead.deal(table, random), fresh(PLAYERS)), random, 14);
}

export const bench: Bench = {
  name: 'bead',
  run(size) {
    const tiny = size === 'tiny';
    const seconds = tiny ? 0.01 : 1;
    const random = seeded('bench');
    const auto = tableWith({ referee: 'auto' });
    const claims = tableWith({});
    const engine = tally();
    const rescanned = tally();
    const [ours, withClaims, theirs, tuned] = best(
      tiny ? 1 : 5,
      () => perSecond((games) => engineGames(auto, games, random, engine), seconds),
      () => perSecond((games) => engineGames(claims, games, random, tally()), seconds),
      () => perSecond((games) => rescanGames(auto, games, random, rescanned), seconds),
      () => tunedRate(seconds),
    ) as [number, number, number, number];
    const bytes = bytesEach(tiny ? 50 : 20_000, () => midGame(auto, random));
    const games = { unit: 'games/s', target: `≥ ${GAMES_PER_SECOND}` };
    return [
      { name: 'two seats, auto', value: ours, ...games, met: ours >= GAMES_PER_SECOND },
      { name: 'two seats, claims', value: withClaims, ...games, met: withClaims >= GAMES_PER_SECOND },
      { name: 'rescan, auto', value: theirs, unit: 'games/s' },
      ratio('speed vs rescan', ours / theirs, SPEED_RATIO),
      gain('bead', ours, tuned),
      ...agreement('moves per game', engine, rescanned, 'plies'),
      ...agreement('mean score', engine, rescanned, 'points'),
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
