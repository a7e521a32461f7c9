/** What is asked and told about bots of one's own, blocks and reports by plain requests. */

import * as z from 'zod/mini';

const tableId = z.string().check(z.regex(/^[A-Za-z0-9_-]{16}$/));

/** A bot is called something; its token is told once, when it is made. */
export const botNaming = z.strictObject({ name: z.string().check(z.maxLength(200)) });

/** Whoever has or had this seat. */
export const blocking = z.strictObject({ table: tableId, seat: z.int().check(z.gte(0), z.lt(8)) });

/** A line of chat, by its id. */
export const reporting = z.strictObject({ table: tableId, line: tableId });

export interface ShownToken {
  readonly id: string;
  readonly name: string;
  readonly made: number;
}

export interface NewToken extends ShownToken {
  readonly token: string;
}

/** `who` as in lines of chat. */
export interface ShownBlock {
  readonly who: string;
  readonly name: string;
  readonly made: number;
}
