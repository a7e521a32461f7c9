/** Exact play where nothing is hidden from the seat: what each of its moves comes to when both play their best. */

import { type Common, type Game, type Seat, type Seen, story } from '@boneyard/rules/game';
import type { Thinking } from '../bot';
import type { Plain } from '../senses/sense';
import { senseOf } from '../senses/senses';
import { begun, soleWorld } from '../worlds';
import { isOpenBlock, solveBlock } from './block';
import { solver } from './open';

export interface Exact {
  readonly move: Plain;
  /** What the seat gains on the other from now to the end of the round. */
  readonly margin: number;
}

export interface Solved {
  /** Best first. */
  readonly moves: readonly Exact[];
  /** What the seat has gained on the other in this round so far. */
  readonly lead: number;
}

/** Tiles in both hands up to which it is worth trying. */
const MOST_TILES = 8;
/** So many positions are looked at between two breaths, and for each iteration of the budget in all. */
const BETWEEN = 250;
const FOR_AN_ITERATION = 10;

function leadIn(game: Game, world: Common, seat: Seat): number {
  let state = begun(game, world);
  for (const { seat, move } of story(world.log)) state = game.play(state, seat, move);
  const lead = state.scores[seat]! - state.scores[1 - seat]!;
  return game.wins === 'most points' ? lead : 0 - lead;
}

/** Undefined where something is hidden, or it would take too long. It uses up to half of the budget. */
export function* exactly(
  game: Game,
  view: Seen<Common>,
  seat: Seat,
  { random, budget, clock }: Thinking,
): Generator<void, Solved | undefined> {
  if (view.table.players !== 2 || game.toAct(view).length > 1) return undefined;
  const block = game.id === 'classic' && isOpenBlock(view);
  if (!block && view.held[0]! + view.held[1]! > MOST_TILES) return undefined;
  const world = soleWorld(game, view, random);
  if (!world) return undefined;
  const moves: readonly Plain[] = game.moves(view, seat);
  const found: Exact[] = [];
  const until = 'milliseconds' in budget ? clock() + budget.milliseconds / 2 : Number.POSITIVE_INFINITY;
  let left = 'iterations' in budget ? budget.iterations * FOR_AN_ITERATION : Number.POSITIVE_INFINITY;
  const open = solver(game, senseOf(game), world, seat);
  for (const move of moves) {
    const after = game.play(world, seat, move);
    if (block && !game.outcome(after)) {
      const margin = solveBlock(after);
      found.push({ move, margin: game.toAct(after)[0] === seat ? margin : 0 - margin });
      yield;
      continue;
    }
    for (;;) {
      const margin = open.margin(move, BETWEEN);
      left -= BETWEEN;
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
