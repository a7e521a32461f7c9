/** What somebody asks for who opens a table, and what everybody sees of it. */

import type { Outcome, Seat } from '@boneyard/rules/game';
import type { Options } from '@boneyard/rules/options';
import * as z from 'zod/mini';
import type { Proof } from './fair';

export const LEVELS = ['gentle', 'casual', 'strong', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** What the referee plays for a seat whose time is up. */
export const LATE = ['bot', 'mildest'] as const;
export type Late = (typeof LATE)[number];

const level = z.enum(LEVELS);

export const clock = z.nullable(
  z.union([
    z.strictObject({ turn: z.int().check(z.gte(5), z.lte(3600)) }),
    z.strictObject({ days: z.int().check(z.gte(1), z.lte(30)) }),
  ]),
);
/** Seconds for each decision, or days; none at all. */
export type Clock = z.infer<typeof clock>;

const chair = z.union([
  z.strictObject({ kind: z.literal('person') }),
  z.strictObject({ kind: z.literal('bot'), level }),
]);
/** Whom a seat is meant for. */
export type Chair = z.infer<typeof chair>;

const MOST_SEATS = 8;

export const wish = z.strictObject({
  game: z.string().check(z.maxLength(20)),
  options: z.record(z.string().check(z.maxLength(20)), z.unknown()),
  /** As many as there are players. */
  chairs: z.array(chair).check(z.minLength(2), z.maxLength(MOST_SEATS)),
  clock,
  late: z.enum(LATE),
  /** In the public list; otherwise only who has the link finds it. */
  listed: z.boolean(),
  /** The result counts for everybody's rating. */
  rated: z.optional(z.boolean()),
});
export type Wish = z.infer<typeof wish>;

/** What somebody looks for who looks for a game. */
export const terms = z.strictObject({
  game: z.string().check(z.maxLength(20)),
  players: z.int().check(z.gte(2), z.lte(MOST_SEATS)),
  options: z.record(z.string().check(z.maxLength(20)), z.unknown()),
  clock,
  rated: z.boolean(),
});
export type Terms = z.infer<typeof terms>;

/** What keeps a table from being rated. */
export const UNRATED = ['account', 'bots', 'clock', 'late', 'hands'] as const;
export type Unrated = (typeof UNRATED)[number];

/** A rating as people are shown it. */
export interface Rank {
  readonly rating: number;
  /** Too few matches to be compared. */
  readonly provisional: boolean;
}

/** Somebody who looks for a game. */
export interface Sought extends Omit<Terms, 'options'> {
  readonly id: string;
  readonly name: string;
  readonly rank: Rank;
  readonly options: Options;
  readonly since: number;
}

/** What a match made of somebody's rating. */
export interface Change {
  readonly from: number;
  readonly to: Rank;
}

export const PHASES = ['gathering', 'dealing', 'playing', 'over'] as const;
/** People are awaited; tiles are shuffled; a round goes on; the match is over. */
export type Phase = (typeof PHASES)[number];

export interface Sitting {
  readonly chair: Chair;
  /** Of the person who sits there; nobody yet, or a bot. */
  readonly name: string | undefined;
  /** A bot plays for the person who sits there, until the person takes the seat back. */
  readonly replaced: boolean;
  /** It is a program that sits there in person. */
  readonly bot: boolean;
}

export interface Ended {
  readonly ending: Outcome['ending'] | 'agreed';
  readonly best: readonly Seat[];
  readonly over: boolean;
  readonly winners: readonly Seat[];
}

/** All that one viewer is told of a table. The view is the game's own, as `game.view` gives it. */
export interface Shown {
  readonly id: string;
  /** Raised by one with every change. */
  readonly n: number;
  readonly game: string;
  readonly options: Options;
  readonly clock: Clock;
  readonly late: Late;
  readonly listed: boolean;
  readonly rated: boolean;
  readonly seats: readonly Sitting[];
  /** The seat whose person may fill empty seats with bots. */
  readonly host: Seat | undefined;
  readonly phase: Phase;
  /** The viewer's own seat; a spectator has none. */
  readonly you: Seat | undefined;
  /** The decision that is open: a move has to name it. */
  readonly at: number | undefined;
  /** When it runs out, in the server's milliseconds. */
  readonly due: number | undefined;
  readonly view: unknown;
  readonly ended: Ended | undefined;
  /** What the match made of everybody's rating, by seat; null for somebody without one. */
  readonly changes: readonly (Change | null)[] | undefined;
  /** The promise for the round that is dealt next or was dealt last, and who has added to it. */
  readonly fair: { readonly round: number; readonly commitment: string; readonly added: readonly Seat[] } | undefined;
  /** How the last round that is over was shuffled. */
  readonly proof: Proof | undefined;
  /** Who would end the match here. */
  readonly ending: readonly Seat[];
  /** Who would play again, and the table where that happens. */
  readonly again: readonly Seat[];
  readonly next: string | undefined;
}

/** A table in the public list. */
export interface Listed {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly clock: Clock;
  readonly rated: boolean;
  readonly seats: readonly Sitting[];
  readonly phase: Phase;
  readonly changed: number;
}
