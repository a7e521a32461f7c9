/** Solves positions of two sides in which nothing is hidden, in any game: alpha-beta with a transposition table. */

import type { Common, Game, Seat } from '@boneyard/rules/game';
import { sideNumbers } from '@boneyard/rules/sides';
import { chancesOf } from '@boneyard/rules/verdicts';
import type { Heuristics, ListedMove } from '../heuristics';

/** An entry of the transposition table: the further change of the lead, exact or as a bound. */
interface Known {
  readonly toGo: number;
  readonly bound: 'exact' | 'at least' | 'at most';
}

/** An entry takes about 200 bytes, so the table takes at most 40 MB. */
const MOST_KNOWN = 200_000;

/** Thrown when the allowed number of positions has been searched. */
const PAUSE = Symbol('pause');

/** Thrown for positions that this solver cannot handle: several seats act at once, or a move needs a verdict. */
const UNFIT = Symbol('unfit');

export interface OpenSolver {
  /** The margin of the seat's side after this move; undefined if it takes more positions. Another call continues with what is known. */
  margin(move: ListedMove, positions: number): number | undefined;
  /** False once the solver has met a position that it cannot handle. */
  fits(): boolean;
}

export function openSolver(game: Game, heuristics: Heuristics, world: Common, seat: Seat): OpenSolver {
  const known = new Map<string, Known>();
  const sign = game.wins === 'most points' ? 1 : -1;
  let left = 0;
  let fit = true;

  const sides = sideNumbers(game, world.table);
  const rival = sides.findIndex((side) => side !== sides[seat]);
  const lead = ({ scores }: Common) => sign * (scores[seat]! - scores[rival]!);
  const before = lead(world);

  function ordered(state: Common, mover: Seat): readonly ListedMove[] {
    const moves: readonly ListedMove[] = game.moves(state, mover);
    if (moves.length === 1) return moves;
    return moves
      .map((move) => ({ move, appeal: heuristics.appeal(state, mover, move) }))
      .sort((a, b) => b.appeal - a.appeal)
      .map(({ move }) => move);
  }

  /** The side's lead at the end of the round, exact within the window. */
  function value(state: Common, low: number, high: number): number {
    const [mover, another] = game.toAct(state);
    if (mover === undefined) return lead(state);
    if (another !== undefined) throw UNFIT;
    if (left-- <= 0) throw PAUSE;
    const now = lead(state);
    const key = heuristics.key?.(state);
    const before = key === undefined ? undefined : known.get(key);
    let [alpha, beta] = [low, high];
    if (before) {
      const end = now + before.toGo;
      if (before.bound === 'exact') return end;
      if (before.bound === 'at least') alpha = Math.max(alpha, end);
      else beta = Math.min(beta, end);
      if (alpha >= beta) return end;
    }
    const [floor, ceiling] = [alpha, beta];
    const climbs = sides[mover] === sides[seat];
    let best = climbs ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    for (const move of ordered(state, mover)) {
      if (chancesOf(game, state, mover, move).length > 0) throw UNFIT;
      const found = value(game.play(state, mover, move), alpha, beta);
      best = climbs ? Math.max(best, found) : Math.min(best, found);
      if (climbs) alpha = Math.max(alpha, best);
      else beta = Math.min(beta, best);
      if (alpha >= beta) break;
    }
    if (key !== undefined && known.size < MOST_KNOWN) {
      const bound = best <= floor ? 'at most' : best >= ceiling ? 'at least' : 'exact';
      known.set(key, { toGo: best - now, bound });
    }
    return best;
  }

  return {
    margin(move, positions) {
      left = positions;
      try {
        // `0 - before + …`, because `… - before` could give −0.
        return 0 - before + value(game.play(world, seat, move), Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
      } catch (stopped) {
        if (stopped === UNFIT) fit = false;
        else if (stopped !== PAUSE) throw stopped;
        return undefined;
      }
    },
    fits: () => fit,
  };
}
