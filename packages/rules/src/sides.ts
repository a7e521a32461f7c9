/** Which seats play together. Without sides of its own, a table has one side for each seat. */

import { seatsOf } from './families/seats';
import type { Game, Seat, Table } from './game';

type Sided = Pick<Game, 'sides'>;

export function sidesAt(game: Sided, table: Table): readonly (readonly Seat[])[] {
  return game.sides?.(table) ?? seatsOf(table.players).map((seat) => [seat]);
}

/** By seat: the number of its side. */
export function sideNumbers(game: Sided, table: Table): readonly number[] {
  const sides = sidesAt(game, table);
  return seatsOf(table.players).map((seat) => sides.findIndex((side) => side.includes(seat)));
}

/** Whether these winners are one seat, the partners of one side, or several sides that share the win. */
export function winningWay(game: Sided, table: Table, winners: readonly Seat[]): 'alone' | 'together' | 'tied' {
  if (winners.length < 2) return 'alone';
  const sides = sideNumbers(game, table);
  return winners.every((seat) => sides[seat] === sides[winners[0]!]) ? 'together' : 'tied';
}

/** The other seats of a seat's side. */
export function partnersOf(game: Sided, table: Table, seat: Seat): readonly Seat[] {
  return (
    game
      .sides?.(table)
      ?.find((side) => side.includes(seat))
      ?.filter((one) => one !== seat) ?? []
  );
}
