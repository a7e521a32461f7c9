/** Is one move of a position clearly the best? Exactly where nothing is hidden, else by long searches that must agree. */

import type { Common, Game, Seat } from '@boneyard/rules/game';
import { seeded } from '@boneyard/rules/random';
import { concluded } from '../bot';
import { exactly } from '../exact/exact';
import { type Finding, search } from '../search';
import type { Plain } from '../senses/sense';

export interface Best {
  readonly move: Plain;
  readonly margins: readonly [number, number];
  readonly ahead?: number;
}

/** So many points the best move must bring beyond the second: less is true, but nobody's puzzle. */
const GAP = 4;
/** Positions an exact proof may take, in iterations of ten. */
const EFFORT = 20_000;
/** Searches that are made one after the other, each with worlds and chance of its own. */
const SEARCHES = 10;
/** By more than so many standard errors the best must lead every other move. */
const ERRORS = 3;

const clock = () => 0;

/** Undefined where something is hidden, where it would take too long, and where several moves are nearly as good. */
export function provedBest(game: Game, state: Common, seat: Seat): Best | undefined {
  const thinking = { random: seeded('proof'), budget: { iterations: EFFORT }, clock };
  const [best, second] = concluded(exactly(game, game.view(state, seat), seat, thinking))?.moves ?? [];
  if (!best || !second || best.margin - second.margin < GAP) return undefined;
  return { move: best.move, margins: [best.margin, second.margin] };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The mean by its standard error. */
function errors(values: readonly number[]): number {
  const middle = mean(values);
  const variance = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
  return middle / Math.sqrt(variance / values.length);
}

function looked(game: Game, state: Common, seat: Seat, iterations: number, seed: string): readonly Finding[] {
  const thinking = { random: seeded(seed), budget: { iterations }, clock };
  return concluded(search(game, game.view(state, seat), seat, thinking));
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The searches that decide are not the one that made the move look good: it would be judge in its own case. */
export function searchedBest(
  game: Game,
  state: Common,
  seat: Seat,
  iterations: number,
  seed: string,
): Best | undefined {
  const [first, other] = looked(game, state, seat, iterations, `${seed} scout`);
  if (!first || !other || first.visits < 1.5 * other.visits || first.margin - other.margin < GAP) return undefined;
  const searches: ReadonlyMap<Plain, Finding>[] = [];
  for (let i = 0; i < SEARCHES; i++) {
    const found = looked(game, state, seat, iterations, `${seed} ${i}`);
    searches.push(new Map(found.map((finding) => [finding.move, finding])));
  }
  const marginOf = (move: Plain) => mean(searches.map((found) => found.get(move)?.margin ?? Number.NaN));
  let ahead = Number.POSITIVE_INFINITY;
  let second = Number.NEGATIVE_INFINITY;
  for (const move of game.moves(game.view(state, seat), seat) as readonly Plain[]) {
    if (move === first.move) continue;
    const leads = searches.flatMap((found) => {
      const [best, it] = [found.get(first.move), found.get(move)];
      return best && it ? [best.worth - it.worth] : [];
    });
    // Every search looks at every move; if one had not, nothing could be said.
    if (leads.length < SEARCHES) return undefined;
    ahead = Math.min(ahead, errors(leads));
    second = Math.max(second, marginOf(move));
  }
  const best = marginOf(first.move);
  if (!(ahead > ERRORS) || best - second < GAP) return undefined;
  return { move: first.move, margins: [round(best), round(second)], ahead: round(ahead) };
}
