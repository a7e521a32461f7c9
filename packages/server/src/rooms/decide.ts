/** What follows from a message of somebody at the table. Pure: it gives a step, and others take it. */

import type { Asked, Kind, Refusal } from '@boneyard/protocol/messages';
import type { Seat } from '@boneyard/rules/game';
import type { By, Deed } from './entries';
import { hostOf, isBot, peopleIn, type Room, seatOf, toAct } from './room';

export type Step =
  /** Once it is durable, whoever asked is told, where `ack` names the decision. */
  | { readonly kind: 'append'; readonly deed: Deed; readonly ack?: number }
  | { readonly kind: 'refuse'; readonly why: Refusal }
  /** It was done before; the answer got lost. */
  | { readonly kind: 'ack'; readonly at: number }
  /** The physics has to rule on the move first. */
  | { readonly kind: 'rule'; readonly seat: Seat; readonly move: string; readonly by?: By }
  /** Everybody wants to play again: a table for that is opened first. */
  | { readonly kind: 'rematch' };

/** What is asked at a table; the rest is between a connection and the server. */
export type AtTable = Exclude<Asked, { t: 'hello' | 'come' | 'go' | 'list' | 'signal' | 'chat' | 'seek' | 'unseek' }>;

export interface Asker {
  readonly guest: string | undefined;
  readonly name: string | undefined;
  readonly kind?: Kind | undefined;
}

/** Whose connection is gone, and since when; by seat. */
export type Gone = readonly (number | undefined)[];

/** A connection may be gone so long before anything happens to its seat, in milliseconds. */
export const GRACE = 30_000;

const refuse = (why: Refusal): Step => ({ kind: 'refuse', why });
const append = (deed: Deed): Step => ({ kind: 'append', deed });

/** A move of a seat that is to act: into the log, or to the physics first. The move is legal. */
export function moving(room: Room, seat: Seat, move: string, by?: By): Step {
  const { game, match } = room;
  if (match && game.chances(match.state, seat, game.read(move)).length > 0)
    return { kind: 'rule', seat, move, ...(by && { by }) };
  return ruled(room, seat, move, move, by);
}

/** A move with the verdict in it, where there was one to be had. */
export function ruled(room: Room, seat: Seat, sent: string, move: string, by?: By): Step {
  const deed: Deed = { do: 'moved', seat, move, ...(sent !== move && { sent }), ...(by && { by }) };
  return by ? append(deed) : { kind: 'append', deed, ack: room.at };
}

function move(room: Room, seat: Seat, asked: Extract<AtTable, { t: 'move' }>): Step {
  const { game, match, answered } = room;
  const before = answered[seat];
  if (before?.at === asked.at && before.move === asked.move) return { kind: 'ack', at: asked.at };
  if (room.phase !== 'playing' || asked.at !== room.at || !match) return refuse('stale');
  if (!toAct(room).includes(seat) || room.places[seat]!.replaced) return refuse('not your turn');
  const read: unknown = game.read(asked.move);
  if (read === undefined || game.judged(read)) return refuse('illegal');
  if (game.explain(match.state, seat, read).breaks !== undefined) return refuse('illegal');
  return moving(room, seat, asked.move);
}

function sit(room: Room, seat: Seat, { guest, name, kind }: Asker): Step {
  const place = room.places[seat];
  if (guest === undefined || name === undefined) return refuse('no name');
  if (room.phase !== 'gathering' || !place) return refuse('not now');
  if (room.agreed.rated && kind !== 'account') return refuse('no account');
  if (place.chair.kind !== 'person' || place.guest !== undefined) return refuse('seat taken');
  if (seatOf(room, guest) !== undefined) return refuse('not now');
  return append({ do: 'sat', seat, guest, name, ...(kind === 'bot' && { bot: true }) });
}

function fill(room: Room, host: Seat, { seat, level }: Extract<AtTable, { t: 'fill' }>): Step {
  const place = room.places[seat];
  if (host !== hostOf(room)) return refuse('not yours');
  if (room.agreed.rated) return refuse('rated');
  if (room.phase !== 'gathering' || !place) return refuse('not now');
  if (place.guest !== undefined) return refuse('seat taken');
  return append({ do: 'filled', seat, level });
}

function replace(room: Room, seat: Seat, gone: Gone, now: number): Step {
  const place = room.places[seat];
  const since = gone[seat];
  if (room.phase === 'gathering' || room.phase === 'over' || !place || isBot(place)) return refuse('not now');
  // Nobody makes somebody else lose: only the clock does. Where there are days for a move, nobody has to be there.
  if (room.agreed.rated) return refuse('rated');
  if (room.agreed.clock && 'days' in room.agreed.clock) return refuse('not now');
  return since !== undefined && now >= since + GRACE ? append({ do: 'replaced', seat }) : refuse('not now');
}

/** The round that is to be dealt next. */
export function roundAhead({ match }: Room): number {
  return match ? match.state.round + 1 : 0;
}

function add(room: Room, seat: Seat, { round, bits }: Extract<AtTable, { t: 'add' }>): Step {
  const { phase, shuffle } = room;
  if (phase !== 'dealing' || shuffle?.round !== round || round !== roundAhead(room)) return refuse('not now');
  if (shuffle.added[seat] !== null || room.places[seat]!.replaced) return refuse('not now');
  return append({ do: 'added', seat, bits });
}

function offer(room: Room, what: 'end' | 'again', seat: Seat, yes: boolean): Step {
  if (room.phase !== (what === 'end' ? 'playing' : 'over') || room.places[seat]!.replaced) return refuse('not now');
  if (what === 'again' && room.next !== undefined) return refuse('not now');
  // Nobody hands over a rated match, and nobody plays one against a bot.
  if (room.agreed.rated && (what === 'end' || room.left.length > 0)) return refuse('rated');
  const willing = what === 'end' ? room.ending : room.again;
  if (willing.includes(seat) === yes) return refuse('not now');
  const all = yes && peopleIn(room).every((one) => one === seat || willing.includes(one));
  if (!all) return append({ do: 'offered', what, seat, yes });
  return what === 'end' ? append({ do: 'ended' }) : { kind: 'rematch' };
}

export function decide(room: Room, asker: Asker, asked: AtTable, gone: Gone, now: number): Step {
  if (asked.t === 'sit') return sit(room, asked.seat, asker);
  const seat = seatOf(room, asker.guest);
  if (seat === undefined) return refuse('not yours');
  switch (asked.t) {
    case 'stand':
      if (room.phase === 'over' || room.places[seat]!.replaced) return refuse('not now');
      return append({ do: 'stood', seat });
    case 'back':
      return room.places[seat]!.replaced ? append({ do: 'returned', seat }) : refuse('not now');
    case 'fill':
      return fill(room, seat, asked);
    case 'replace':
      return replace(room, asked.seat, gone, now);
    case 'add':
      return add(room, seat, asked);
    case 'move':
      return move(room, seat, asked);
    case 'end':
      return offer(room, 'end', seat, asked.yes);
    case 'again':
      return offer(room, 'again', seat, asked.yes);
  }
}
