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
  /** Two with the same pair look together, and want to be on one side. */
  readonly pair: string | undefined;
}

/** Those who look together: one player, or a pair. */
export interface Party<S> {
  readonly members: readonly S[];
  readonly mu: number;
  /** Since both have been there. */
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
/** How many of the nearest are tried with each other. */
const MOST_NEAR = 24;

/** How far from their own rating a player is matched by now. */
export function reach(since: number, now: number): number {
  const waited = Math.max(0, now - since);
  return waited >= ANYBODY ? Number.POSITIVE_INFINITY : AT_FIRST + (WIDENS * waited) / 1000;
}

/** The longest wait first, then by player id. */
export function byWaiting(one: Seeker, other: Seeker): number {
  return one.since - other.since || (one.player < other.player ? -1 : 1);
}

/** A player of a pair is not ready before the other is there. */
export function partiesOf<S extends Seeker>(seekers: readonly S[]): Party<S>[] {
  const inOrder = seekers.toSorted(byWaiting);
  return inOrder.flatMap((one) => {
    const members = one.pair === undefined ? [one] : inOrder.filter(({ pair }) => pair === one.pair);
    // A pair is listed with the first of the two.
    if (members[0] !== one || (one.pair !== undefined && members.length !== 2)) return [];
    const mu = members.reduce((sum, { rating }) => sum + rating.mu, 0) / members.length;
    return [{ members, mu, since: Math.max(...members.map(({ since }) => since)) }];
  });
}

function mayMeet<S extends Seeker>(members: readonly S[], apart: KeepsApart): boolean {
  return members.every(({ player }, i) =>
    members
      .slice(i + 1)
      .every((one) => one.player !== player && !apart(player, one.player) && !apart(one.player, player)),
  );
}

/** The first of these, in their order, who fill the table together with those who sit there already. */
function filled<S extends Seeker>(
  sitting: readonly S[],
  parties: readonly Party<S>[],
  seats: number,
  apart: KeepsApart,
): readonly S[] | undefined {
  if (sitting.length === seats) return sitting;
  for (const [i, { members }] of parties.entries()) {
    const group = [...sitting, ...members];
    if (group.length > seats || !mayMeet(group, apart)) continue;
    const all = filled(group, parties.slice(i + 1), seats, apart);
    if (all) return all;
  }
  return undefined;
}

/** The tables that can be opened now, each with its players; nobody is at two of them. */
export function pairings<S extends Seeker>(seekers: readonly S[], now: number, apart: KeepsApart): (readonly S[])[] {
  const tables: (readonly S[])[] = [];
  let left = partiesOf(seekers).toSorted(
    (one, other) => one.since - other.since || byWaiting(one.members[0]!, other.members[0]!),
  );
  for (const first of left) {
    if (!left.includes(first)) continue;
    const { terms, seats } = first.members[0]!;
    const distance = ({ mu }: Party<S>): number => Math.abs(mu - first.mu);
    // Only the first party's wait counts: the others need not have waited as long.
    const near = left
      .filter(
        (other) => other !== first && other.members[0]!.terms === terms && distance(other) <= reach(first.since, now),
      )
      .sort((one, other) => distance(one) - distance(other) || byWaiting(one.members[0]!, other.members[0]!))
      .slice(0, MOST_NEAR);
    const group = mayMeet(first.members, apart) ? filled(first.members, near, seats, apart) : undefined;
    if (!group) continue;
    tables.push(group);
    left = left.filter(({ members }) => !members.some((one) => group.includes(one)));
  }
  return tables;
}
