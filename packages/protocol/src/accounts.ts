/** Requests about accounts, and what answers them. */

import * as z from 'zod/mini';
import { seat, seats, type TypeOf, text, time, whole } from './fields';
import { me } from './players';
import { tableListing } from './tables';

/** The name of a passkey or a browser in lists, such as "Firefox, Linux". */
const label = z.string().check(z.maxLength(60));

/** What an authenticator answers, as the browser writes it. The library that verifies it checks the rest. */
const answer = z.looseObject({
  id: z.string().check(z.minLength(1), z.maxLength(1400)),
  rawId: z.string(),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string() }),
});

export const passkeyProof = z.strictObject({ answer, label });

export const recoveryRequest = z.strictObject({ code: z.string().check(z.maxLength(60)), label });

/** A device's push subscription, as its browser describes it, and the language of its notifications. */
export const pushRegistration = z.strictObject({
  endpoint: z.string().check(z.maxLength(1000)),
  keys: z.strictObject({
    p256dh: z.string().check(z.regex(/^[\w-]{87}$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}$/)),
  }),
  /** Two letters, such as `fr`; notifications are in English if the server does not speak it. */
  language: z.string().check(z.regex(/^[a-z]{2}$/)),
});
export type PushRegistration = TypeOf<typeof pushRegistration>;

/** Whether this device is notified, and the server's key for it. */
export const pushStatus = z.object({ key: text, on: z.boolean() });
export type PushStatus = TypeOf<typeof pushStatus>;

export const accountView = z.object({
  me,
  made: time,
  passkeys: z.array(z.object({ id: text, label: text, made: time, used: time })),
  /** `here` is the session that asks. */
  sessions: z.array(z.object({ id: text, label: text, made: time, seen: time, here: z.boolean() })),
  /** How many recovery codes are left. */
  codes: whole,
});
export type AccountView = TypeOf<typeof accountView>;

/** Recovery codes are sent only once, when they are made. */
export const signedIn = z.object({ me, codes: z.optional(z.array(text)) });
export type SignedIn = TypeOf<typeof signedIn>;

/** The most preferences of an account; so it is kept in less than two kilobytes. */
const MOST_PREFERENCES = 20;
const word = z.string().check(z.regex(/^[a-z]{1,20}$/));

/** What an account has chosen for all of its devices, such as the look of the table, and when. */
export const preferences = z.strictObject({
  chosen: z.record(word, word).check(z.refine((chosen) => Object.keys(chosen).length <= MOST_PREFERENCES)),
  changed: time.check(z.gte(0)),
});
export type Preferences = TypeOf<typeof preferences>;

/** A table of mine. */
export const myGame = z.object({
  table: tableListing,
  seat,
  /** It is my turn. */
  turn: z.boolean(),
  /** When the time for the open decision is up. */
  due: z.nullable(time),
  /** By seat, once the match is over. */
  scores: z.nullable(z.array(whole)),
  winners: z.nullable(seats),
});
export type MyGame = TypeOf<typeof myGame>;
