/** The contract every game signs. Records, bots, server and boards are built on it and on nothing more. */

import type { OptionSpec, Options } from './options';
import type { Problem } from './problem';
import type { Random } from './random';

export type Seat = number;

/** What was agreed before the tiles are shuffled. */
export interface Table<O = Options> {
  readonly players: number;
  readonly options: O;
}

/** Where the match stands when a round begins. */
export interface Standing {
  readonly round: number;
  readonly scores: readonly number[];
}

/** What was done at the table in this round, newest first. States share their past, so a move costs one link. */
export interface Log<M> {
  readonly seat: Seat;
  readonly move: M;
  readonly before: Log<M> | undefined;
}

/** What everybody at the table sees, whatever the game. */
export interface Common<M = unknown, O = Options> {
  readonly table: Table<O>;
  readonly round: number;
  /** The whole match so far; once the round is over, with what its end added or took. */
  readonly scores: readonly number[];
  /** How many tiles each seat holds. */
  readonly held: readonly number[];
  /** How many tiles are left in the stock. */
  readonly left: number;
  readonly ply: number;
  readonly log: Log<M> | undefined;
}

/** How a round ended. `winners` are those of the match, and there are none before it is over. */
export interface Outcome {
  readonly ending: 'out' | 'blocked' | 'target';
  /** Who won the round; nobody, or several when they share it. */
  readonly best: readonly Seat[];
  readonly over: boolean;
  readonly winners: readonly Seat[];
}

/** Why a move is legal or not and what it brings: codes and numbers, the words are elsewhere. Games add what they know. */
export interface Explanation {
  /** The rule it breaks; absent when the move is legal. */
  readonly breaks?: string;
  /** Points scored at once. */
  readonly points: number;
  /** What stops counting against the hand. */
  readonly sheds: number;
}

/** A verdict from outside as part of the move it belongs to, and how likely it is thought to be. */
export interface Chance<M> {
  readonly move: M;
  readonly weight: number;
}

declare const seen: unique symbol;
/** A view that came through `view`. Bots and sockets take nothing else, so a state cannot slip out by mistake. */
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
  /** Forms, defaults and checks are made from it. */
  readonly options: OptionSpec;
  readonly wins: 'most points' | 'fewest points';
  /** The only place where chance enters. Misdeals are dealt again in here. */
  deal(table: V['table'], random: Random): D;
  /** A deal as a record holds it, given by hand or written by `writeDeal`. */
  readDeal(table: V['table'], json: unknown): D | Problem;
  writeDeal(deal: D): Readonly<Record<string, unknown>>;
  start(table: V['table'], deal: D, standing: Standing): S;
  /** The deal that a state came from. The fold of it and the log is the state again, for imagined states too. */
  dealt(state: S): D;
  /** Who may act now; nobody when the round is over. */
  toAct(view: V): readonly Seat[];
  /** Every legal move of a seat that may act, each once; releases and verdicts left out. */
  moves(view: V, seat: Seat): readonly M[];
  /** The move is believed to be legal; strangers' moves go through `explain` first. */
  play(state: S, seat: Seat, move: M): S;
  /** Undefined while somebody is to act. */
  outcome(view: V): Outcome | undefined;
  explain(view: V, seat: Seat, move: M): Explanation;
  /** Does the move carry a verdict? Only the referee writes one: from a player it is refused at the border. */
  judged(move: M): boolean;
  /** None but in magnetic play. */
  chances(state: S, seat: Seat, move: M): readonly Chance<M>[];
  /** What `seat` may know; `undefined` is a spectator. */
  view(state: S, seat: Seat | undefined): Seen<V>;
  /** A state that the owner of this view could not tell from the real one, each such deal as likely as any other. */
  imagine(view: V, random: Random): S;
  write(move: M): string;
  /** Undefined for what is no move of this game, or not its one spelling. */
  read(text: string): M | undefined;
}

/** Where a round begins a match. */
export function fresh(players: number): Standing {
  return { round: 0, scores: new Array<number>(players).fill(0) };
}

/** The log in the order it happened. */
export function story<M>(log: Log<M> | undefined): Log<M>[] {
  const told: Log<M>[] = [];
  for (let entry = log; entry; entry = entry.before) told.push(entry);
  return told.reverse();
}

/** Marks a view as such. Only a game's `view` may call it. */
export function asSeen<V>(view: V): Seen<V> {
  return view as Seen<V>;
}
