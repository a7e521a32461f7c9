/** Decides what follows from a player's message. Pure: it returns a step, which the table takes. */

import type { MovedBy } from '@boneyard/engine/record';
import type { ClientMessage } from '@boneyard/protocol/clientmessages';
import type { PlayerKind, Refusal } from '@boneyard/protocol/enums';
import { promiseOf } from '@boneyard/protocol/fair';
import type { Direction, Seat } from '@boneyard/rules/game';
import { chancesOf, isJudged } from '@boneyard/rules/verdicts';
import type { Deed } from './entries';
import { hostOf, isBot, peopleIn, type Room, type Shuffle, seatOf, toAct } from './room';

export type TableStep =
  /** Once it is durable the player gets an acknowledgement of the decision `ack`, if there is one. */
  | { readonly kind: 'append'; readonly deed: Deed; readonly ack?: number }
  | { readonly kind: 'refuse'; readonly why: Refusal }
  /** The move was made before, and the acknowledgement was lost. */
  | { readonly kind: 'ack'; readonly at: number }
  /** The physics has to rule on the move first. */
  | { readonly kind: 'rule'; readonly seat: Seat; readonly move: string; readonly by?: MovedBy }
  /** All players want a rematch: its table is opened first. */
  | { readonly kind: 'rematch' };

/** Messages that are decided at a table. */
export type TableMessage = Exclude<
  ClientMessage,
  { t: 'hello' | 'come' | 'go' | 'list' | 'signal' | 'chat' | 'seek' | 'unseek' }
>;

export interface Sender {
  readonly playerId: string | undefined;
  readonly name: string | undefined;
  readonly kind?: PlayerKind | undefined;
}

/** By seat: since when its player is not connected; undefined while they are. */
export type AbsentSince = readonly (number | undefined)[];

/** What decides whether a bot may take the seat of an absent player. */
export interface Absence {
  readonly gone: AbsentSince;
  /** How long a connection may be gone before anything happens to its seat, in milliseconds. */
  readonly grace: number;
  readonly now: number;
}

const refuse = (why: Refusal): TableStep => ({ kind: 'refuse', why });
const append = (deed: Deed): TableStep => ({ kind: 'append', deed });

/** A legal move of a seat that is to act: it is appended, or the physics rules on it first. */
export function moveStep(room: Room, seat: Seat, move: string, by?: MovedBy, lies?: Direction): TableStep {
  const { game, match } = room;
  if (match && chancesOf(game, match.state, seat, game.read(move)).length > 0)
    return { kind: 'rule', seat, move, ...(by && { by }) };
  return ruledMoveStep(room, seat, move, move, by, lies);
}

/** A move with its verdict, if it has one. */
export function ruledMoveStep(
  room: Room,
  seat: Seat,
  sent: string,
  move: string,
  by?: MovedBy,
  lies?: Direction,
): TableStep {
  const also = { ...(sent !== move && { sent }), ...(by && { by }), ...(lies && { lies }) };
  const deed: Deed = { do: 'moved', seat, move, ...also };
  return by ? append(deed) : { kind: 'append', deed, ack: room.at };
}

function move(room: Room, seat: Seat, message: Extract<TableMessage, { t: 'move' }>): TableStep {
  const { game, match, answered } = room;
  const before = answered[seat];
  if (before?.at === message.at && before.move === message.move) return { kind: 'ack', at: message.at };
  if (room.phase !== 'playing' || message.at !== room.at || !match) return refuse('stale');
  if (!toAct(room).includes(seat) || room.places[seat]!.replaced) return refuse('not your turn');
  const read: unknown = game.read(message.move);
  if (read === undefined || isJudged(game, read)) return refuse('illegal');
  if (game.explain(match.state, seat, read).breaks !== undefined) return refuse('illegal');
  return moveStep(room, seat, message.move, undefined, game.directed?.(room.table, read) ? message.lies : undefined);
}

function sit(room: Room, seat: Seat, { playerId, name, kind }: Sender): TableStep {
  const place = room.places[seat];
  if (playerId === undefined || name === undefined) return refuse('no name');
  if (room.phase !== 'gathering' || !place) return refuse('not now');
  if (room.agreed.rated && kind !== 'account') return refuse('no account');
  if (place.chair.kind !== 'person' || place.playerId !== undefined) return refuse('seat taken');
  if (seatOf(room, playerId) !== undefined) return refuse('not now');
  return append({ do: 'sat', seat, guest: playerId, name, ...(kind === 'bot' && { bot: true }) });
}

function fill(room: Room, host: Seat, { seat, level }: Extract<TableMessage, { t: 'fill' }>): TableStep {
  const place = room.places[seat];
  if (host !== hostOf(room)) return refuse('not yours');
  if (room.agreed.rated) return refuse('rated');
  if (room.phase !== 'gathering' || !place) return refuse('not now');
  if (place.playerId !== undefined) return refuse('seat taken');
  return append({ do: 'filled', seat, level });
}

function replace(room: Room, seat: Seat, { gone, grace, now }: Absence): TableStep {
  const place = room.places[seat];
  const since = gone[seat];
  if (room.phase === 'gathering' || room.phase === 'over' || !place || isBot(place)) return refuse('not now');
  // In a rated match only the clock may make a player lose. With days for each move, players need not be connected.
  if (room.agreed.rated) return refuse('rated');
  if (room.agreed.clock && 'days' in room.agreed.clock) return refuse('not now');
  return since !== undefined && now >= since + grace ? append({ do: 'replaced', seat }) : refuse('not now');
}

/** The round that is to be dealt next. */
export function nextRound({ match }: Room): number {
  return match ? match.state.round + 1 : 0;
}

/** The shuffle of this round, while this seat may contribute to it. */
function shuffleFor(room: Room, seat: Seat, round: number): Shuffle | undefined {
  const { phase, shuffle } = room;
  if (phase !== 'dealing' || shuffle?.round !== round || round !== nextRound(room)) return undefined;
  return shuffle.leftOut.includes(seat) || room.places[seat]!.replaced ? undefined : shuffle;
}

function promise(room: Room, seat: Seat, { round, hash }: Extract<TableMessage, { t: 'promise' }>): TableStep {
  const shuffle = shuffleFor(room, seat, round);
  if (!shuffle || shuffle.sealed || shuffle.promised[seat] !== null) return refuse('not now');
  return append({ do: 'promised', seat, hash });
}

function add(room: Room, seat: Seat, { round, bits }: Extract<TableMessage, { t: 'add' }>): TableStep {
  const shuffle = shuffleFor(room, seat, round);
  if (!shuffle?.sealed || shuffle.added[seat] !== null) return refuse('not now');
  const hash = promiseOf({ table: room.id, round, attempt: shuffle.attempt ?? 0 }, seat, bits);
  return shuffle.promised[seat] === hash ? append({ do: 'added', seat, bits }) : refuse('not now');
}

function offer(room: Room, what: 'end' | 'again', seat: Seat, yes: boolean): TableStep {
  if (room.phase !== (what === 'end' ? 'playing' : 'over') || room.places[seat]!.replaced) return refuse('not now');
  if (what === 'again' && room.next !== undefined) return refuse('not now');
  // A rated match cannot be given away, and there is no rated rematch against a bot.
  if (room.agreed.rated && (what === 'end' || room.left.length > 0)) return refuse('rated');
  const willing = what === 'end' ? room.ending : room.again;
  if (willing.includes(seat) === yes) return refuse('not now');
  const all = yes && peopleIn(room).every((one) => one === seat || willing.includes(one));
  if (!all) return append({ do: 'offered', what, seat, yes });
  return what === 'end' ? append({ do: 'ended' }) : { kind: 'rematch' };
}

export function decide(room: Room, sender: Sender, message: TableMessage, absence: Absence): TableStep {
  if (message.t === 'sit') return sit(room, message.seat, sender);
  const seat = seatOf(room, sender.playerId);
  if (seat === undefined) return refuse('not yours');
  switch (message.t) {
    case 'stand':
      if (room.phase === 'over' || room.places[seat]!.replaced) return refuse('not now');
      return append({ do: 'stood', seat });
    case 'back':
      return room.places[seat]!.replaced ? append({ do: 'returned', seat }) : refuse('not now');
    case 'fill':
      return fill(room, seat, message);
    case 'replace':
      return replace(room, message.seat, absence);
    case 'promise':
      return promise(room, seat, message);
    case 'add':
      return add(room, seat, message);
    case 'move':
      return move(room, seat, message);
    case 'end':
      return offer(room, 'end', seat, message.yes);
    case 'again':
      return offer(room, 'again', seat, message.yes);
  }
}
