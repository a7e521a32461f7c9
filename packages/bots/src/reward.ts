/** The value of a round's end to each seat: one number from 0 to 1 that combines winning and the margin. */

import { NOBODY, seatsOf } from '@boneyard/rules/families/seats';
import type { Common, Game, Seat } from '@boneyard/rules/game';

/** By seat. */
export interface Rewards {
  /** Points gained minus the most that any other side gained. */
  readonly margin: Float64Array;
  /** Share of the win: 1, a part if other sides share it, or 0. Partners have the same. */
  readonly share: Float64Array;
  /** Margin and share combined, 0 to 1. */
  readonly worth: Float64Array;
}

export interface Scale {
  readonly before: readonly number[];
  /** By seat: the number of its side. */
  readonly sides: readonly number[];
  /** The size of a typical margin. */
  readonly usual: number;
}

export function noRewards(players: number): Rewards {
  return { margin: new Float64Array(players), share: new Float64Array(players), worth: new Float64Array(players) };
}

/** The weight of winning against the margin: higher in a round that decides the match. */
const DECIDES_MATCH = 0.4;
const MATCH_GOES_ON = 0.2;

/** Margins up to this many times the usual one count almost linearly. */
const STRETCH = 4;

function isIn(seats: readonly Seat[], seat: Seat): boolean {
  for (let i = 0; i < seats.length; i++) if (seats[i] === seat) return true;
  return false;
}

/** How many sides these seats belong to, if they are all seats of those sides. */
function sidesIn(seats: readonly Seat[], sides: readonly number[]): number {
  let count = 0;
  for (let i = 0; i < seats.length; i++) {
    let first = true;
    for (let j = 0; j < i; j++) if (sides[seats[j]!] === sides[seats[i]!]) first = false;
    if (first) count++;
  }
  return count;
}

/** Fills in the rewards of every seat at the end of a round. */
export function settle(game: Game, end: Common, { before, sides, usual }: Scale, into: Rewards): void {
  const { scores } = end;
  const { margin, share, worth } = into;
  const players = scores.length;
  const sign = game.wins === 'most points' ? 1 : -1;
  const outcome = game.outcome(end);
  const over = outcome?.over === true;
  const won = outcome === undefined ? NOBODY : over ? outcome.winners : outcome.best;
  const winWeight = over ? DECIDES_MATCH : MATCH_GOES_ON;
  const sharing = sidesIn(won.length === 0 ? seatsOf(players) : won, sides);
  let top = Number.NEGATIVE_INFINITY;
  let topSide = -1;
  /** The most that a side other than the top one gained. */
  let second = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < players; seat++) {
    const gain = sign * (scores[seat]! - before[seat]!);
    margin[seat] = gain;
    if (gain > top) {
      if (sides[seat] !== topSide) second = top;
      top = gain;
      topSide = sides[seat]!;
    } else if (gain > second && sides[seat] !== topSide) second = gain;
  }
  for (let seat = 0; seat < players; seat++) {
    const gain = margin[seat]!;
    const ahead = gain - (sides[seat] === topSide ? second : top);
    const size = (ahead < 0 ? -ahead : ahead) + STRETCH * usual;
    margin[seat] = ahead;
    share[seat] = won.length === 0 || isIn(won, seat) ? 1 / sharing : 0;
    worth[seat] = winWeight * share[seat]! + (1 - winWeight) * (0.5 + (0.5 * ahead) / size);
  }
}
