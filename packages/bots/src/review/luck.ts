/** The luck of a deal: what its hands are worth to each seat before anybody has moved, seeing all of them. */

import type { Common, Game, Seat } from '@boneyard/rules/game';
import type { Random } from '@boneyard/rules/random';
import { marginsOf } from '../arena/playing';
import { isOpenBlock, solveBlock } from '../exact/block';
import { playOut } from '../playout';
import { senseOf } from '../senses/senses';

export interface Luck {
  /** By seat: points of the round beyond the best of the others. */
  readonly margins: readonly number[];
  /** True where it is what perfect play comes to; otherwise what simple play comes to on average. */
  readonly exact: boolean;
}

/** How often a deal is played out where it cannot be solved. */
const TIMES = 64;

function gained(game: Game, before: Common, after: Common): number[] {
  return marginsOf(
    after.scores.map((score, seat) => score - before.scores[seat]!),
    game.wins,
  );
}

/** What the seat that is to move makes of it when both play their best. */
function solved(game: Game, state: Common, seat: Seat): number {
  const moves: readonly unknown[] = game.moves(state, seat);
  return Math.max(
    ...moves.map((move) => {
      const after = game.play(state, seat, move);
      if (game.outcome(after)) return gained(game, state, after)[seat]!;
      return game.toAct(after)[0] === seat ? solveBlock(after) : 0 - solveBlock(after);
    }),
  );
}

/** `state` is the beginning of a round. */
export function luckOf(game: Game, state: Common, random: Random): Luck {
  const [seat] = game.toAct(state);
  if (game.id === 'classic' && seat !== undefined && isOpenBlock(state)) {
    const margin = solved(game, state, seat);
    return { margins: seat === 0 ? [margin, 0 - margin] : [0 - margin, margin], exact: true };
  }
  const sense = senseOf(game);
  const sums = new Array<number>(state.scores.length).fill(0);
  for (let i = 0; i < TIMES; i++) {
    const end = playOut(game, sense, state, sense.picks, random);
    for (const [at, margin] of gained(game, state, end).entries()) sums[at]! += margin;
  }
  return { margins: sums.map((sum) => sum / TIMES), exact: false };
}
