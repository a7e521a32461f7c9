/** Requests about players' own bots, blocks and reports, and what answers them. */

import * as z from 'zod/mini';
import { id, seat, type TypeOf, text, time } from './fields';

export const botRequest = z.strictObject({ name: z.string().check(z.maxLength(200)) });

/** The player who has or had this seat. */
export const blockRequest = z.strictObject({ table: id, seat });

/** The id of a chat message. */
export const reportRequest = z.strictObject({ table: id, line: id });

export const tokenView = z.object({ id: text, name: text, made: time });
export type TokenView = TypeOf<typeof tokenView>;

/** The token itself is sent only once, when it is made. */
export const newTokenView = z.object({ ...tokenView.shape, token: text });
export type NewTokenView = TypeOf<typeof newTokenView>;

/** `who` as in chat messages. */
export const blockView = z.object({ who: text, name: text, made: time });
export type BlockView = TypeOf<typeof blockView>;
