/** What the server tells, as schemas: for the reference, for programs in other languages, and for tests of the server. Pages believe it unread. */

import * as z from 'zod/mini';
import type { ChatLine } from './chat';
import type { Json } from './json';
import { type Asked, asked, KINDS, type Me, REFUSALS, type Told } from './messages';
import { SIGNALS } from './signals';
import {
  type Change,
  type Clock,
  clock,
  LATE,
  LEVELS,
  type Listed,
  PHASES,
  type Rank,
  type Shown,
  type Sitting,
  type Sought,
} from './tables';

type Shape<T> = { readonly [K in keyof T]-?: z.ZodMiniType<Json> };

/** What a game makes of it: see the rules of the game. */
const anything = z.unknown() as z.ZodMiniType<Json>;
const options = z.record(z.string(), anything);
const text = z.string();
const whole = z.int();
const seat = z.int().check(z.gte(0), z.lt(8));
const seats = z.array(seat);
const tableId = z.string().check(z.regex(/^[A-Za-z0-9_-]{16}$/));
const hex = z.string().check(z.regex(/^([0-9a-f]{2})+$/));
const agreedClock: z.ZodMiniType<Clock> = clock;

const chair = z.union([
  z.strictObject({ kind: z.literal('person') }),
  z.strictObject({ kind: z.literal('bot'), level: z.enum(LEVELS) }),
]);
const sitting = z.strictObject({
  chair,
  name: z.nullable(text),
  replaced: z.boolean(),
  bot: z.boolean(),
} satisfies Shape<Sitting>);
const ended = z.strictObject({
  ending: z.enum(['out', 'blocked', 'target', 'agreed']),
  best: seats,
  over: z.boolean(),
  winners: seats,
});
const rank = z.strictObject({ rating: z.number(), provisional: z.boolean() } satisfies Shape<Rank>);
const change = z.strictObject({ from: z.number(), to: rank } satisfies Shape<Change>);
const fair = z.strictObject({ round: whole, commitment: hex, added: seats });
const proof = z.strictObject({
  table: tableId,
  round: whole,
  commitment: hex,
  secret: hex,
  added: z.array(z.nullable(hex)),
});

/** A table as its viewer sees it. */
export const shown = z.strictObject({
  id: tableId,
  n: whole,
  game: text,
  options,
  clock: agreedClock,
  late: z.enum(LATE),
  listed: z.boolean(),
  rated: z.boolean(),
  seats: z.array(sitting),
  host: z.nullable(seat),
  phase: z.enum(PHASES),
  you: z.nullable(seat),
  at: z.nullable(whole),
  due: z.nullable(z.number()),
  view: anything,
  ended: z.nullable(ended),
  changes: z.nullable(z.array(z.nullable(change))),
  fair: z.nullable(fair),
  proof: z.nullable(proof),
  ending: seats,
  again: seats,
  next: z.nullable(tableId),
} satisfies Shape<Shown>);

export const listed = z.strictObject({
  id: tableId,
  game: text,
  options,
  clock: agreedClock,
  rated: z.optional(z.boolean()),
  seats: z.array(z.object({ chair, name: z.optional(text), replaced: z.boolean(), bot: z.optional(z.boolean()) })),
  phase: z.enum(PHASES),
  changed: z.number(),
});
listed.shape satisfies { readonly [K in keyof Listed]-?: z.ZodMiniType };

export const me = z.strictObject({ id: text, name: text, kind: z.enum(KINDS) } satisfies Shape<Me>);

const kinds = asked.def.options.map(({ shape }) => shape.t.def.values[0]) as [Asked['t'], ...Asked['t'][]];
const presence = z.strictObject({ here: z.boolean(), until: z.nullable(z.number()) });

const sought = z.strictObject({
  id: tableId,
  name: text,
  rank,
  game: text,
  players: whole,
  options,
  clock: agreedClock,
  rated: z.boolean(),
  since: z.number(),
} satisfies Shape<Sought>);

const line = z.strictObject({
  id: text,
  seat,
  who: text,
  name: text,
  text,
  said: z.number(),
} satisfies Shape<ChatLine>);

/** By kind; one that is missing does not compile. */
export const told = {
  welcome: z.strictObject({ t: z.literal('welcome'), v: whole, me: z.nullable(me), now: z.number() }),
  reload: z.strictObject({ t: z.literal('reload'), v: whole }),
  table: z.strictObject({ t: z.literal('table'), table: shown }),
  step: z.strictObject({ t: z.literal('step'), from: whole, n: whole, delta: anything }),
  ack: z.strictObject({ t: z.literal('ack'), at: whole }),
  refused: z.strictObject({
    t: z.literal('refused'),
    what: z.nullable(z.enum(kinds)),
    at: z.optional(whole),
    why: z.enum(REFUSALS),
  }),
  here: z.strictObject({ t: z.literal('here'), seats: z.array(presence), watching: whole }),
  signal: z.strictObject({ t: z.literal('signal'), seat, signal: z.enum(SIGNALS) }),
  chat: z.strictObject({ t: z.literal('chat'), lines: z.array(line) }),
  list: z.strictObject({ t: z.literal('list'), tables: z.array(listed) }),
  seeking: z.strictObject({ t: z.literal('seeking'), seek: tableId, since: z.number() }),
  found: z.strictObject({ t: z.literal('found'), seek: tableId, table: z.nullable(tableId) }),
  seeks: z.strictObject({ t: z.literal('seeks'), seeks: z.array(sought) }),
  listed: z.strictObject({ t: z.literal('listed'), tables: z.array(listed), gone: z.array(tableId) }),
} satisfies { readonly [K in Told['t']]: z.ZodMiniType<{ t: K }> };

/** What is wrong with a message of the server; undefined when nothing is. */
export function wrongWith(message: unknown): string | undefined {
  const kind = (message as { t?: unknown } | null)?.t;
  if (typeof kind !== 'string' || !Object.hasOwn(told, kind)) return `no kind of message: ${String(kind)}`;
  const read = told[kind as Told['t']].safeParse(message);
  return read.success ? undefined : z.prettifyError(read.error);
}
