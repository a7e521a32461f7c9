/** Worlds: imagined deals that fit a seat's view, drawn in proportion to how likely they make the moves of the others. */

import { type Common, type Game, type Log, type Seat, story } from '@boneyard/rules/game';
import type { Random } from '@boneyard/rules/random';
import type { Heuristics, ListedMove } from './heuristics';

/** What a search is about: a position as one seat sees it. */
export interface SearchPosition {
  readonly game: Game;
  readonly heuristics: Heuristics;
  readonly view: Common;
  readonly seat: Seat;
  readonly random: Random;
}

/** Kinds of players: how strongly they prefer appealing moves (per `doubt` of the heuristics), and how common they are. */
const KINDS: readonly { readonly lean: number; readonly share: number }[] = [
  { lean: 3, share: 0.4 },
  { lean: 0.7, share: 0.4 },
  { lean: 0, share: 0.2 },
];

/** The most worlds kept, and how many are drawn at a time. */
const MOST_WORLDS = 2000;
const BATCH = 32;

export interface Worlds {
  /** The world of the next iteration. */
  next(): Common;
}

/** The start of a world's round, with all scores at 0. */
export function roundStart(game: Game, world: Common): Common {
  const { table, round } = world;
  return game.start(table, game.dealt(world), { round, scores: new Array<number>(table.players).fill(0) });
}

/** For each seat and kind of player, the product of the probabilities of the seat's moves. */
function likelihoods(
  { game, heuristics, seat: viewer }: SearchPosition,
  world: Common,
  past: readonly Log<unknown>[],
): Float64Array {
  const { players } = world.table;
  const products = new Float64Array(players * KINDS.length).fill(1);
  let state = roundStart(game, world);
  for (const { seat, move } of past) {
    const moves: readonly ListedMove[] = seat === viewer ? [] : game.moves(state, seat);
    if (moves.length > 1) {
      const appeals = moves.map((other) => heuristics.appeal(state, seat, other));
      const taken = appeals[moves.indexOf(plainOf(move))] ?? 0;
      for (let kind = 0; kind < KINDS.length; kind++) {
        const steepness = KINDS[kind]!.lean / heuristics.doubt;
        let sum = 0;
        for (let i = 0; i < appeals.length; i++) sum += Math.exp((appeals[i]! - taken) * steepness);
        products[seat * KINDS.length + kind]! /= sum;
      }
    }
    state = game.play(state, seat, move);
  }
  return products;
}

/** A move without its release and verdict. */
function plainOf(move: unknown): ListedMove {
  return typeof move === 'number' ? move : (move as { readonly place: ListedMove }).place;
}

/** The probability of all moves of the others, averaged over the kinds of players. */
function weightOf(products: Float64Array): number {
  let weight = 1;
  for (let first = 0; first < products.length; first += KINDS.length) {
    let sum = 0;
    for (let kind = 0; kind < KINDS.length; kind++) sum += KINDS[kind]!.share * products[first + kind]!;
    weight *= sum;
  }
  return weight;
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

/** Without belief all possible deals are equally likely. */
export function worldsOf(position: SearchPosition, belief: boolean): Worlds {
  const { game, view, random } = position;
  // A fresh copy, because games cache derived values by view: a search must not continue where an earlier one stopped.
  const seen = { ...view };
  const past = belief ? story(view.log) : [];
  const worlds: Common[] = [];
  const weights: number[] = [];
  let sum = 0;
  const batch: Common[] = [];
  const most = soleWorld(game, view, random) ? 1 : MOST_WORLDS;

  function imagine(amount: number): void {
    for (let i = 0; i < amount && worlds.length < most; i++) {
      const world = game.imagine(seen, random);
      const weight = weightOf(likelihoods(position, world, past));
      worlds.push(world);
      weights.push(weight);
      sum += weight;
    }
  }

  /** Draws a batch of worlds by their weights, at even steps (systematic resampling). */
  function refill(): void {
    imagine(BATCH);
    const step = sum / BATCH;
    let at = (random.below(1 << 16) / (1 << 16)) * step;
    let reached = 0;
    for (let i = 0; i < worlds.length; i++) {
      reached += weights[i]!;
      for (; at < reached && batch.length < BATCH; at += step) batch.push(worlds[i]!);
    }
    if (batch.length === 0) batch.push(worlds[worlds.length - 1]!);
  }

  return {
    next() {
      if (batch.length === 0) refill();
      return batch.pop()!;
    },
  };
}
