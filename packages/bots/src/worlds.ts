/** Worlds: imagined deals that fit a seat's view, drawn in proportion to how likely they make the moves of the others. */

import { type Common, type Game, type Log, type Seat, story } from '@boneyard/rules/game';
import type { Random } from '@boneyard/rules/random';
import { sideNumbers } from '@boneyard/rules/sides';
import type { Heuristics, ListedMove } from './heuristics';
import { countMove, evenLikelihoods, jointLikelihood, type Likelihoods } from './kinds';

/** What a search is about: a position as one seat sees it. */
export interface SearchPosition {
  readonly game: Game;
  readonly heuristics: Heuristics;
  readonly view: Common;
  readonly seat: Seat;
  readonly random: Random;
}

/** The most worlds kept, and how many are drawn at a time. */
const MOST_WORLDS = 2000;
const BATCH = 32;

/** Whose moves are read: those of all other seats, not those of partners, or none. */
export type Belief = 'others' | 'opponents' | 'none';

/** The worlds imagined so far. A search goes from one to another all the time, so they are in lists instead of objects. */
export interface Worlds {
  /** The number of the next iteration's world. */
  next(): number;
  /** By world. */
  readonly states: readonly Common[];
  /** By world, seat and kind: of the moves that were read. */
  readonly likelihoods: Likelihoods;
}

/** The start of a world's round, with all scores at 0. */
export function roundStart(game: Game, world: Common): Common {
  const { table, round } = world;
  return game.start(table, game.dealt(world), { round, scores: new Array<number>(table.players).fill(0) });
}

function likelihoodsIn(
  { game, heuristics }: SearchPosition,
  world: Common,
  past: readonly Log<unknown>[],
  isRead: readonly boolean[],
): Likelihoods {
  const likelihoods = evenLikelihoods(world.table.players);
  let state = roundStart(game, world);
  for (const { seat, move } of past) {
    const moves: readonly ListedMove[] = isRead[seat] ? game.moves(state, seat) : [];
    if (moves.length > 1) {
      const appeals = moves.map((other) => heuristics.appeal(state, seat, other));
      countMove(likelihoods, seat, appeals, appeals[moves.indexOf(plainOf(move))] ?? 0, heuristics.doubt);
    }
    state = game.play(state, seat, move);
  }
  return likelihoods;
}

/** A move without its release and verdict. */
function plainOf(move: unknown): ListedMove {
  return typeof move === 'number' ? move : (move as { readonly place: ListedMove }).place;
}

/** Everything that may be hidden: the deal, and answers that are not revealed yet. */
function secrets(game: Game, world: Common): string {
  const { hands, ...rest } = game.writeDeal(game.dealt(world)) as { readonly hands: readonly (readonly string[])[] };
  const moves = story(world.log).map(({ move }) => game.write(move));
  return JSON.stringify([hands.map((hand) => [...hand].sort()), rest, moves]);
}

/** If this many imagined worlds are equal, there is only one. With two, the chance of an error is 1 in 2 billion. */
const ALIKE = 32;

/** The only world that fits the view, if there is only one. */
export function soleWorld(game: Game, view: Common, random: Random): Common | undefined {
  const seen = { ...view };
  const world = game.imagine(seen, random);
  const known = secrets(game, world);
  for (let i = 1; i < ALIKE; i++) if (secrets(game, game.imagine(seen, random)) !== known) return undefined;
  return world;
}

/** If no moves are read, all possible deals are equally likely. What passes and draws rule out is never imagined. */
export function worldsOf(position: SearchPosition, belief: Belief): Worlds {
  const { game, view, seat: viewer, random } = position;
  // A fresh copy, because games cache derived values by view: a search must not continue where an earlier one stopped.
  const seen = { ...view };
  const past = belief === 'none' ? [] : story(view.log);
  const isRead = sideNumbers(game, view.table).map(
    (side, seat, sides) => seat !== viewer && (belief === 'others' || side !== sides[viewer]),
  );
  const states: Common[] = [];
  const most = soleWorld(game, view, random) ? 1 : MOST_WORLDS;
  const likelihoods = evenLikelihoods(view.table.players * most);
  /** The weights of the worlds up to each. */
  const sums = new Float64Array(most);
  let sum = 0;
  const batch: number[] = [];

  function imagine(amount: number): void {
    for (let i = 0; i < amount && states.length < most; i++) {
      const state = game.imagine(seen, random);
      const those = likelihoodsIn(position, state, past, isRead);
      likelihoods.set(those, states.length * those.length);
      sum += jointLikelihood(those);
      sums[states.length] = sum;
      states.push(state);
    }
  }

  /** The first world, not before `from`, up to which the weights come to more than this. */
  function worldAt(weight: number, from: number): number {
    let before = from - 1;
    let first = from;
    for (let step = 1; sums[first]! <= weight; step *= 2) {
      before = first;
      first = Math.min(first + step, states.length - 1);
    }
    while (first - before > 1) {
      const middle = (before + first) >> 1;
      if (sums[middle]! <= weight) before = middle;
      else first = middle;
    }
    return first;
  }

  /** Draws a batch of worlds by their weights, at even steps (systematic resampling). */
  function refill(): void {
    imagine(BATCH);
    const step = sum / BATCH;
    let at = (random.below(1 << 16) / (1 << 16)) * step;
    for (let world = 0; batch.length < BATCH && at < sum; at += step) {
      world = worldAt(at, world);
      batch.push(world);
    }
    if (batch.length === 0) batch.push(states.length - 1);
  }

  return {
    states,
    likelihoods,
    next() {
      if (batch.length === 0) refill();
      return batch.pop()!;
    },
  };
}
