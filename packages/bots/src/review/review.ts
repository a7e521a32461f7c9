/** Reviews a game: the cost of each move against the best one, judged by what its player could know, and the chances. */

import type { ReadRecord } from '@boneyard/engine/record';
import { type Fault, type Position, positionsOf } from '@boneyard/engine/replay';
import type { Common, Game, Seat } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import { isProblem } from '@boneyard/rules/problem';
import { seeded } from '@boneyard/rules/random';
import { sideNumbers } from '@boneyard/rules/sides';
import { plainOf } from '@boneyard/rules/verdicts';
import { type Advice, advise } from '../advice';
import { sharesOf } from '../arena/dealplay';
import type { Budget } from '../bot';
import { greedyMoves } from '../casual';
import { solvedMoves } from '../exact/exact';
import { solverOf } from '../exact/solvers';
import { type Cost, type Mark, markOf } from './marks';

export interface ReviewedMove {
  readonly round: number;
  readonly ply: number;
  readonly seat: Seat;
  /** As in the record. */
  readonly move: string;
  /** Number of legal moves. */
  readonly choices: number;
  readonly mark: Mark;
  readonly cost: Cost;
  /** The best move and its expected result. */
  readonly best: Advice;
  /** The second best move, if there was a choice. */
  readonly second: Advice | undefined;
  /** Whether the best move was obvious: it also has the greatest immediate gain. */
  readonly plain: boolean;
  /** Each seat's chance of winning the round, before the move. */
  readonly chances: readonly number[];
  /** What was best with all hands open, if there was a choice and the round could be solved. */
  readonly open?: OpenVerdict;
}

/** What nobody at the table could know: the best move with all hands open and best play by everybody. */
export interface OpenVerdict {
  /** The move that was made, if no other is better. */
  readonly move: string;
  /** Points that the move that was made gave away against it. */
  readonly cost: number;
}

/** The end of a round: `chances` are the shares of the win. */
export interface RoundEnd {
  readonly round: number;
  readonly chances: readonly number[];
}

export interface Review {
  readonly game: GameId;
  readonly players: number;
  readonly names: readonly string[] | undefined;
  readonly moves: readonly ReviewedMove[];
  /** Only of rounds that were played to the end. */
  readonly ends: readonly RoundEnd[];
}

export interface ReviewProgress {
  readonly done: number;
  readonly all: number;
}

export type Advisor = typeof advise;

/** Without release and verdict, which are not part of the player's choice. */
function plain(game: Game, move: string): string {
  return game.write(plainOf(game, game.read(move)));
}

/** The expected result of the move that was made. A move that is not in the advice counts as the last one in it. */
function expected(game: Game, advice: readonly Advice[], move: string): Advice {
  const made = plain(game, move);
  return advice.find((advised) => plain(game, advised.move) === made) ?? { ...advice.at(-1)!, move };
}

function costOf(best: Advice, made: Advice): Cost {
  return { chance: Math.max(0, best.chance - made.chance), margin: Math.max(0, best.margin - made.margin) };
}

/** Forced moves get a fraction of the budget: the search is needed only for the chances. */
const FORCED_DIVISOR = 4;

function forcedBudget(budget: Budget): Budget {
  if ('milliseconds' in budget) return { milliseconds: budget.milliseconds / FORCED_DIVISOR };
  return { iterations: Math.ceil(budget.iterations / FORCED_DIVISOR) };
}

/** Sets the chance of a seat’s side; the other sides share the rest in the same proportion as before. */
function shifted(before: readonly number[], seat: Seat, chance: number, sides: readonly number[]): number[] {
  const others = 1 - before[seat]!;
  const even = (1 - chance) / (new Set(sides).size - 1);
  return before.map((was, at) => {
    if (sides[at] === sides[seat]) return chance;
    return others > 0 ? (was / others) * (1 - chance) : even;
  });
}

/** Undefined if the game has no solver for this position, or if it would take longer than the budget. */
function* openly(
  game: Game,
  state: Common,
  seat: Seat,
  move: string,
  budget: Budget,
  clock: () => number,
): Generator<void, OpenVerdict | undefined> {
  if (!solverOf(game, state) || game.moves(state, seat).length < 2) return undefined;
  const [best, ...others] = (yield* solvedMoves(game, state, seat, budget, clock))?.moves ?? [];
  if (!best) return undefined;
  const made = [best, ...others].find((one) => game.write(one.move) === move);
  if (!made) return undefined;
  const cost = best.margin - made.margin;
  return { move: cost === 0 ? move : game.write(best.move), cost };
}

/** The seat and the move of an entry in a record. */
function entryOf(entry: string): { readonly seat: Seat; readonly move: string } {
  const space = entry.indexOf(' ');
  return { seat: Number(entry.slice(0, space)), move: entry.slice(space + 1) };
}

/** Whether a move was made between two positions. A round that is abandoned adds a position without a move. */
function follows(before: Position, after: Position): boolean {
  const [then, now]: Common[] = [before.match.state, after.match.state];
  return then!.round === now!.round && then!.ply < now!.ply;
}

/** Yields its progress often, so that the caller can stop it. Returns a fault if the record is invalid. */
export function* review(
  record: ReadRecord,
  budget: Budget,
  clock: () => number,
  ask: Advisor = advise,
): Generator<ReviewProgress, Review | Fault> {
  const { game, table, names } = record;
  const id = game.id as GameId;
  const positions = positionsOf(record);
  if (isProblem(positions)) return positions;
  const steps = positions
    .slice(1)
    .flatMap((after, i) => (follows(positions[i]!, after) ? [[positions[i]!, after]] : []));
  const sides = sideNumbers(game, table);
  const even = sharesOf([], sides);
  let chances: readonly number[] = even;
  const moves: ReviewedMove[] = [];
  const ends: RoundEnd[] = [];
  for (const [before, after] of steps) {
    const { state } = before!.match;
    const { seat, move } = entryOf(after!.entry!);
    const { round, ply } = state;
    if (ply === 0) chances = even;
    const view = game.view(state, seat);
    const choices = game.moves(state, seat).length;
    const progress = { done: moves.length, all: steps.length };
    function* told<T>(thought: Generator<void, T>): Generator<ReviewProgress, T> {
      for (let step = thought.next(); ; step = thought.next()) {
        if (step.done) return step.value;
        yield progress;
      }
    }
    function asked(seed: string): Generator<ReviewProgress, readonly Advice[]> {
      const thinking = { random: seeded(seed), budget: choices > 1 ? budget : forcedBudget(budget), clock };
      return told(ask(game, view, seat, thinking));
    }
    const advice = yield* asked(`review ${round} ${ply}`);
    const best = advice[0]!;
    let cost = costOf(best, expected(game, advice, move));
    if (markOf(id, cost) === 'slip' || markOf(id, cost) === 'blunder') {
      // A move that looks best is often overrated, so a second search must confirm the mistake.
      const again = yield* asked(`review ${round} ${ply} again`);
      const second = costOf(expected(game, again, best.move), expected(game, again, move));
      cost = { chance: Math.min(cost.chance, second.chance), margin: Math.min(cost.margin, second.margin) };
    }
    chances = shifted(chances, seat, best.chance, sides);
    const plain = greedyMoves(game, view, seat).some((one) => game.write(one) === best.move);
    const mark = markOf(id, cost);
    const open = yield* told(openly(game, state, seat, move, budget, clock));
    const judged = { round, ply, seat, move, choices, mark, cost, best, second: advice[1], plain, chances };
    moves.push({ ...judged, ...(open && { open }) });
    const outcome = game.outcome(after!.match.state);
    if (outcome) ends.push({ round, chances: sharesOf(outcome.best, sides) });
  }
  return { game: id, players: table.players, names, moves, ends };
}
