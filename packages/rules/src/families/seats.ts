/** Lists of seats, created once because search needs them at every ply, and the order of play. */

import type { Seat } from '../game';

const MOST_SEATS = 8;

export const NOBODY: readonly Seat[] = [];

const ALONE: readonly (readonly Seat[])[] = Array.from({ length: MOST_SEATS }, (_, seat) => [seat]);

export function only(seat: Seat): readonly Seat[] {
  return ALONE[seat]!;
}

const EVERYBODY: readonly (readonly Seat[])[] = Array.from({ length: MOST_SEATS + 1 }, (_, players) =>
  Array.from({ length: players }, (_, seat) => seat),
);

export function seatsOf(players: number): readonly Seat[] {
  return EVERYBODY[players]!;
}

/** Play goes clockwise. */
export function nextSeat(players: number, seat: Seat): Seat {
  return seat + 1 === players ? 0 : seat + 1;
}
