/** Finds a move that is clearly the best: exactly if nothing is hidden or all hands are open, otherwise by long searches that must agree. */

import type { Common, Game, Seat } from '@boneyard/rules/game';
import { seeded } from '@boneyard/rules/random';
import { runToEnd } from '../bot';
import { exactly, solvedMoves } from '../exact/exact';
import type { ListedMove } from '../heuristics';
import { type Finding, search } from '../search';

export interface BestMove {
  readonly move: ListedMove;
  readonly margins: readonly [number, number];
  readonly ahead?: number;
}

/** The best move must be better than the second by this many points; less makes a dull puzzle. */
const GAP = 4;
/** Limit on an exact proof, in iterations of ten positions. */
const EFFORT = 20_000;
/** Number of independent searches, each with its own seed. */
const SEARCHES = 10;
/** The best move must lead every other one by more than this many standard errors. */
const STANDARD_ERRORS = 3;

const clock = () => 0;

/** Undefined if something is hidden, if it would take too long, or if the second best move is nearly as good. */
export function provedBest(game: Game, state: Common, seat: Seat, proof: 'exact' | 'open'): BestMove | undefined {
  const thinking = { random: seeded('proof'), budget: { iterations: EFFORT }, clock };
  const solving =
    proof === 'open'
      ? solvedMoves(game, state, seat, thinking.budget, clock)
      : exactly(game, game.view(state, seat), seat, thinking);
  const [best, second] = runToEnd(solving)?.moves ?? [];
  if (!best || !second || best.margin - second.margin < GAP) return undefined;
  return { move: best.move, margins: [best.margin, second.margin] };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The mean divided by its standard error. */
function standardErrors(values: readonly number[]): number {
  const middle = mean(values);
  const variance = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
  return middle / Math.sqrt(variance / values.length);
}

function searchFrom(game: Game, state: Common, seat: Seat, iterations: number, seed: string): readonly Finding[] {
  const thinking = { random: seeded(seed), budget: { iterations }, clock };
  return runToEnd(search(game, game.view(state, seat), seat, thinking));
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A first search picks the candidate. Others, with their own seeds, decide, because the first is biased in its favour. */
export function searchedBest(
  game: Game,
  state: Common,
  seat: Seat,
  iterations: number,
  seed: string,
): BestMove | undefined {
  const [first, other] = searchFrom(game, state, seat, iterations, `${seed} scout`);
  if (!first || !other || first.visits < 1.5 * other.visits || first.margin - other.margin < GAP) return undefined;
  const searches: ReadonlyMap<ListedMove, Finding>[] = [];
  for (let i = 0; i < SEARCHES; i++) {
    const found = searchFrom(game, state, seat, iterations, `${seed} ${i}`);
    searches.push(new Map(found.map((finding) => [finding.move, finding])));
  }
  const marginOf = (move: ListedMove) => mean(searches.map((found) => found.get(move)?.margin ?? Number.NaN));
  let ahead = Number.POSITIVE_INFINITY;
  let second = Number.NEGATIVE_INFINITY;
  for (const move of game.moves(game.view(state, seat), seat) as readonly ListedMove[]) {
    if (move === first.move) continue;
    const leads = searches.flatMap((found) => {
      const [best, it] = [found.get(first.move), found.get(move)];
      return best && it ? [best.worth - it.worth] : [];
    });
    // Every search should visit every move; if one has not, there is no proof.
    if (leads.length < SEARCHES) return undefined;
    ahead = Math.min(ahead, standardErrors(leads));
    second = Math.max(second, marginOf(move));
  }
  const best = marginOf(first.move);
  if (!(ahead > STANDARD_ERRORS) || best - second < GAP) return undefined;
  return { move: first.move, margins: [round(best), round(second)], ahead: round(ahead) };
}
