/** What a page knows of an online table, and how each message changes it. Pure: no socket, no clock. */

import type { ClientMessage } from '@boneyard/protocol/clientmessages';
import { applyDelta } from '@boneyard/protocol/delta';
import type { Refusal, Signal } from '@boneyard/protocol/enums';
import { fromWire } from '@boneyard/protocol/json';
import type { Me } from '@boneyard/protocol/players';
import type { ChatLine, SeatPresence, ServerMessage } from '@boneyard/protocol/servermessages';
import type { TableView } from '@boneyard/protocol/tables';
import type { Common, Direction, Seat } from '@boneyard/rules/game';
import { gameCalled } from '@boneyard/rules/games';
import type { TablePosition } from '../play/play';
import { pastViews } from './history';

/** A move that was sent, and the decision that it answers. */
export interface SentMove {
  readonly at: number;
  readonly move: string;
  /** Where the tile is to lie, if the player chose that. */
  readonly lies?: Direction | undefined;
  /** The server has stored it. */
  readonly durable: boolean;
}

export function moveMessage({ at, move, lies }: SentMove): ClientMessage {
  return { t: 'move', at, move, ...(lies && { lies }) };
}

/** A phrase or a chat line that is shown at a seat. */
export interface SeatMessage {
  readonly seat: Seat;
  readonly what: Signal | { readonly text: string; readonly who: string };
  /** A counter, to tell apart two equal phrases in a row. */
  readonly n: number;
}

export interface KnownTable {
  readonly id: string;
  /** Undefined until the server has answered; null for a visitor without a name. */
  readonly me: Me | null | undefined;
  /** How far the server's clock is ahead of ours, in milliseconds. */
  readonly ahead: number;
  readonly shown: TableView | undefined;
  readonly positions: readonly TablePosition[];
  readonly here: readonly SeatPresence[];
  readonly watching: number;
  readonly sent: SentMove | undefined;
  /** The last message of each seat. */
  readonly seatMessages: readonly SeatMessage[];
  /** The chat, oldest line first. */
  readonly lines: readonly ChatLine[];
  readonly refused: Refusal | undefined;
  /** The server's operator has banned this player. */
  readonly banned: boolean;
  /** This page is too old for the server. */
  readonly old: boolean;
  readonly missing: boolean;
}

export interface Reduction {
  readonly known: KnownTable;
  /** The messages to send now. */
  readonly send: readonly ClientMessage[];
}

export function unknownTable(id: string): KnownTable {
  return {
    id,
    me: undefined,
    ahead: 0,
    shown: undefined,
    positions: [],
    here: [],
    watching: 0,
    sent: undefined,
    seatMessages: [],
    lines: [],
    refused: undefined,
    banned: false,
    old: false,
    missing: false,
  };
}

export function gameOf({ game }: TableView) {
  return gameCalled(game)!;
}

function positionOf(shown: TableView, view: Common, ended: TablePosition['ended']): TablePosition {
  return { game: gameOf(shown), table: view.table, ended, seen: () => view };
}

/** `whole`: the server sent the whole table again. Its log has new objects, so the earlier positions are rebuilt from it. */
function positionsAfter(
  positions: readonly TablePosition[],
  shown: TableView,
  whole: boolean,
): readonly TablePosition[] {
  const view = shown.view as Common | undefined;
  if (!view) return [];
  const newest = positions.at(-1);
  const last = newest?.seen(undefined);
  const now = positionOf(shown, view, shown.ended);
  if (!whole && last === view) return newest?.ended || !shown.ended ? positions : [...positions, now];
  const next = last && (last.round === view.round ? last.ply + 1 === view.ply : view.ply === 0);
  if (!whole && next) return [...positions, now];
  const rounds = positions.filter((one) => one.seen(undefined).round < view.round);
  const past = pastViews(gameOf(shown), view, shown.you);
  return [...rounds, ...past.map((one) => positionOf(shown, one, undefined)), now];
}

/** Does the table still wait for the decision that the sent move answers? */
function isPending({ at }: SentMove, shown: TableView): boolean {
  const { view, you } = shown;
  if (shown.at !== at || view === undefined || you === undefined) return false;
  return gameOf(shown)
    .toAct(view as Common)
    .includes(you);
}

function withTable(known: KnownTable, shown: TableView, whole: boolean): KnownTable {
  const { sent } = known;
  return {
    ...known,
    shown,
    positions: positionsAfter(known.positions, shown, whole),
    // An acknowledged move stays `sent` until it is shown, so that the player cannot make it twice.
    sent: sent && (!sent.durable || isPending(sent, shown)) ? sent : undefined,
    refused: undefined,
    missing: false,
  };
}

/** The server has stored the move that answers this decision. */
function acknowledged(known: KnownTable, at: number | undefined): KnownTable {
  const { sent } = known;
  return sent && sent.at === at ? { ...known, sent: { ...sent, durable: true } } : known;
}

function afterStep(before: KnownTable, message: Extract<ServerMessage, { t: 'step' }>): Reduction {
  const known = acknowledged(before, message.ack);
  const { shown, id } = known;
  const again: Reduction = { known, send: [{ t: 'come', table: id }] };
  if (!shown || shown.n !== message.from) return again;
  try {
    return { known: withTable(known, applyDelta(shown, message.delta) as TableView, false), send: [] };
  } catch {
    return again;
  }
}

function refused(known: KnownTable, message: Extract<ServerMessage, { t: 'refused' }>): KnownTable {
  if (message.why === 'banned') return { ...known, banned: true };
  if (message.what === 'come') return { ...known, missing: message.why === 'no such table' };
  // Contributions come too late or twice now and then; the next step shows the result anyway.
  if (message.what === 'add') return known;
  if (message.what !== 'move') return { ...known, refused: message.why };
  if (known.sent?.at !== message.at) return known;
  return { ...known, sent: undefined, refused: message.why === 'stale' ? undefined : message.why };
}

function withSeatMessage(known: KnownTable, seat: Seat, what: SeatMessage['what']): KnownTable {
  const n = 1 + Math.max(0, ...known.seatMessages.map((one) => one.n));
  return { ...known, seatMessages: [...known.seatMessages.filter((one) => one.seat !== seat), { seat, what, n }] };
}

/** Chat lines older than this, in milliseconds, are not shown at their seats. */
const JUST_NOW = 10_000;

function withChatLines(known: KnownTable, came: readonly ChatLine[], now: number): KnownTable {
  const ids = new Set(came.map(({ id }) => id));
  const lines = [...known.lines.filter(({ id }) => !ids.has(id)), ...came].sort((a, b) => a.said - b.said);
  const after = { ...known, lines, refused: undefined };
  const [line] = came;
  const fresh = came.length === 1 && line && line.said > now + known.ahead - JUST_NOW;
  return fresh ? withSeatMessage(after, line.seat, { text: line.text, who: line.who }) : after;
}

export function reduce(known: KnownTable, message: ServerMessage, now: number): Reduction {
  switch (message.t) {
    case 'welcome': {
      const { me } = message;
      return { known: { ...known, me, ahead: message.now - now }, send: [{ t: 'come', table: known.id }] };
    }
    case 'reload':
      return { known: { ...known, old: true }, send: [] };
    case 'table': {
      const after = withTable(known, fromWire(message.table) as TableView, true);
      const { sent } = after;
      return { known: after, send: sent && !sent.durable ? [moveMessage(sent)] : [] };
    }
    case 'step':
      return afterStep(known, message);
    case 'ack': {
      const after = acknowledged(known, message.at);
      const { sent, shown } = after;
      if (after === known || !sent || !shown) return { known, send: [] };
      return { known: { ...after, sent: isPending(sent, shown) ? sent : undefined }, send: [] };
    }
    case 'refused':
      return { known: refused(known, message), send: [] };
    case 'here':
      return { known: { ...known, here: message.seats, watching: message.watching }, send: [] };
    case 'signal':
      return { known: withSeatMessage(known, message.seat, message.signal), send: [] };
    case 'chat':
      return { known: withChatLines(known, message.lines, now), send: [] };
    case 'list':
    case 'listed':
    case 'seeking':
    case 'found':
    case 'seeks':
      return { known, send: [] };
  }
}
