/** Somebody's name leaves a table: what has to be written for that. */

import type { Deed } from './entries';
import { type Room, seatOf } from './room';

/** Before the match the seat is free again; in it a bot plays on. Undefined when there is nothing to forget. */
export function forgetting(room: Room, player: string): Deed | undefined {
  const seat = seatOf(room, player);
  if (seat === undefined || room.places[seat]!.name === '') return undefined;
  return room.phase === 'gathering' ? { do: 'stood', seat } : { do: 'forgotten', seat };
}
