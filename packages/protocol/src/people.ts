/** What is asked and told about accounts by plain requests. */

import type { Seat } from '@boneyard/rules/game';
import * as z from 'zod/mini';
import type { Me } from './messages';
import type { Listed } from './tables';

/** How a passkey or a browser is called in lists, say "Firefox, Linux". */
const label = z.string().check(z.maxLength(60));

/** The answer of an authenticator as the browser writes it; what is in it is for those who check it. */
const answer = z.looseObject({
  id: z.string().check(z.minLength(1), z.maxLength(1400)),
  rawId: z.string(),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string() }),
});

export const proving = z.strictObject({ answer, label });
export type Proving = z.infer<typeof proving>;

export const recovering = z.strictObject({ code: z.string().check(z.maxLength(60)), label });
export type Recovering = z.infer<typeof recovering>;

/** A device as its browser describes it to those who may call it. */
export const subscribing = z.strictObject({
  endpoint: z.string().check(z.maxLength(1000)),
  keys: z.strictObject({
    p256dh: z.string().check(z.regex(/^[\w-]{87}$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}$/)),
  }),
  /** In which it wants to be told. */
  language: z.enum(['en', 'fr']),
});
export type Subscribing = z.infer<typeof subscribing>;

/** Is this device called, and with which key would it be? */
export interface Callable {
  readonly key: string;
  readonly on: boolean;
}

/** A passkey of one's own. */
export interface ShownPasskey {
  readonly id: string;
  readonly label: string;
  readonly made: number;
  readonly used: number;
}

/** A browser in which one is signed in. */
export interface ShownSession {
  readonly id: string;
  readonly label: string;
  readonly made: number;
  readonly seen: number;
  /** It is the one that asks. */
  readonly here: boolean;
}

export interface ShownAccount {
  readonly me: Me;
  readonly made: number;
  readonly passkeys: readonly ShownPasskey[];
  readonly sessions: readonly ShownSession[];
  /** How many recovery codes are left. */
  readonly codes: number;
}

/** Recovery codes are told once, when they are made. */
export interface Entered {
  readonly me: Me;
  readonly codes?: readonly string[];
}

/** A table of mine. */
export interface MyGame {
  readonly table: Listed;
  readonly seat: Seat;
  /** It waits for me. */
  readonly turn: boolean;
  /** When the open decision runs out, in the server's milliseconds. */
  readonly due: number | null;
  /** By seat, once the match is over. */
  readonly scores: readonly number[] | null;
  readonly winners: readonly Seat[] | null;
}
