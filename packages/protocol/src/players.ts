/** Players: who they are, their ratings, profiles and leaderboards. */

import * as z from 'zod/mini';
import { PLAYER_KINDS } from './enums';
import { id, type TypeOf, text, time, whole } from './fields';

/** The player that a client belongs to. */
export const me = z.strictObject({ id: text, name: text, kind: z.enum(PLAYER_KINDS) });
export type Me = TypeOf<typeof me>;

export const nameRequest = z.strictObject({ name: z.string().check(z.maxLength(200)) });

/** A rating as players see it; `provisional` after too few matches to be compared. */
export const ratingView = z.strictObject({ rating: whole, provisional: z.boolean() });

/** How a match changed a rating. */
export const ratingChange = z.strictObject({ from: whole, to: ratingView });
export type RatingChange = TypeOf<typeof ratingChange>;

/** A player of a rated match; those who have deleted their account are left out. */
const opponent = z.object({ player: text, name: text, place: whole });
export type Opponent = TypeOf<typeof opponent>;

/** A rated match in a player's history. `place` is that of the player's side: 1 if it won, of as many as there are `sides`. */
const pastMatch = z.object({
  table: id,
  rating: whole,
  place: whole,
  players: whole,
  /** As many as players, unless partners played together. */
  sides: whole,
  at: time,
  partners: z.array(opponent),
  opponents: z.array(opponent),
});
export type PastMatch = TypeOf<typeof pastMatch>;

/** A rating belongs to a variant of a game; there is an entry for each that the player has played. */
const profileGame = z.object({
  game: text,
  variant: text,
  rank: ratingView,
  matches: whole,
  won: whole,
  /** The newest matches, oldest first. */
  history: z.array(pastMatch),
});
export type ProfileGame = TypeOf<typeof profileGame>;

/** The rated matches of two players against each other: how often the first finished before the second, and the other way round. */
const headToHead = z.object({ matches: whole, won: whole, lost: whole });
export type HeadToHead = TypeOf<typeof headToHead>;

/** `since` is when the account was created; `against` is what the player who asks has played against this one. */
export const profile = z.object({
  id: text,
  name: text,
  since: time,
  games: z.array(profileGame),
  /** Null for visitors without an account, and on one's own profile. */
  against: z.nullable(headToHead),
});
export type Profile = TypeOf<typeof profile>;

export const leaderView = z.object({ player: text, name: text, rating: whole, matches: whole, won: whole });
export type LeaderView = TypeOf<typeof leaderView>;
