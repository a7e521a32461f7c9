/** The sides of a pad: partners have one line, one total and one name on it. */

import type { Seat } from '@boneyard/rules/game';
import { gameCalled } from '@boneyard/rules/games';
import { sidesAt } from '@boneyard/rules/sides';
import type { Pad } from './pad';

export interface PadSide {
  readonly name: string;
  readonly seats: readonly Seat[];
}

type Heading = Pick<Pad, 'game' | 'options' | 'names'>;

export function padSides({ game, options, names }: Heading): readonly PadSide[] {
  return sidesAt(gameCalled(game)!, { players: names.length, options }).map((seats) => ({
    name: seats.map((seat) => names[seat]!).join(' & '),
    seats,
  }));
}

/** The seats that score together with this one, itself included. */
export function sideOnPad(pad: Heading, seat: Seat): readonly Seat[] {
  return padSides(pad).find(({ seats }) => seats.includes(seat))!.seats;
}

/** One number for each side, from numbers by seat. */
export function bySide(pad: Heading, numbers: readonly number[]): readonly number[] {
  return padSides(pad).map(({ seats }) => numbers[seats[0]!]!);
}
