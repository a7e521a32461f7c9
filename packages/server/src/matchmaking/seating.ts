/** Who of those who were matched sits where: pairs on one side, and the sides as equally strong as possible. */

import type { Seat } from '@boneyard/rules/game';
import { byWaiting, type Seeker } from './pairs';

type Sides<S> = readonly (readonly S[])[];

const strengthOf = (side: readonly Seeker[]): number => side.reduce((sum, { rating }) => sum + rating.mu, 0);

/** How much stronger the strongest side is than the weakest. */
function gap(sides: Sides<Seeker>): number {
  const all = sides.map(strengthOf);
  return Math.max(...all) - Math.min(...all);
}

/** Every way to choose this many of them, in their order. */
function choices<S>(from: readonly S[], count: number): S[][] {
  if (count === 0) return [[]];
  return from.flatMap((one, i) => choices(from.slice(i + 1), count - 1).map((rest) => [one, ...rest]));
}

/** Every way to make sides of these sizes without parting a pair. The player who has waited longest is on the first. */
function divisions<S extends Seeker>(players: readonly S[], [size, ...sizes]: readonly number[]): Sides<S>[] {
  const [first, ...others] = players;
  if (size === undefined || !first) return [[]];
  return choices(others, size - 1)
    .map((partners) => [first, ...partners])
    .filter((side) =>
      side.every(({ pair }) => pair === undefined || side.filter((one) => one.pair === pair).length === 2),
    )
    .flatMap((side) =>
      divisions(
        players.filter((one) => !side.includes(one)),
        sizes,
      ).map((rest) => [side, ...rest]),
    );
}

/** By seat. Without sides of their own, the player who has waited longest has the first seat, and so on. */
export function seatingOf<S extends Seeker>(group: readonly S[], sides: readonly (readonly Seat[])[] | undefined): S[] {
  const players = group.toSorted(byWaiting);
  if (!sides) return players;
  const all = divisions(
    players,
    sides.map((seats) => seats.length),
  );
  const best = all.reduce((one, other) => (gap(other) < gap(one) ? other : one));
  const seated = new Map(sides.flatMap((seats, side) => seats.map((seat, i) => [seat, best[side]![i]!] as const)));
  return players.map((_, seat) => seated.get(seat)!);
}
