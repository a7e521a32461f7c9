/** Tables: what a player who opens one asks for, what each viewer sees of it, and what the public list shows. */

import * as z from 'zod/mini';
import { ENDINGS, LATE_MOVES, LEVELS, PHASES } from './enums';
import {
  field,
  hex,
  id,
  MOST_SEATS,
  options,
  requestedOptions,
  seat,
  seats,
  type TypeOf,
  text,
  time,
  whole,
} from './fields';
import type { FromWire } from './json';
import { ratingChange } from './players';

export const clock = z.nullable(
  z.union([
    z.strictObject({ turn: z.int().check(z.gte(5), z.lte(3600)) }),
    z.strictObject({ days: z.int().check(z.gte(1), z.lte(30)) }),
  ]),
);
/** How long each decision may take, in seconds or in days; null for as long as it takes. */
export type Clock = TypeOf<typeof clock>;

const chair = z.union([
  z.strictObject({ kind: z.literal('person') }),
  z.strictObject({ kind: z.literal('bot'), level: z.enum(LEVELS) }),
]);
/** Whom a seat is for. */
export type Chair = TypeOf<typeof chair>;

/** What a player who opens a table asks for. */
export const tableRequest = z.strictObject({
  game: z.string().check(z.maxLength(20)),
  options: requestedOptions,
  /** One for each player. */
  chairs: z.array(chair).check(z.minLength(2), z.maxLength(MOST_SEATS)),
  clock,
  late: z.enum(LATE_MOVES),
  /** In the public list; otherwise it is found only by its link. */
  listed: z.boolean(),
  rated: z.optional(z.boolean()),
});
export type TableRequest = TypeOf<typeof tableRequest>;

/** How a round was shuffled, so that anyone can check its deal. */
const proof = z.strictObject({
  table: id,
  round: whole,
  /** How often the shuffle was begun again. Rounds dealt before there were promises have neither this nor those. */
  attempt: z.optional(whole),
  /** SHA-256 of the secret, published before any seat promised anything. */
  commitment: hex,
  secret: hex,
  /** By seat: the hash of its contribution, published before anyone revealed theirs; null from a bot or an absent client. */
  promised: z.optional(z.array(z.nullable(hex))),
  /** The contributions by seat. */
  added: z.array(z.nullable(hex)),
});
export type Proof = TypeOf<typeof proof>;

/** A table as one viewer sees it. */
export const tableView = z.strictObject({
  id: field(id, 'the table; anyone who knows its id may join'),
  n: field(whole, 'the number of entries in its log; it only grows'),
  game: field(text, 'the game'),
  options: field(options, 'all house rules'),
  clock: field(clock, 'the time for each decision'),
  late: field(z.enum(LATE_MOVES), 'who moves for a seat whose time is up'),
  listed: field(z.boolean(), 'whether it is in the public list'),
  rated: field(z.boolean(), 'whether the result counts for ratings'),
  seats: field(
    z.array(z.strictObject({ chair, name: z.nullable(text), replaced: z.boolean(), bot: z.boolean() })),
    'who sits there; `replaced` while a bot plays for them, `bot` for a program with a token',
  ),
  host: field(z.nullable(seat), 'the seat that may fill empty seats'),
  phase: field(z.enum(PHASES), 'waiting for people; shuffling; playing a round; the match is over'),
  you: field(z.nullable(seat), 'your own seat'),
  at: field(z.nullable(whole), 'the open decision; a move has to name it'),
  due: field(z.nullable(time), "when its time is up, by the server's clock"),
  view: field(
    z.unknown(),
    "the game's view for your seat, as `game.view` returns it; a spectator's view if you have none",
  ),
  ended: field(
    z.nullable(z.strictObject({ ending: z.enum(ENDINGS), best: seats, over: z.boolean(), winners: seats })),
    'how the last round ended',
  ),
  changes: field(z.nullable(z.array(z.nullable(ratingChange))), 'how the match changed the ratings, by seat'),
  fair: field(
    z.nullable(
      z.strictObject({
        round: whole,
        attempt: whole,
        commitment: hex,
        promised: z.array(z.nullable(hex)),
        sealed: z.boolean(),
        added: seats,
      }),
    ),
    'the shuffle of the next or the current round: how often it was begun again, the commitment, the promises by seat, whether no more are taken, and who has revealed',
  ),
  proof: field(z.nullable(proof), 'how the last finished round was shuffled'),
  ending: field(seats, 'who offers to end the match here'),
  again: field(seats, 'who wants a rematch'),
  next: field(z.nullable(id), 'the table of the rematch'),
});
/** As it is sent, with `null` for what there is not. */
export type SentTableView = TypeOf<typeof tableView>;
/** As clients hold it, with `undefined` instead. */
export type TableView = FromWire<SentTableView>;

/** A table in the public list. Listings are stored: what is optional here, the oldest do not have. */
export const tableListing = z.strictObject({
  id,
  game: text,
  options,
  clock,
  rated: z.optional(z.boolean()),
  seats: z.array(z.object({ chair, name: z.optional(text), replaced: z.boolean(), bot: z.optional(z.boolean()) })),
  phase: z.enum(PHASES),
  changed: time,
});
export type TableListing = TypeOf<typeof tableListing>;
