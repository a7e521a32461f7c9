/** The open ends of a line of dominoes. Arms branch from a spinner. How the line bends on the screen is up to the board. */

import { across, type Domino, high, isDouble, low, shows } from './dominoes';
import { replaced } from './lists';

/** The last domino of an arm (the anchor), the number its open sides show and how many are open, packed into one number. */
export type End = number;

export function makeEnd(anchor: Domino, pip: number, sides: number): End {
  return (anchor << 6) | (pip << 2) | (sides - 1);
}

export function anchorOf(end: End): Domino {
  return end >> 6;
}

export function pipOf(end: End): number {
  return (end >> 2) & 15;
}

export function sidesOf(end: End): number {
  return (end & 3) + 1;
}

/** The ends of a line of one domino. A spinner is open on all four sides. */
export function endsOfLead(domino: Domino, spins: boolean): End[] {
  return isDouble(domino)
    ? [makeEnd(domino, high(domino), spins ? 4 : 2)]
    : [makeEnd(domino, high(domino), 1), makeEnd(domino, low(domino), 1)];
}

/** The index of the end at which the domino fits this anchor, or −1. */
export function endFor(ends: readonly End[], domino: Domino, anchor: Domino): number {
  for (let i = 0; i < ends.length; i++) {
    const end = ends[i]!;
    if (end >> 6 === anchor && shows(domino, pipOf(end))) return i;
  }
  return -1;
}

/** The ends after `domino` was laid next to `anchor`. */
export function endsAfterLaying(ends: readonly End[], domino: Domino, anchor: Domino, spins: boolean): End[] {
  const index = endFor(ends, domino, anchor);
  const end = ends[index]!;
  const far = makeEnd(domino, across(domino, pipOf(end)), spins ? 3 : 1);
  return sidesOf(end) === 1 ? replaced(ends, index, far) : [...replaced(ends, index, end - 1), far];
}

/** The numbers at the open ends, as bits. */
export function openPips(ends: readonly End[]): number {
  let open = 0;
  for (let i = 0; i < ends.length; i++) open |= 1 << pipOf(ends[i]!);
  return open;
}
