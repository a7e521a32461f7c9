/** Searches for a game. */

import * as z from 'zod/mini';
import { id, MOST_SEATS, options, requestedOptions, type TypeOf, text, time, whole } from './fields';
import { ratingView } from './players';
import { clock } from './tables';

/** What a player who searches for a game wants. */
export const seekTerms = z.strictObject({
  game: z.string().check(z.maxLength(20)),
  players: z.int().check(z.gte(2), z.lte(MOST_SEATS)),
  options: requestedOptions,
  clock,
  rated: z.boolean(),
});
export type SeekTerms = TypeOf<typeof seekTerms>;

/** What somebody sees who was invited to search together: who invites, and to what. */
export const pairInvitation = z.object({ name: text, terms: z.strictObject({ ...seekTerms.shape, options }) });
export type PairInvitation = TypeOf<typeof pairInvitation>;

/** A search as the others see it. */
export const seekListing = z.strictObject({
  id,
  name: text,
  /** Absent for a player who searches alone. */
  partner: z.optional(text),
  /** Of two who search together, the average. */
  rank: ratingView,
  game: text,
  players: whole,
  options,
  clock,
  rated: z.boolean(),
  since: time,
});
export type SeekListing = TypeOf<typeof seekListing>;
