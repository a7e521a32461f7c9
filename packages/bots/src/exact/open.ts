/** Positions of two seats in which nothing is hidden, played out exactly: alpha-beta over the contract, with a table. */

import type { Common, Game, Seat } from '@boneyard/rules/game';
import type { Plain, Sense } from '../senses/sense';

/** Known values by position: how far the margin still goes, and whether that is exact or a bound. */
interface Known {
  readonly toGo: number;
  readonly bound: 'exact' | 'at least' | 'at most';
}

/** Entries take some 200 bytes, so about 40 MB at most. */
const MOST_KNOWN = 200_000;

/** Thrown when so many positions have been looked at that somebody should be let in. */
const PAUSE = Symbol('pause');

/** What follows is not for this solver: several answer at once, or somebody would have to rule. */
const UNFIT = Symbol('unfit');

export interface Solver {
  /** The margin of the round for the seat after this move; undefined when it needs more positions than it was given. */
  margin(move: Plain, positions: number): number | undefined;
  /** False when the position turned out not to be one for this solver. */
  fits(): boolean;
}

export function solver(game: Game, sense: Sense, world: Common, seat: Seat): Solver {
  const known = new Map<string, Known>();
  const sign = game.wins === 'most points' ? 1 : -1;
  let left = 0;
  let fit = true;

  const lead = ({ scores }: Common) => sign * (scores[seat]! - scores[1 - seat]!);
  const before = lead(world);

  function ordered(state: Common, mover: Seat): readonly Plain[] {
    const moves: readonly Plain[] = game.moves(state, mover);
    if (moves.length === 1) return moves;
    return moves
      .map((move) => ({ move, appeal: sense.appeal(state, mover, move) }))
      .sort((a, b) => b.appeal - a.appeal)
      .map(({ move }) => move);
  }

  /** The lead of the seat at the end, exact within the window. */
  function value(state: Common, low: number, high: number): number {
    const [mover, another] = game.toAct(state);
    if (mover === undefined) return lead(state);
    if (another !== undefined) throw UNFIT;
    if (left-- <= 0) throw PAUSE;
    const now = lead(state);
    const key = sense.key?.(state);
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
    const climbs = mover === seat;
    let best = climbs ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    for (const move of ordered(state, mover)) {
      if (game.chances(state, mover, move).length > 0) throw UNFIT;
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
        // Added, not taken off, so that even is never −0.
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
