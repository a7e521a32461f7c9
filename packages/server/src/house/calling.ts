/** Where moves may take days, whoever is to move and is not there is called, once for each decision. */

import type { Seat } from '@boneyard/rules/game';
import { isBot, type Room, toAct } from '../rooms/room';
import { dueOf } from '../rooms/shown';
import type { Spot } from './spot';

export interface Call {
  readonly table: string;
  /** The decision that is open. */
  readonly at: number;
  readonly player: string;
  readonly game: string;
  /** The other people at the table. */
  readonly others: readonly string[];
  /** When the time is up. */
  readonly due: number;
}

/** Reaches somebody by whatever means there are; false when that has to be tried again. Never throws. */
export type Caller = (call: Call) => Promise<boolean>;

export interface Calling {
  /** Is there somebody who has not been called yet? */
  awaits(spot: Spot, room: Room): boolean;
  /** Calls in a moment: somebody may just be loading the page again. */
  soon(spot: Spot): void;
  /** Calls now, and puts the table off then. False where nobody is to be called. */
  now(spot: Spot, room: Room): boolean;
}

export interface Bell {
  readonly call: Caller | undefined;
  /** Nothing is begun any more. */
  stopped(): boolean;
  /** Writes when to look at the table again: when it is next due, or after so many milliseconds. */
  putOff(spot: Spot, room: Room, again?: number): void;
}

/** In milliseconds: until somebody is called, and until it is tried again. */
const MOMENT = 1_000;
const AGAIN = 60_000;

const isSlow = ({ agreed: { clock } }: Room): boolean => clock !== null && 'days' in clock;

function callees(room: Room): Seat[] {
  return toAct(room).filter((seat) => !isBot(room.places[seat]!));
}

function callTo(room: Room, seat: Seat): Call {
  const { id, at, game, places } = room;
  const others = places.flatMap(({ name }, other) => (other === seat || !name ? [] : [name]));
  return { table: id, at, player: places[seat]!.guest!, game: game.id, others, due: dueOf(room)! };
}

export function calling({ call, stopped, putOff }: Bell): Calling {
  /** Where somebody is being called just now; what comes meanwhile the row in the store reminds of. */
  const ringing = new Set<Spot>();

  function awaits(spot: Spot, room: Room): boolean {
    return call !== undefined && isSlow(room) && spot.called !== room.at && callees(room).length > 0;
  }

  async function ring(spot: Spot, room: Room): Promise<void> {
    if (ringing.has(spot)) return;
    ringing.add(spot);
    const absent = callees(room).filter((seat) => spot.audience.gone[seat] !== undefined);
    const reached = await Promise.all(absent.map((seat) => call!(callTo(room, seat))));
    ringing.delete(spot);
    const now = spot.room;
    if (stopped() || now?.at !== room.at) return;
    const all = reached.every((one) => one);
    if (all) spot.called = room.at;
    putOff(spot, now, all ? undefined : AGAIN);
  }

  return {
    awaits,
    soon(spot) {
      if (!spot.room || !awaits(spot, spot.room)) return;
      setTimeout(() => {
        const { room } = spot;
        if (room && !stopped() && awaits(spot, room)) ring(spot, room);
      }, MOMENT);
    },
    now(spot, room) {
      if (!awaits(spot, room)) return false;
      ring(spot, room);
      return true;
    },
  };
}
