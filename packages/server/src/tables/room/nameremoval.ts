/** What has to be written to delete a player's name from a table. */

import type { Deed } from './entries';
import { type Room, seatOf } from './room';

/** Before the match the seat is free again; in it a bot plays on. Undefined when there is nothing to forget. */
export function nameRemoval(room: Room, player: string): Deed | undefined {
  const seat = seatOf(room, player);
  if (seat === undefined || room.places[seat]!.name === '') return undefined;
  return room.phase === 'gathering' ? { do: 'stood', seat } : { do: 'forgotten', seat };
}
