/** The line as it grew: each domino, the number that joins it, and whether all its sides can be built on. */

import { across, type Domino, high, isDouble, shows } from '@boneyard/rules/families/dominoes';
import { anchorOf, type End, sidesOf } from '@boneyard/rules/families/line';
import type { Direction } from '@boneyard/rules/game';
import { type Compass, compassOf } from './ground';

/** A domino and what it was laid on; the first one leads. */
export interface Joined {
  readonly domino: Domino;
  readonly anchor: Domino | undefined;
  /** Where its player put it. */
  readonly lies?: Direction | undefined;
}

export interface Grown {
  readonly domino: Domino;
  readonly anchor: Domino | undefined;
  /** The number that meets the anchor, and the one away from it; the leading domino has its higher number first. */
  readonly near: number;
  readonly far: number;
  readonly double: boolean;
  /** Dominoes can be joined to all four sides. */
  readonly spins: boolean;
  /** The direction in which its player wants it to lead away from its anchor. */
  readonly wish: Compass | undefined;
}

/** How many sides of each domino are joined or open: two for a double that does not spin. */
function sides(line: readonly Joined[], ends: readonly End[]): Map<Domino, number> {
  const counted = new Map<Domino, number>();
  const count = (domino: Domino, more: number) => counted.set(domino, (counted.get(domino) ?? 0) + more);
  for (const { domino, anchor } of line) {
    if (anchor === undefined) continue;
    count(anchor, 1);
    count(domino, 1);
  }
  for (const end of ends) count(anchorOf(end), sidesOf(end));
  return counted;
}

export function grown(line: readonly Joined[], ends: readonly End[]): Grown[] {
  const counted = sides(line, ends);
  const open = new Map<Domino, number[]>();
  return line.map(({ domino, anchor, lies }) => {
    const free = anchor === undefined ? undefined : open.get(anchor);
    const near = free?.find((pip) => shows(domino, pip)) ?? high(domino);
    const far = across(domino, near);
    const double = isDouble(domino);
    if (free && !isDouble(anchor!)) free.splice(free.indexOf(near), 1);
    open.set(domino, anchor === undefined ? [near, far] : [far]);
    const spins = double && (counted.get(domino) ?? 0) > 2;
    return { domino, anchor, near, far, double, spins, wish: lies && compassOf(lies) };
  });
}
