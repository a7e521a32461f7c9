/** The only way a table leaves the server: what one viewer may know of it. */

import { outcomeOf } from '@boneyard/engine/match';
import type { Phase } from '@boneyard/protocol/enums';
import { toWire } from '@boneyard/protocol/json';
import type { SentTableView, TableListing } from '@boneyard/protocol/tables';
import type { Seat } from '@boneyard/rules/game';
import { hostOf, isBot, type Room, type SeatState, type Shuffle, toAct } from './room';

/** How long a decision may take, in milliseconds; undefined without a clock. */
export function timeLimitOf({ agreed: { clock } }: Room): number | undefined {
  if (clock === null) return undefined;
  return 'turn' in clock ? clock.turn * 1000 : clock.days * 24 * 3600 * 1000;
}

/** When the time for the open decision is up; undefined without a clock, or if only bots are to act. */
export function dueOf(room: Room): number | undefined {
  const limit = timeLimitOf(room);
  if (limit === undefined || !toAct(room).some((seat) => !isBot(room.places[seat]!))) return undefined;
  return room.since + limit;
}

/** Without the player ids, which prove who has a seat. */
function seatsOf(places: readonly SeatState[]): SentTableView['seats'] {
  return places.map(({ chair, name = null, replaced, bot }) => ({ chair, name, replaced, bot }));
}

function fairnessOf({ round, attempt = 0, commitment, promised, sealed, added }: Shuffle): SentTableView['fair'] {
  const revealed = added.flatMap((bits, seat) => (bits === null ? [] : [seat]));
  return { round, attempt, commitment, promised, sealed, added: revealed };
}

/** What is the same for all viewers. */
export type CommonView = Omit<SentTableView, 'you' | 'view'>;

/** What did not change since an earlier view is the same object as there, so that the two are quickly compared. */
export function commonView(room: Room, since?: { readonly room: Room; readonly common: CommonView }): CommonView {
  const { id, n, game, agreed, places, phase, match, shuffle, changes, proof, ending, again, next } = room;
  return {
    id,
    n,
    game: game.id,
    options: agreed.options,
    clock: agreed.clock,
    late: agreed.late,
    listed: agreed.listed,
    rated: agreed.rated === true,
    seats: since && since.room.places === places ? since.common.seats : seatsOf(places),
    host: hostOf(room) ?? null,
    phase,
    at: phase === 'playing' ? room.at : null,
    due: dueOf(room) ?? null,
    ended: (match && outcomeOf(match)) ?? null,
    changes: changes ?? null,
    fair: since && since.room.shuffle === shuffle ? since.common.fair : shuffle ? fairnessOf(shuffle) : null,
    proof: proof ?? null,
    ending,
    again,
    next: next ?? null,
  };
}

/** The game as this seat may see it; undefined before the first deal. */
export function gameView({ game, match }: Room, you: Seat | undefined): unknown {
  return match && game.view(match.state, you);
}

export function tableView(room: Room, you: Seat | undefined): SentTableView {
  return { ...commonView(room), you: you ?? null, view: toWire(gameView(room, you)) };
}

/** In lists a match goes on between its rounds. */
export function listedPhase({ phase }: Room): Phase {
  return phase === 'dealing' ? 'playing' : phase;
}

/** What the public list says of a table. */
export function listingOf(room: Room, changed: number): TableListing {
  const { id, game, agreed, places } = room;
  const { options, clock, rated = false } = agreed;
  const seats = places.map(({ chair, name, replaced, bot }) => ({ chair, name, replaced, bot }));
  return { id, game: game.id, options, clock, rated, seats, phase: listedPhase(room), changed };
}
