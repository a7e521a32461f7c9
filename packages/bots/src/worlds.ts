/** Worlds that a seat may be in: imagined deals, the likelier the more often, judged by what the others did in them. */

import { type Common, type Game, type Log, type Seat, story } from '@boneyard/rules/game';
import type { Random } from '@boneyard/rules/random';
import type { Plain, Sense } from './senses/sense';

/** What is thought about: a position as one seat sees it. */
export interface Puzzle {
  readonly game: Game;
  readonly sense: Sense;
  readonly view: Common;
  readonly seat: Seat;
  readonly random: Random;
}

/** Kinds of players: how much their choice leans to what appeals (per doubt of the sense), and how common they are. */
const KINDS: readonly { readonly lean: number; readonly share: number }[] = [
  { lean: 3, share: 0.4 },
  { lean: 0.7, share: 0.4 },
  { lean: 0, share: 0.2 },
];

/** Worlds kept at most, and how many are looked at before each row of iterations. */
const MOST_WORLDS = 2000;
const ROW = 32;

export interface Worlds {
  /** The next world to look at. */
  next(): Common;
}

/** The round of a world before its first move, as if the match had begun with it. */
export function begun(game: Game, world: Common): Common {
  const { table, round } = world;
  return game.start(table, game.dealt(world), { round, scores: new Array<number>(table.players).fill(0) });
}

/** How likely each of the moves was to a player of each kind, as products over the moves of a seat. */
function likelihoods(
  { game, sense, seat: viewer }: Puzzle,
  world: Common,
  past: readonly Log<unknown>[],
): Float64Array {
  const { players } = world.table;
  const products = new Float64Array(players * KINDS.length).fill(1);
  let state = begun(game, world);
  for (const { seat, move } of past) {
    const moves: readonly Plain[] = seat === viewer ? [] : game.moves(state, seat);
    if (moves.length > 1) {
      const appeals = moves.map((other) => sense.appeal(state, seat, other));
      const taken = appeals[moves.indexOf(plainOf(move))] ?? 0;
      for (let kind = 0; kind < KINDS.length; kind++) {
        const steepness = KINDS[kind]!.lean / sense.doubt;
        let sum = 0;
        for (let i = 0; i < appeals.length; i++) sum += Math.exp((appeals[i]! - taken) * steepness);
        products[seat * KINDS.length + kind]! /= sum;
      }
    }
    state = game.play(state, seat, move);
  }
  return products;
}

/** A move without how the domino was let go and what came of it. */
function plainOf(move: unknown): Plain {
  return typeof move === 'number' ? move : (move as { readonly place: Plain }).place;
}

/** How likely all that the others did was, whatever kind each of them is. */
function weightOf(products: Float64Array): number {
  let weight = 1;
  for (let first = 0; first < products.length; first += KINDS.length) {
    let sum = 0;
    for (let kind = 0; kind < KINDS.length; kind++) sum += KINDS[kind]!.share * products[first + kind]!;
    weight *= sum;
  }
  return weight;
}

/** Everything that may be hidden: the deal, and answers that are not shown yet. */
function secrets(game: Game, world: Common): string {
  const { hands, ...rest } = game.writeDeal(game.dealt(world)) as { readonly hands: readonly (readonly string[])[] };
  const moves = story(world.log).map(({ move }) => game.write(move));
  return JSON.stringify([hands.map((hand) => [...hand].sort()), rest, moves]);
}

/** Worlds that must all be alike to be taken for the only one: of two, one is seen so often in 1 of 2 billion cases. */
const ALIKE = 32;

/** The only world there can be, if there is only one. */
export function soleWorld(game: Game, view: Common, random: Random): Common | undefined {
  const seen = { ...view };
  const world = game.imagine(seen, random);
  const known = secrets(game, world);
  for (let i = 1; i < ALIKE; i++) if (secrets(game, game.imagine(seen, random)) !== known) return undefined;
  return world;
}

/** Without belief every deal that could be is as likely as any other. */
export function worldsOf(puzzle: Puzzle, belief: boolean): Worlds {
  const { game, view, random } = puzzle;
  // A copy of its own: what a view says is worked out once and kept, and worlds would go on where the last search stopped.
  const seen = { ...view };
  const past = belief ? story(view.log) : [];
  const worlds: Common[] = [];
  const weights: number[] = [];
  let sum = 0;
  const row: Common[] = [];
  const most = soleWorld(game, view, random) ? 1 : MOST_WORLDS;

  function look(amount: number): void {
    for (let i = 0; i < amount && worlds.length < most; i++) {
      const world = game.imagine(seen, random);
      const weight = weightOf(likelihoods(puzzle, world, past));
      worlds.push(world);
      weights.push(weight);
      sum += weight;
    }
  }

  /** A row of worlds by their weights, at even steps (systematic resampling). */
  function refill(): void {
    look(ROW);
    const step = sum / ROW;
    let at = (random.below(1 << 16) / (1 << 16)) * step;
    let reached = 0;
    for (let i = 0; i < worlds.length; i++) {
      reached += weights[i]!;
      for (; at < reached && row.length < ROW; at += step) row.push(worlds[i]!);
    }
    if (row.length === 0) row.push(worlds[worlds.length - 1]!);
  }

  return {
    next() {
      if (row.length === 0) refill();
      return row.pop()!;
    },
  };
}
