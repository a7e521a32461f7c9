/** Messages from a client to the server, over the socket. */

import { DIRECTIONS, type Direction } from '@boneyard/rules/game';
import * as z from 'zod/mini';
import { LEVELS, SIGNALS } from './enums';
import { id, message, seat, type TypeOf } from './fields';
import { seekTerms } from './seeks';
import { MOST_BYTES } from './version';

const count = z.int().check(z.gte(0), z.lt(2 ** 31));

export const clientMessage = z.discriminatedUnion('t', [
  message(
    'hello',
    'The first message of a connection. May be sent again to check that the server is still there; the answer is `welcome`.',
    { v: z.int() },
  ),
  message('come', 'Show me this table from now on, and no other. Send it again to get everything again.', {
    table: id,
  }),
  message('go', 'Show me no table.', {}),
  message('list', 'Subscribe to the public list, or stop.', { on: z.boolean() }),
  message('sit', 'Take this seat.', { seat }),
  message('stand', 'Give up my seat: before the match it becomes free again, during the match a bot takes over.', {}),
  message('back', 'Take back my seat from the bot that plays for me.', {}),
  message(
    'fill',
    'Put a bot on an empty seat, or (`null`) wait for a person again. Only for the host, before the match.',
    { seat, level: z.nullable(z.enum(LEVELS)) },
  ),
  message('replace', 'Let a bot play for someone who has been disconnected for more than 30 seconds.', { seat }),
  message('promise', 'The hash of my contribution to the shuffle. It also means that I am ready for this round.', {
    round: count,
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  }),
  message(
    'add',
    'My contribution to the shuffle: the 128 bits that I promised. Only when no more promises are taken.',
    {
      round: count,
      bits: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
    },
  ),
  message(
    'move',
    'A move in the notation of notation.md, and the decision that it answers. `lies` says where the tile is to lie, in games with a line.',
    { at: count, move: z.string().check(z.maxLength(64)), lies: z.optional(z.enum(DIRECTIONS)) },
  ),
  message('end', 'Offer to end the match here, or withdraw the offer; all people have to agree.', { yes: z.boolean() }),
  message('again', 'Offer a rematch, or withdraw the offer.', { yes: z.boolean() }),
  message('signal', 'A phrase that each reader sees in their own language.', { signal: z.enum(SIGNALS) }),
  message(
    'seek',
    'Search for a game. After a lost connection, `again` names the search to continue; `answer` names a search to accept. Where partners play together, `pair` is `"new"` to invite a partner, or the pair that I was invited to.',
    {
      terms: seekTerms,
      again: z.optional(id),
      answer: z.optional(id),
      pair: z.optional(z.union([z.literal('new'), id])),
    },
  ),
  message('unseek', 'Stop searching.', {}),
  message('chat', 'A chat message of at most 200 characters. Guests cannot chat at public tables.', {
    // The 200 characters are counted after the text was cleaned: see chat.ts.
    text: z.string().check(z.maxLength(1000)),
  }),
]);
export type ClientMessage = TypeOf<typeof clientMessage>;

/** Messages of every round as our page writes them. One that is written in any other way is left to the schema. */
const MOVE = /^\{"t":"move","at":(0|[1-9]\d{0,8}),"move":"([ !#-[\]-~]{0,64})"(?:,"lies":"([NESW])")?\}$/;
const PROMISE = /^\{"t":"promise","round":(?:0|[1-9]\d{0,8}),"hash":"[0-9a-f]{64}"\}$/;
const ADD = /^\{"t":"add","round":(?:0|[1-9]\d{0,8}),"bits":"[0-9a-f]{32}"\}$/;

/** Reads those many times as fast as the schema does. */
function readFrequentMessage(text: string): ClientMessage | undefined {
  const found = MOVE.exec(text);
  if (found) {
    const [, at, move, lies] = found;
    return { t: 'move', at: Number(at), move: move!, ...(lies !== undefined && { lies: lies as Direction }) };
  }
  // A part of the text that a match gives would keep all of it in memory.
  return PROMISE.test(text) || ADD.test(text) ? (JSON.parse(text) as ClientMessage) : undefined;
}

/** What the server reads from the socket; undefined if it is not a message. */
export function readClientMessage(text: string): ClientMessage | undefined {
  const frequent = readFrequentMessage(text);
  if (frequent) return frequent;
  if (text.length > MOST_BYTES) return undefined;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const read = clientMessage.safeParse(json);
  return read.success ? read.data : undefined;
}
