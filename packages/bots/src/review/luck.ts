/** The luck of a deal: the value of the hands to each side before the first move, with all hands known. */

import type { Common, Game } from '@boneyard/rules/game';
import { sideNumbers } from '@boneyard/rules/sides';
import { marginsOf } from '../arena/dealplay';
import { runToEnd, type Thinking } from '../bot';
import { solvedMargin } from '../exact/exact';
import { solverOf } from '../exact/solvers';
import { heuristicsOf } from '../games';
import { playOut } from '../playout';

export interface Luck {
  /** By seat: expected points minus those of the best of the other sides. */
  readonly margins: readonly number[];
  /** True if it is the result of perfect play, false if it is the mean of playouts. */
  readonly exact: boolean;
}

/** Playouts of a deal that cannot be solved. */
const PLAYOUTS = 64;

function gained(game: Game, before: Common, after: Common): number[] {
  return marginsOf(
    after.scores.map((score, seat) => score - before.scores[seat]!),
    game.wins,
    sideNumbers(game, before.table),
  );
}

/** `state` is the start of a round. It is solved if that takes no longer than the budget. */
export function luckOf(game: Game, state: Common, { random, budget, clock }: Thinking): Luck {
  const [seat] = game.toAct(state);
  const solver = solverOf(game, state);
  const margin = solver && seat !== undefined ? runToEnd(solvedMargin(solver, state, budget, clock)) : undefined;
  if (seat !== undefined && margin !== undefined) {
    const sides = sideNumbers(game, state.table);
    return { margins: sides.map((side) => (side === sides[seat] ? margin : 0 - margin)), exact: true };
  }
  const heuristics = heuristicsOf(game);
  const sums = new Array<number>(state.scores.length).fill(0);
  for (let i = 0; i < PLAYOUTS; i++) {
    const end = playOut(game, heuristics, state, heuristics.picks, random);
    for (const [at, margin] of gained(game, state, end).entries()) sums[at]! += margin;
  }
  return { margins: sums.map((sum) => sum / PLAYOUTS), exact: false };
}
