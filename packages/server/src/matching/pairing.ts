/** Who should play whom. Pure: the clock is an argument, and the same seekers always give the same tables. */

import type { Rating } from '@boneyard/engine/rating';

/** Somebody who looks for a game. */
export interface Seeker {
  readonly player: string;
  /** What they look for: whoever plays together has the same. */
  readonly terms: string;
  /** How many play at such a table. */
  readonly seats: number;
  readonly rating: Rating;
  /** Since when they have been looking, in milliseconds. */
  readonly since: number;
}

/** Would the first rather not meet the second? It is asked both ways. */
export type Apart = (one: string, other: string) => boolean;

/** So far apart two may be at first, in steps of strength: the weaker of two who are well known wins one match in three. */
const AT_FIRST = 4;
/** And so much farther with every second of waiting. */
const WIDENS = 0.4;
/** Who has waited so long, in milliseconds, plays whoever comes. */
const ANYBODY = 60_000;

/** How far from their own strength somebody is ready to play by now. */
export function reach(since: number, now: number): number {
  const waited = Math.max(0, now - since);
  return waited >= ANYBODY ? Number.POSITIVE_INFINITY : AT_FIRST + (WIDENS * waited) / 1000;
}

const distance = (one: Seeker, other: Seeker): number => Math.abs(one.rating.mu - other.rating.mu);

/** Who has waited longest comes first; names decide between those who came at once. */
function byWaiting(one: Seeker, other: Seeker): number {
  return one.since - other.since || (one.player < other.player ? -1 : 1);
}

/** The people nearest to the first of them who can all sit together; undefined if there are too few. */
function companyOf<S extends Seeker>(first: S, others: readonly S[], now: number, apart: Apart): S[] | undefined {
  // Who has just come need not wait as long as the one who has.
  const near = others
    .filter((other) => distance(first, other) <= reach(first.since, now))
    .sort((one, other) => distance(first, one) - distance(first, other) || byWaiting(one, other));
  const company = [first];
  for (const one of near) {
    if (company.length === first.seats) break;
    if (company.every(({ player }) => !apart(player, one.player) && !apart(one.player, player))) company.push(one);
  }
  return company.length === first.seats ? company : undefined;
}

/** The tables that can be opened now, each with its people; nobody is at two of them. */
export function pairings<S extends Seeker>(seekers: readonly S[], now: number, apart: Apart): S[][] {
  const tables: S[][] = [];
  let left = seekers.toSorted(byWaiting);
  for (const first of left) {
    if (!left.includes(first)) continue;
    const others = left.filter(({ player, terms }) => player !== first.player && terms === first.terms);
    const company = companyOf(first, others, now, apart);
    if (!company) continue;
    tables.push(company);
    left = left.filter((one) => !company.includes(one));
  }
  return tables;
}
