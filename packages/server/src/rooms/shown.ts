/** The only way a table leaves the server: what one viewer may know of it. */

import { outcomeOf } from '@boneyard/engine/match';
import type { Listed, Phase, Shown, Sitting } from '@boneyard/protocol/tables';
import type { Seat } from '@boneyard/rules/game';
import { hostOf, isBot, type Place, type Room, type Shuffle, toAct } from './room';

/** So long a decision may take, in milliseconds; undefined without a clock. */
export function limitOf({ agreed: { clock } }: Room): number | undefined {
  if (clock === null) return undefined;
  return 'turn' in clock ? clock.turn * 1000 : clock.days * 24 * 3600 * 1000;
}

/** When the open decision runs out for the people who have to make it. */
export function dueOf(room: Room): number | undefined {
  const limit = limitOf(room);
  if (limit === undefined || !toAct(room).some((seat) => !isBot(room.places[seat]!))) return undefined;
  return room.since + limit;
}

const sittings = new WeakMap<readonly Place[], readonly Sitting[]>();

/** Without the session that a seat is proved by. */
function sittingsOf({ places }: Room): readonly Sitting[] {
  let seats = sittings.get(places);
  if (!seats) {
    seats = places.map(({ chair, name, replaced, bot }) => ({ chair, name, replaced, bot }));
    sittings.set(places, seats);
  }
  return seats;
}

const fairness = new WeakMap<Shuffle, NonNullable<Shown['fair']>>();

function fairOf({ shuffle }: Room): Shown['fair'] {
  if (!shuffle) return undefined;
  let fair = fairness.get(shuffle);
  if (!fair) {
    const { round, commitment, added } = shuffle;
    fair = { round, commitment, added: added.flatMap((bits, seat) => (bits === null ? [] : [seat])) };
    fairness.set(shuffle, fair);
  }
  return fair;
}

/** What is the same for everybody. */
export function shownToAll(room: Room): Omit<Shown, 'you' | 'view'> {
  const { id, n, game, agreed, phase, match, changes, proof, ending, again, next } = room;
  return {
    id,
    n,
    game: game.id,
    options: agreed.options,
    clock: agreed.clock,
    late: agreed.late,
    listed: agreed.listed,
    rated: agreed.rated === true,
    seats: sittingsOf(room),
    host: hostOf(room),
    phase,
    at: phase === 'playing' ? room.at : undefined,
    due: dueOf(room),
    ended: match && outcomeOf(match),
    changes,
    fair: fairOf(room),
    proof,
    ending,
    again,
    next,
  };
}

export function viewOf({ game, match }: Room, you: Seat | undefined): Shown['view'] {
  return match && game.view(match.state, you);
}

export function shown(room: Room, you: Seat | undefined): Shown {
  return { ...shownToAll(room), you, view: viewOf(room, you) };
}

/** Between the rounds of a match it goes on, as far as lists are concerned. */
export function stageOf({ phase }: Room): Phase {
  return phase === 'dealing' ? 'playing' : phase;
}

/** What the public list says of a table. */
export function listedAs(room: Room, changed: number): Listed {
  const { id, game, agreed } = room;
  const { options, clock, rated = false } = agreed;
  return { id, game: game.id, options, clock, rated, seats: sittingsOf(room), phase: stageOf(room), changed };
}
