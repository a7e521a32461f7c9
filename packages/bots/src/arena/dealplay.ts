/** Plays a deal once with each seating, so that every bot gets every hand. */

import { type Common, fresh, type Game, type Seat } from '@boneyard/rules/game';
import { gameCalled } from '@boneyard/rules/games';
import { seeded } from '@boneyard/rules/random';
import { sideNumbers } from '@boneyard/rules/sides';
import { chancesOf } from '@boneyard/rules/verdicts';
import { decide } from '../bot';
import type { ListedMove } from '../heuristics';
import { type Contest, seatings } from './contest';
import { players as known } from './players';

/** The result of one deal. Inner lists are indexed by entrant, not by seat. */
export interface DealResult {
  readonly deal: number;
  /** Share of the win, by seating: 1, or a part if it is shared. If nobody wins, all share it. */
  readonly wins: readonly (readonly number[])[];
  /** Points minus those of the best opponent, by seating; negated in games where the fewest points win. */
  readonly margins: readonly (readonly number[])[];
  /** Number of moves with more than one option, and the time spent on them. */
  readonly decisions: readonly number[];
  readonly milliseconds: readonly number[];
}

/** Adds the verdict to a move that needs one. */
export type Referee = (game: Game, state: Common, seat: Seat, move: unknown) => Promise<unknown>;

export type Stopwatch = () => number;

/** Sees every move that an entrant makes, before it is made. */
export type Watcher = (entrant: number, state: Common, seat: Seat, move: ListedMove) => void;

interface Effort {
  readonly decisions: number[];
  readonly milliseconds: number[];
}

function zeros(players: number): number[] {
  return new Array<number>(players).fill(0);
}

/** The deal with this number; it does not depend on the entrants. */
export function dealOf({ game, players, options, seed }: Contest, deal: number): unknown {
  return gameCalled(game)!.deal({ players, options }, seeded(`${seed} deal ${deal}`));
}

async function playRound(
  contest: Contest,
  deal: number,
  rotation: number,
  effort: Effort,
  rule: Referee,
  clock: Stopwatch,
  watch: Watcher,
): Promise<{ readonly game: Game; readonly end: Common }> {
  const { players, options, entrants, seed } = contest;
  const game = gameCalled(contest.game)!;
  const sitting = seatings(players)[rotation]!;
  const randoms = sitting.map((_, seat) => seeded(`${seed} deal ${deal} turn ${rotation} seat ${seat}`));
  let state: Common = game.start({ players, options }, dealOf(contest, deal), fresh(players));
  for (;;) {
    const [seat] = game.toAct(state);
    if (seat === undefined) return { game, end: state };
    const entrant = sitting[seat]!;
    const { bot, budget } = entrants[entrant]!;
    const view = game.view(state, seat);
    const began = clock();
    const move = decide(known[bot].bot, game, view, seat, { random: randoms[seat]!, budget, clock });
    const took = clock() - began;
    if (typeof move === 'number') watch(entrant, state, seat, move);
    if (game.moves(view, seat).length > 1) {
      effort.decisions[entrant]!++;
      effort.milliseconds[entrant]! += took;
    }
    const judged = chancesOf(game, state, seat, move).length > 0 ? await rule(game, state, seat, move) : move;
    state = game.play(state, seat, judged);
  }
}

/** Shares of the win by seat, the same for partners; if nobody wins, all sides share it. `sides` is the side of each seat. */
export function sharesOf(best: readonly Seat[], sides: readonly number[]): number[] {
  const winners = new Set(best.length > 0 ? best.map((seat) => sides[seat]) : sides);
  return sides.map((side) => (winners.has(side) ? 1 / winners.size : 0));
}

/** Margins by seat, against the best of the other sides. */
export function marginsOf(scores: readonly number[], wins: Game['wins'], sides: readonly number[]): number[] {
  const points = wins === 'most points' ? scores : scores.map((score) => -score);
  return points.map((own, seat) => own - Math.max(...points.filter((_, other) => sides[other] !== sides[seat])));
}

function byEntrant(bySeat: readonly number[], sitting: readonly number[]): number[] {
  const values = zeros(bySeat.length);
  for (const [seat, entrant] of sitting.entries()) values[entrant] = bySeat[seat]!;
  return values;
}

export async function playDeal(
  contest: Contest,
  deal: number,
  rule: Referee,
  clock: Stopwatch,
  watch: Watcher = () => {},
): Promise<DealResult> {
  const { players, options } = contest;
  const sides = sideNumbers(gameCalled(contest.game)!, { players, options });
  const effort: Effort = { decisions: zeros(players), milliseconds: zeros(players) };
  const wins: number[][] = [];
  const margins: number[][] = [];
  for (const [rotation, sitting] of seatings(players).entries()) {
    const { game, end } = await playRound(contest, deal, rotation, effort, rule, clock, watch);
    wins.push(byEntrant(sharesOf(game.outcome(end)!.best, sides), sitting));
    margins.push(byEntrant(marginsOf(end.scores, game.wins, sides), sitting));
  }
  const milliseconds = effort.milliseconds.map((ms) => Math.round(ms * 1000) / 1000);
  return { deal, wins, margins, decisions: effort.decisions, milliseconds };
}
