/** Every message between page and server. */

import type { Seat } from '@boneyard/rules/game';
import * as z from 'zod/mini';
import type { ChatLine } from './chat';
import type { Delta } from './delta';
import type { Json } from './json';
import { SIGNALS, type Signal } from './signals';
import { LEVELS, type Listed, type Sought, terms } from './tables';
import { MOST_BYTES } from './version';

export const REFUSALS = [
  'malformed',
  'no such table',
  'not at a table',
  'no name',
  'no account',
  'not yours',
  'seat taken',
  'not now',
  'rated',
  'not your turn',
  'illegal',
  'stale',
  'too fast',
  'busy',
  'not for guests',
  'unfit',
  'blocked',
  'banned',
] as const;
export type Refusal = (typeof REFUSALS)[number];

const seat = z.int().check(z.gte(0), z.lt(8));
const count = z.int().check(z.gte(0), z.lt(2 ** 31));
const tableId = z.string().check(z.regex(/^[A-Za-z0-9_-]{16}$/));

export const asked = z.discriminatedUnion('t', [
  /** The first message of a connection. */
  z.strictObject({ t: z.literal('hello'), v: z.int() }),
  /** Show me this table from now on, and no other. Whoever sits there is recognised by the session. */
  z.strictObject({ t: z.literal('come'), table: tableId }),
  z.strictObject({ t: z.literal('go') }),
  z.strictObject({ t: z.literal('list'), on: z.boolean() }),
  z.strictObject({ t: z.literal('sit'), seat }),
  /** Give the seat up: before the match it is free again, in the match a bot plays on. */
  z.strictObject({ t: z.literal('stand') }),
  /** Take back the seat that a bot plays for me. */
  z.strictObject({ t: z.literal('back') }),
  /** A bot on an empty seat, or a person awaited again (null); only the host, before the match. */
  z.strictObject({ t: z.literal('fill'), seat, level: z.nullable(z.enum(LEVELS)) }),
  /** A bot for somebody whose connection has been gone for longer than the grace. */
  z.strictObject({ t: z.literal('replace'), seat }),
  /** My part of the shuffle: 128 bits. It also says that I am ready. */
  z.strictObject({ t: z.literal('add'), round: count, bits: z.string().check(z.regex(/^[0-9a-f]{32}$/)) }),
  z.strictObject({ t: z.literal('move'), at: count, move: z.string().check(z.maxLength(64)) }),
  /** I would end the match here; all people have to want it. */
  z.strictObject({ t: z.literal('end'), yes: z.boolean() }),
  z.strictObject({ t: z.literal('again'), yes: z.boolean() }),
  z.strictObject({ t: z.literal('signal'), signal: z.enum(SIGNALS) }),
  /** I look for a game. After a line that was cut `again` names the search that goes on; `answer` somebody else's that I take up. */
  z.strictObject({ t: z.literal('seek'), terms, again: z.optional(tableId), answer: z.optional(tableId) }),
  z.strictObject({ t: z.literal('unseek') }),
  /** A line of chat; what is longer than people may write is cut by nobody, but refused. */
  z.strictObject({ t: z.literal('chat'), text: z.string().check(z.maxLength(1000)) }),
]);
export type Asked = z.infer<typeof asked>;

/** What is posted by whoever takes a name. */
export const naming = z.strictObject({ name: z.string().check(z.maxLength(200)) });

/** What a page or a server reads from the wire; undefined for what is no message. */
export function readAsked(text: string): Asked | undefined {
  if (text.length > MOST_BYTES) return undefined;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const read = asked.safeParse(json);
  return read.success ? read.data : undefined;
}

export const KINDS = ['guest', 'account', 'bot'] as const;
/** A name on this device, somebody known by a passkey, or a program. */
export type Kind = (typeof KINDS)[number];

export interface Me {
  readonly id: string;
  readonly name: string;
  readonly kind: Kind;
}

/** Is somebody's connection there? `until` is the end of the grace for one that is gone. */
export interface Presence {
  readonly here: boolean;
  readonly until: number | null;
}

export type Told =
  | { readonly t: 'welcome'; readonly v: number; readonly me: Me | null; readonly now: number }
  /** This page is too old. */
  | { readonly t: 'reload'; readonly v: number }
  /** Everything: a `Shown` as `written` gives it. */
  | { readonly t: 'table'; readonly table: Json }
  /** What changed since `from`. Whoever does not have that asks to `come` again. */
  | { readonly t: 'step'; readonly from: number; readonly n: number; readonly delta: Delta }
  /** The move that answers this decision is durable. */
  | { readonly t: 'ack'; readonly at: number }
  /** After `stale` everything follows. */
  | { readonly t: 'refused'; readonly what: Asked['t'] | null; readonly at?: number; readonly why: Refusal }
  /** By seat; watchers are only counted. */
  | { readonly t: 'here'; readonly seats: readonly Presence[]; readonly watching: number }
  | { readonly t: 'signal'; readonly seat: Seat; readonly signal: Signal }
  /** What was said before, or just now. */
  | { readonly t: 'chat'; readonly lines: readonly ChatLine[] }
  | { readonly t: 'list'; readonly tables: readonly Listed[] }
  /** The search goes on, since then; it ends with `found`, or with `unseek`. */
  | { readonly t: 'seeking'; readonly seek: string; readonly since: number }
  /** There is a table, and my seat at it; none where I began another search meanwhile. */
  | { readonly t: 'found'; readonly seek: string; readonly table: string | null }
  /** Everybody who looks for a game, with the list of tables and whenever that changes. */
  | { readonly t: 'seeks'; readonly seeks: readonly Sought[] }
  /** Tables that changed, and those that are no longer in the list. */
  | { readonly t: 'listed'; readonly tables: readonly Listed[]; readonly gone: readonly string[] };
