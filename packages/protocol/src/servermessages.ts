/** Messages from the server to a client, over the socket. Pages trust them without parsing; tests check every one. */

import * as z from 'zod/mini';
import { type ClientMessage, clientMessage } from './clientmessages';
import type { Delta } from './delta';
import { REFUSALS, SIGNALS } from './enums';
import { id, message, seat, type TypeOf, text, time, whole } from './fields';
import { me } from './players';
import { seekListing } from './seeks';
import { tableListing, tableView } from './tables';

const kinds = clientMessage.def.options.map(({ shape }) => shape.t.def.values[0]) as [
  ClientMessage['t'],
  ...ClientMessage['t'][],
];

/** Is a seat's client connected? If not, `until` is when its player may be replaced. */
const seatPresence = z.strictObject({ here: z.boolean(), until: z.nullable(time) });
export type SeatPresence = TypeOf<typeof seatPresence>;

/** `who` is the same for a player at every table and gives access to nothing: it is for muting them. */
const chatLine = z.strictObject({ id: text, seat, who: text, name: text, text, said: time });
export type ChatLine = TypeOf<typeof chatLine>;

export const serverMessage = z.discriminatedUnion('t', [
  message('welcome', "Who I am (`null`: nobody), and the server's clock in milliseconds.", {
    v: whole,
    me: z.nullable(me),
    now: time,
  }),
  message('reload', 'This page or program uses another version of the protocol.', { v: whole }),
  message('table', 'Everything that this viewer may know about the table.', { table: tableView }),
  message(
    'step',
    'What changed since the table was at `from`. A client at another number sends `come`. With `ack` it is the step that your own move made, by the decision that it answers: the move is stored on disk.',
    {
      from: whole,
      n: whole,
      ack: z.optional(whole),
      delta: z.unknown() as z.ZodMiniType<Delta>,
    },
  ),
  message('ack', 'The move that answers this decision was stored on disk before; sent when a move comes again.', {
    at: whole,
  }),
  message('refused', 'A message was refused, and why. With `at` for a move; after `stale`, a `table` follows.', {
    what: z.nullable(z.enum(kinds)),
    at: z.optional(whole),
    why: z.enum(REFUSALS),
  }),
  message('here', 'Which seats are connected, until when an absent one may return, and how many people are watching.', {
    seats: z.array(seatPresence),
    watching: whole,
  }),
  message('signal', 'Someone at the table said this phrase.', { seat, signal: z.enum(SIGNALS) }),
  message('chat', 'Chat messages: the earlier ones first, then each new one. `who` is the same at every table.', {
    lines: z.array(chatLine),
  }),
  message('list', 'The public list.', { tables: z.array(tableListing) }),
  message(
    'seeking',
    'The search is running, since then; it ends with `found` or `unseek`. Of two who search together each is told who the `partner` is, again whenever that changes: `null` while there is none.',
    {
      seek: id,
      since: time,
      pair: z.optional(z.strictObject({ id, partner: z.nullable(text) })),
    },
  ),
  message(
    'found',
    'A table was found, and I have a seat there; `null` if I started another search meanwhile, or if the search of a pair is over because one of the two has stopped.',
    {
      seek: id,
      table: z.nullable(id),
    },
  ),
  message('seeks', 'Everyone who is searching for a game; sent with the list of tables and whenever it changes.', {
    seeks: z.array(seekListing),
  }),
  message('listed', 'What changed in the public list, and which tables are no longer in it.', {
    tables: z.array(tableListing),
    gone: z.array(id),
  }),
]);
export type ServerMessage = TypeOf<typeof serverMessage>;

/** What is wrong with a message of the server; undefined if nothing is. */
export function problemWith(message: unknown): string | undefined {
  const read = serverMessage.safeParse(message);
  return read.success ? undefined : z.prettifyError(read.error);
}
