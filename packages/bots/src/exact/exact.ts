/** Solves positions of two players in which nothing is hidden from the seat: the value of each move with best play. */

import { type Common, type Game, type Seat, type Seen, story } from '@boneyard/rules/game';
import type { Thinking } from '../bot';
import { heuristicsOf } from '../games';
import type { ListedMove } from '../heuristics';
import { roundStart, soleWorld } from '../worlds';
import { openSolver } from './opensolver';
import { solverOf } from './solvers';

export interface ExactMove {
  readonly move: ListedMove;
  /** Points that the seat gains on the other from now to the end of the round. */
  readonly margin: number;
}

export interface ExactResult {
  /** Best first. */
  readonly moves: readonly ExactMove[];
  /** Points by which the seat leads in this round so far. */
  readonly lead: number;
}

/** With more tiles in both hands together, the general solver would take too long. */
const MOST_TILES = 8;
/** Positions searched between two yields. */
const POSITIONS_PER_YIELD = 250;
/** Positions that one iteration of the budget allows. */
const POSITIONS_PER_ITERATION = 10;

function leadIn(game: Game, world: Common, seat: Seat): number {
  let state = roundStart(game, world);
  for (const { seat, move } of story(world.log)) state = game.play(state, seat, move);
  const lead = state.scores[seat]! - state.scores[1 - seat]!;
  return game.wins === 'most points' ? lead : 0 - lead;
}

/** Undefined if something is hidden, or if it would take more than half of the budget. */
export function* exactly(
  game: Game,
  view: Seen<Common>,
  seat: Seat,
  { random, budget, clock }: Thinking,
): Generator<void, ExactResult | undefined> {
  if (view.table.players !== 2 || game.toAct(view).length > 1) return undefined;
  const known = solverOf(game, view);
  if (!known && view.held[0]! + view.held[1]! > MOST_TILES) return undefined;
  const world = soleWorld(game, view, random);
  if (!world) return undefined;
  const moves: readonly ListedMove[] = game.moves(view, seat);
  const found: ExactMove[] = [];
  const until = 'milliseconds' in budget ? clock() + budget.milliseconds / 2 : Number.POSITIVE_INFINITY;
  let left = 'iterations' in budget ? budget.iterations * POSITIONS_PER_ITERATION : Number.POSITIVE_INFINITY;
  const open = openSolver(game, heuristicsOf(game), world, seat);
  for (const move of moves) {
    const after = game.play(world, seat, move);
    if (known && !game.outcome(after)) {
      const margin = known.margin(after);
      found.push({ move, margin: game.toAct(after)[0] === seat ? margin : 0 - margin });
      yield;
      continue;
    }
    for (;;) {
      const margin = open.margin(move, POSITIONS_PER_YIELD);
      left -= POSITIONS_PER_YIELD;
      yield;
      if (margin !== undefined) {
        found.push({ move, margin });
        break;
      }
      if (!open.fits() || left <= 0 || clock() >= until) return undefined;
    }
  }
  return { moves: found.sort((a, b) => b.margin - a.margin), lead: leadIn(game, world, seat) };
}
