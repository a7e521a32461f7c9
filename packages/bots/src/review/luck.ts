/** The luck of a deal: the value of the hands to each seat before the first move, with all hands known. */

import type { Common, Game, Seat } from '@boneyard/rules/game';
import type { Random } from '@boneyard/rules/random';
import { sideNumbers } from '@boneyard/rules/sides';
import { marginsOf } from '../arena/dealplay';
import { solverOf } from '../exact/solvers';
import type { Solver } from '../game';
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

/** The margin of the seat to move with best play on both sides. */
function solved(game: Game, state: Common, seat: Seat, solver: Solver): number {
  const moves: readonly unknown[] = game.moves(state, seat);
  return Math.max(
    ...moves.map((move) => {
      const after = game.play(state, seat, move);
      if (game.outcome(after)) return gained(game, state, after)[seat]!;
      return game.toAct(after)[0] === seat ? solver.margin(after) : 0 - solver.margin(after);
    }),
  );
}

/** `state` is the start of a round. */
export function luckOf(game: Game, state: Common, random: Random): Luck {
  const [seat] = game.toAct(state);
  const solver = solverOf(game, state);
  if (solver && seat !== undefined) {
    const margin = solved(game, state, seat, solver);
    return { margins: seat === 0 ? [margin, 0 - margin] : [0 - margin, margin], exact: true };
  }
  const heuristics = heuristicsOf(game);
  const sums = new Array<number>(state.scores.length).fill(0);
  for (let i = 0; i < PLAYOUTS; i++) {
    const end = playOut(game, heuristics, state, heuristics.picks, random);
    for (const [at, margin] of gained(game, state, end).entries()) sums[at]! += margin;
  }
  return { margins: sums.map((sum) => sum / PLAYOUTS), exact: false };
}
