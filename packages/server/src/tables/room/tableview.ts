/** The only way a table leaves the server: what one viewer may know of it. */

import { outcomeOf } from '@boneyard/engine/match';
import { difference } from '@boneyard/protocol/delta';
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

type Part = Exclude<keyof CommonView, 'id' | 'game' | 'options' | 'clock' | 'late' | 'listed' | 'rated'>;

/** The parts that change while the table exists. */
const CHANGING: { readonly [Name in Part]: (room: Room) => CommonView[Name] } = {
  n: ({ n }) => n,
  seats: ({ places }) => seatsOf(places),
  host: (room) => hostOf(room) ?? null,
  phase: ({ phase }) => phase,
  at: ({ phase, at }) => (phase === 'playing' ? at : null),
  due: (room) => dueOf(room) ?? null,
  ended: ({ match }) => (match && outcomeOf(match)) ?? null,
  changes: ({ changes }) => changes ?? null,
  fair: ({ shuffle }) => (shuffle ? fairnessOf(shuffle) : null),
  proof: ({ proof }) => proof ?? null,
  ending: ({ ending }) => ending,
  again: ({ again }) => again,
  next: ({ next }) => next ?? null,
};

/** What some parts are made from: as long as that is the same, they are too, and need not be made. */
const MADE_FROM: { readonly [Name in Part]?: keyof Room } = { seats: 'places', host: 'places', fair: 'shuffle' };

const PARTS = Object.entries(CHANGING).map(([name, make]) => ({
  name: JSON.stringify(name),
  make,
  from: MADE_FROM[name as Part],
}));

export function commonView(room: Room): CommonView {
  const { id, game, agreed } = room;
  const { options, clock, late, listed, rated = false } = agreed;
  const changing = Object.fromEntries(Object.entries(CHANGING).map(([name, make]) => [name, make(room)]));
  return { id, ...(changing as Pick<CommonView, Part>), game: game.id, options, clock, late, listed, rated };
}

/** The delta between the common views of a table, as JSON; there is always one, since at least the number of entries differs. */
export function commonDifference(before: Room, now: Room): string {
  let text = '';
  for (const { name, make, from } of PARTS) {
    if (from && before[from] === now[from]) continue;
    const delta = difference(make(before), make(now));
    if (delta !== undefined) text += `${text === '' ? '{' : ','}${name}:${delta}`;
  }
  return `${text}}`;
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
