/** Solves positions of two sides in which nothing is hidden: the value of each move with best play. */

import { type Common, type Game, type Seat, type Seen, story } from '@boneyard/rules/game';
import { sideNumbers } from '@boneyard/rules/sides';
import type { Budget, Thinking } from '../bot';
import type { Solver } from '../game';
import { heuristicsOf } from '../games';
import type { ListedMove } from '../heuristics';
import { roundStart, soleWorld } from '../worlds';
import { openSolver } from './opensolver';
import { solverOf } from './solvers';

export interface ExactMove {
  readonly move: ListedMove;
  /** Points that the seat's side gains on the other from now to the end of the round. */
  readonly margin: number;
}

export interface ExactResult {
  /** Best first. */
  readonly moves: readonly ExactMove[];
  /** Points by which the seat's side leads in this round so far. */
  readonly lead: number;
}

/** With more tiles in all hands together, the general solver would take too long. */
const MOST_TILES = 8;

/** How many positions a solver searches between two yields, and how many one iteration of the budget allows. */
interface Pace {
  readonly perYield: number;
  readonly perIteration: number;
}
const GENERAL: Pace = { perYield: 250, perIteration: 10 };
/** A game's own solver is about a hundred times faster. */
const OWN: Pace = { perYield: 50_000, perIteration: 100 };

/** Calls `margin` with some positions at a time until it finds something, cannot go on, or has spent the budget. */
type Effort = (
  margin: (positions: number) => number | undefined,
  goesOn?: () => boolean,
) => Generator<void, number | undefined>;

function effortOf(budget: Budget, clock: () => number, { perYield, perIteration }: Pace): Effort {
  const until = 'milliseconds' in budget ? clock() + budget.milliseconds : Number.POSITIVE_INFINITY;
  let left = 'iterations' in budget ? budget.iterations * perIteration : Number.POSITIVE_INFINITY;
  return function* (margin, goesOn = () => true) {
    for (;;) {
      const found = margin(perYield);
      left -= perYield;
      yield;
      if (found !== undefined) return found;
      if (!goesOn() || left <= 0 || clock() >= until) return undefined;
    }
  };
}

/** A seat of the other side. */
function rivalOf(game: Game, { table }: Common, seat: Seat): Seat {
  const sides = sideNumbers(game, table);
  return sides.findIndex((side) => side !== sides[seat]);
}

function leadIn(game: Game, state: Common, seat: Seat): number {
  const lead = state.scores[seat]! - state.scores[rivalOf(game, state, seat)]!;
  return game.wins === 'most points' ? lead : 0 - lead;
}

/** The same position without the points of earlier rounds. */
function thisRound(game: Game, world: Common): Common {
  let state = roundStart(game, world);
  for (const { seat, move } of story(world.log)) state = game.play(state, seat, move);
  return state;
}

/** The margin of the seat to move, found by the game's own solver; undefined if it takes longer than the budget. */
export function* solvedMargin(
  solver: Solver,
  state: Common,
  budget: Budget,
  clock: () => number,
): Generator<void, number | undefined> {
  return yield* effortOf(budget, clock, OWN)((positions) => solver.margin(state, positions));
}

/** The value of each move in a world that is known; undefined if it takes longer than the budget. */
export function* solvedMoves(
  game: Game,
  world: Common,
  seat: Seat,
  budget: Budget,
  clock: () => number,
): Generator<void, ExactResult | undefined> {
  const own = solverOf(game, world);
  const general = openSolver(game, heuristicsOf(game), world, seat);
  const effort = effortOf(budget, clock, own ? OWN : GENERAL);
  const sides = sideNumbers(game, world.table);
  const found: ExactMove[] = [];
  for (const move of game.moves(world, seat) as readonly ListedMove[]) {
    const after = game.play(world, seat, move);
    const [next] = game.toAct(after);
    const scored = leadIn(game, after, seat) - leadIn(game, world, seat);
    const margin: number | undefined = yield* effort((positions) => {
      if (next === undefined) return scored;
      if (!own) return general.margin(move, positions);
      const rest = own.margin(after, positions);
      return rest === undefined ? undefined : scored + (sides[next] === sides[seat] ? rest : 0 - rest);
    }, general.fits);
    if (margin === undefined) return undefined;
    found.push({ move, margin });
  }
  return { moves: found.sort((a, b) => b.margin - a.margin), lead: leadIn(game, thisRound(game, world), seat) };
}

/** Whether a position has two sides and one seat to act, and few enough tiles. */
function isSmall(game: Game, view: Common): boolean {
  if (new Set(sideNumbers(game, view.table)).size !== 2 || game.toAct(view).length > 1) return false;
  return solverOf(game, view) !== undefined || view.held.reduce((sum, held) => sum + held, 0) <= MOST_TILES;
}

/** Undefined if something is hidden, or if it would take more than half of the budget. */
export function* exactly(
  game: Game,
  view: Seen<Common>,
  seat: Seat,
  { random, budget, clock }: Thinking,
): Generator<void, ExactResult | undefined> {
  if (!isSmall(game, view)) return undefined;
  const world = soleWorld(game, view, random);
  if (!world) return undefined;
  const half = 'milliseconds' in budget ? { milliseconds: budget.milliseconds / 2 } : budget;
  return yield* solvedMoves(game, world, seat, half, clock);
}
