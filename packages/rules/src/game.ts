/** The contract that every game implements. Records, bots, the server and the boards rely on nothing else. */

import type { OptionSpec, Options } from './options';
import type { Problem } from './problem';
import type { Random } from './random';
import type { Variant } from './variants';

export type Seat = number;

/** What the players agree on before the tiles are shuffled. */
export interface Table<O = Options> {
  readonly players: number;
  readonly options: O;
}

/** The state of the match when a round begins. */
export interface Standing {
  readonly round: number;
  readonly scores: readonly number[];
}

/** As seen from above, with the first tile of a line lying east-west, or north-south if it is a double. */
export const DIRECTIONS = ['N', 'E', 'S', 'W'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The moves of this round as a linked list, newest first. States share their past, so a move adds one link. */
export interface Log<M> {
  readonly seat: Seat;
  readonly move: M;
  /** The direction in which the player let the tile lead away from its anchor. Boards draw it so; no rule asks for it. */
  readonly lies?: Direction;
  readonly before: Log<M> | undefined;
}

/** What everybody at the table sees, in every game. */
export interface Common<M = unknown, O = Options> {
  readonly table: Table<O>;
  readonly round: number;
  /** For the whole match so far. Once the round is over, they include what its end added or deducted. */
  readonly scores: readonly number[];
  /** How many tiles each seat holds. */
  readonly held: readonly number[];
  /** How many tiles are left in the stock. */
  readonly left: number;
  readonly ply: number;
  readonly log: Log<M> | undefined;
}

/** How a round ended. */
export interface Outcome {
  readonly ending: 'out' | 'blocked' | 'target';
  /** The seats that won the round: none, one, or several that share it. */
  readonly best: readonly Seat[];
  /** Whether the match is over too. */
  readonly over: boolean;
  /** The winners of the match; empty until it is over. */
  readonly winners: readonly Seat[];
}

/** Why a move is legal or not and what it scores, as codes and numbers without texts. Games add more fields. */
export interface Explanation {
  /** The rule that the move breaks; absent if the move is legal. */
  readonly breaks?: string;
  /** Points that the move scores immediately. */
  readonly points: number;
  /** Points that no longer count against the hand after the move. */
  readonly sheds: number;
}

/** A move that includes a verdict of the referee, and the estimated weight of that verdict. */
export interface Chance<M> {
  readonly move: M;
  readonly weight: number;
}

/** For moves whose result a referee outside the rules decides. `verdicts.ts` calls these for any game. */
export interface Verdicts<S, M> {
  /** The possible results of a move; empty if there is nothing to decide. */
  chances(state: S, seat: Seat, move: M): readonly Chance<M>[];
  /** Whether the move includes a verdict. Only the referee may add one; such a move from a player is rejected. */
  judged(move: M): boolean;
  /** The move as the player made it. */
  withoutVerdict(move: M): M;
  /** The move as `moves` lists it: without the release of the tile and without a verdict. */
  plain(move: M): M;
}

declare const seen: unique symbol;
/** A view that `view` returned. Bots and sockets accept nothing else, so a state cannot leak by mistake. */
export type Seen<V> = V & { readonly [seen]: true };

export interface Game<
  V extends Common = Common,
  // biome-ignore-start lint/suspicious/noExplicitAny: a list of games holds every kind of state, move and deal
  S extends V = any,
  M = any,
  D = any,
  // biome-ignore-end lint/suspicious/noExplicitAny: as above
> {
  readonly id: string;
  readonly seats: readonly number[];
  /** Forms, defaults and checks are derived from it. */
  readonly options: OptionSpec;
  /** The ways to play it that have a name. The usual one is the first, and has no mark. */
  readonly variants: readonly [Variant, ...Variant[]];
  readonly wins: 'most points' | 'fewest points';
  /**
   * The seats of each side, if partners play together at this table: each seat is on one side, and the seats of a side always
   * have the same score and win together. Undefined, or absent, if each seat plays for itself.
   */
  sides?(table: V['table']): readonly (readonly Seat[])[] | undefined;
  /** The only function that uses chance. It deals again after a misdeal. */
  deal(table: V['table'], random: Random): D;
  /** Reads a deal from a record, typed by hand or written by `writeDeal`. */
  readDeal(table: V['table'], json: unknown): D | Problem;
  writeDeal(deal: D): Readonly<Record<string, unknown>>;
  /** Parts of a written deal that only tell everybody how it came about. The moves do not depend on them; records may lack them. */
  readonly dealNotes?: readonly string[];
  start(table: V['table'], deal: D, standing: Standing): S;
  /** The deal that a state started from. Folding the log over it gives the same state, for imagined states too. */
  dealt(state: S): D;
  /** The seats that may act now; none when the round is over. */
  toAct(view: V): readonly Seat[];
  /**
   * Every legal move of a seat that may act, each once, without releases and verdicts. Bots keep millions of them, so they are
   * whole numbers of 32 bits.
   */
  moves(view: V, seat: Seat): readonly M[];
  /** Does not check that the move is legal; moves from outside must pass `explain` first. */
  play(state: S, seat: Seat, move: M): S;
  /** Undefined until the round is over. */
  outcome(view: V): Outcome | undefined;
  explain(view: V, seat: Seat, move: M): Explanation;
  /** Written moves that change little, the mildest first: one of them is made for a player who is away. */
  readonly mild: readonly string[];
  /** Whether the rules let nobody take a move back at this table, not even a player alone; no, if it is absent. */
  isFinal?(table: V['table']): boolean;
  /** Whether the player decides in which direction the tile of a move leads away from its anchor; without it, never. */
  directed?(table: V['table'], move: M): boolean;
  /** For games in which a referee decides the result of some moves. */
  readonly verdicts?: Verdicts<S, M>;
  /** What `seat` may know; `undefined` is a spectator. */
  view(state: S, seat: Seat | undefined): Seen<V>;
  /** A random state that looks like this view to its owner. All deals that fit the view are equally likely. */
  imagine(view: V, random: Random): S;
  write(move: M): string;
  /** Undefined if the text is not a move of this game, or not spelt as `write` spells it. */
  read(text: string): M | undefined;
}

/** The standing before the first round. */
export function fresh(players: number): Standing {
  return { round: 0, scores: new Array<number>(players).fill(0) };
}

/** The entries of a log, oldest first. */
export function story<M>(log: Log<M> | undefined): Log<M>[] {
  const entries: Log<M>[] = [];
  for (let entry = log; entry; entry = entry.before) entries.push(entry);
  return entries.reverse();
}

/** Brands a view. Only a game's `view` may call it. */
export function asSeen<V>(view: V): Seen<V> {
  return view as Seen<V>;
}
