/** Who should play whom. Pure: the clock is an argument, and the same seekers always give the same tables. */

import type { Rating } from '@boneyard/engine/rating';

/** A player who looks for a game. */
export interface Seeker {
  readonly player: string;
  /** What they look for; only players with equal terms play together. */
  readonly terms: string;
  /** How many play at such a table. */
  readonly seats: number;
  readonly rating: Rating;
  /** Since when they have been looking, in milliseconds. */
  readonly since: number;
}

/** Does the first not want to meet the second? Asked both ways. */
export type KeepsApart = (one: string, other: string) => boolean;

/** How far apart two ratings may be at first: at this distance the weaker of two well-known players wins one match in three. */
const AT_FIRST = 4;
/** How much farther with every second of waiting. */
const WIDENS = 0.4;
/** After this long a player is matched with anybody, in milliseconds. */
const ANYBODY = 60_000;

/** How far from their own rating a player is matched by now. */
export function reach(since: number, now: number): number {
  const waited = Math.max(0, now - since);
  return waited >= ANYBODY ? Number.POSITIVE_INFINITY : AT_FIRST + (WIDENS * waited) / 1000;
}

const distance = (one: Seeker, other: Seeker): number => Math.abs(one.rating.mu - other.rating.mu);

/** The longest wait first, then by player id. */
function byWaiting(one: Seeker, other: Seeker): number {
  return one.since - other.since || (one.player < other.player ? -1 : 1);
}

/** The nearest players to the first one who can all play together; undefined if there are too few. */
function groupFor<S extends Seeker>(first: S, others: readonly S[], now: number, apart: KeepsApart): S[] | undefined {
  // Only the first player's wait counts: the others need not have waited as long.
  const near = others
    .filter((other) => distance(first, other) <= reach(first.since, now))
    .sort((one, other) => distance(first, one) - distance(first, other) || byWaiting(one, other));
  const group = [first];
  for (const one of near) {
    if (group.length === first.seats) break;
    if (group.every(({ player }) => !apart(player, one.player) && !apart(one.player, player))) group.push(one);
  }
  return group.length === first.seats ? group : undefined;
}

/** The tables that can be opened now, each with its players; nobody is at two of them. */
export function pairings<S extends Seeker>(seekers: readonly S[], now: number, apart: KeepsApart): S[][] {
  const tables: S[][] = [];
  let left = seekers.toSorted(byWaiting);
  for (const first of left) {
    if (!left.includes(first)) continue;
    const others = left.filter(({ player, terms }) => player !== first.player && terms === first.terms);
    const group = groupFor(first, others, now, apart);
    if (!group) continue;
    tables.push(group);
    left = left.filter((one) => !group.includes(one));
  }
  return tables;
}
