/** What a page knows of an online table, and what follows from each message. Pure: no socket, no clock. */

import type { ChatLine } from '@boneyard/protocol/chat';
import { patched } from '@boneyard/protocol/delta';
import { readBack } from '@boneyard/protocol/json';
import type { Asked, Me, Presence, Refusal, Told } from '@boneyard/protocol/messages';
import type { Signal } from '@boneyard/protocol/signals';
import type { Shown } from '@boneyard/protocol/tables';
import type { Common, Seat } from '@boneyard/rules/game';
import { gameCalled } from '@boneyard/rules/games';
import type { Position } from '../play/play';
import { pastOf } from './past';

/** A move that was sent, and the decision that it answers. */
export interface Sent {
  readonly at: number;
  readonly move: string;
  /** It is on the server's disk. */
  readonly durable: boolean;
}

/** A phrase, or a line of chat and of whom it is. */
export interface Said {
  readonly seat: Seat;
  readonly what: Signal | { readonly text: string; readonly who: string };
  /** Counted, so that the same phrase can be said twice. */
  readonly n: number;
}

export interface Known {
  readonly id: string;
  /** Undefined until the server has said it; null for nobody. */
  readonly me: Me | null | undefined;
  /** How far the server's clock is ahead of ours, in milliseconds. */
  readonly ahead: number;
  readonly shown: Shown | undefined;
  readonly positions: readonly Position[];
  readonly here: readonly Presence[];
  readonly watching: number;
  readonly sent: Sent | undefined;
  /** What each seat said last. */
  readonly said: readonly Said[];
  /** What was written at the table, oldest first. */
  readonly lines: readonly ChatLine[];
  readonly refused: Refusal | undefined;
  /** Whoever runs the server does not let us in. */
  readonly banned: boolean;
  /** This page is too old for the server. */
  readonly old: boolean;
  readonly missing: boolean;
}

export interface Heard {
  readonly known: Known;
  /** What has to be sent now. */
  readonly ask: readonly Asked[];
}

export function nothing(id: string): Known {
  return {
    id,
    me: undefined,
    ahead: 0,
    shown: undefined,
    positions: [],
    here: [],
    watching: 0,
    sent: undefined,
    said: [],
    lines: [],
    refused: undefined,
    banned: false,
    old: false,
    missing: false,
  };
}

export function gameOf({ game }: Shown) {
  return gameCalled(game)!;
}

function position(shown: Shown, view: Common, ended: Position['ended']): Position {
  return { game: gameOf(shown), table: view.table, ended, seen: () => view };
}

/** `whole` when everything was told anew: then the past is found in the view, for its links are new. */
function followed(positions: readonly Position[], shown: Shown, whole: boolean): readonly Position[] {
  const view = shown.view as Common | undefined;
  if (!view) return [];
  const newest = positions.at(-1);
  const last = newest?.seen(undefined);
  const now = position(shown, view, shown.ended);
  if (!whole && last === view) return newest?.ended || !shown.ended ? positions : [...positions, now];
  const next = last && (last.round === view.round ? last.ply + 1 === view.ply : view.ply === 0);
  if (!whole && next) return [...positions, now];
  const rounds = positions.filter((one) => one.seen(undefined).round < view.round);
  const past = pastOf(gameOf(shown), view, shown.you);
  return [...rounds, ...past.map((one) => position(shown, one, undefined)), now];
}

/** Is the decision that a sent move answers still this seat's to make? */
function pending({ at }: Sent, shown: Shown): boolean {
  const { view, you } = shown;
  if (shown.at !== at || view === undefined || you === undefined) return false;
  return gameOf(shown)
    .toAct(view as Common)
    .includes(you);
}

function seen(known: Known, shown: Shown, whole: boolean): Known {
  const { sent } = known;
  return {
    ...known,
    shown,
    positions: followed(known.positions, shown, whole),
    // An answered move stays sent until it is seen: nobody makes it twice.
    sent: sent && (!sent.durable || pending(sent, shown)) ? sent : undefined,
    refused: undefined,
    missing: false,
  };
}

function step(known: Known, told: Extract<Told, { t: 'step' }>): Heard {
  const { shown, id } = known;
  const again: Heard = { known, ask: [{ t: 'come', table: id }] };
  if (!shown || shown.n !== told.from) return again;
  try {
    return { known: seen(known, patched(shown, told.delta) as Shown, false), ask: [] };
  } catch {
    return again;
  }
}

function refused(known: Known, told: Extract<Told, { t: 'refused' }>): Known {
  if (told.why === 'banned') return { ...known, banned: true };
  if (told.what === 'come') return { ...known, missing: told.why === 'no such table' };
  // Whoever was not first, or sent it twice, finds out by looking.
  if (told.what === 'add') return known;
  if (told.what !== 'move') return { ...known, refused: told.why };
  if (known.sent?.at !== told.at) return known;
  return { ...known, sent: undefined, refused: told.why === 'stale' ? undefined : told.why };
}

/** What each seat said last; counted, so that the same can be said twice. */
function says(known: Known, seat: Seat, what: Said['what']): Known {
  const n = 1 + Math.max(0, ...known.said.map((one) => one.n));
  return { ...known, said: [...known.said.filter((one) => one.seat !== seat), { seat, what, n }] };
}

/** A line that was written so long ago is history, in milliseconds. */
const JUST_NOW = 10_000;

function wrote(known: Known, came: readonly ChatLine[], now: number): Known {
  const ids = new Set(came.map(({ id }) => id));
  const lines = [...known.lines.filter(({ id }) => !ids.has(id)), ...came].sort((a, b) => a.said - b.said);
  const after = { ...known, lines, refused: undefined };
  const [line] = came;
  const fresh = came.length === 1 && line && line.said > now + known.ahead - JUST_NOW;
  return fresh ? says(after, line.seat, { text: line.text, who: line.who }) : after;
}

export function heard(known: Known, told: Told, now: number): Heard {
  switch (told.t) {
    case 'welcome': {
      const { me } = told;
      return { known: { ...known, me, ahead: told.now - now }, ask: [{ t: 'come', table: known.id }] };
    }
    case 'reload':
      return { known: { ...known, old: true }, ask: [] };
    case 'table': {
      const after = seen(known, readBack(told.table) as Shown, true);
      const { sent } = after;
      return { known: after, ask: sent && !sent.durable ? [{ t: 'move', at: sent.at, move: sent.move }] : [] };
    }
    case 'step':
      return step(known, told);
    case 'ack': {
      const { sent, shown } = known;
      if (sent?.at !== told.at || !shown) return { known, ask: [] };
      const durable = { ...sent, durable: true };
      return { known: { ...known, sent: pending(durable, shown) ? durable : undefined }, ask: [] };
    }
    case 'refused':
      return { known: refused(known, told), ask: [] };
    case 'here':
      return { known: { ...known, here: told.seats, watching: told.watching }, ask: [] };
    case 'signal':
      return { known: says(known, told.seat, told.signal), ask: [] };
    case 'chat':
      return { known: wrote(known, told.lines, now), ask: [] };
    case 'list':
    case 'listed':
    case 'seeking':
    case 'found':
    case 'seeks':
      return { known, ask: [] };
  }
}
