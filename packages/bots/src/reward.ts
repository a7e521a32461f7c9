/** What a seat gets out of a round, as one number from 0 to 1 that counts the win and how high it was. */

import type { Common, Game, Seat } from '@boneyard/rules/game';

/** By seat. */
export interface Rewards {
  /** Points of the round beyond the best of the others. */
  readonly margin: Float64Array;
  /** The share of the win. */
  readonly share: Float64Array;
  /** Both as one number, 0 to 1. */
  readonly worth: Float64Array;
}

export interface Scale {
  readonly before: readonly number[];
  /** A margin that is neither small nor great. */
  readonly usual: number;
}

export function noRewards(players: number): Rewards {
  return { margin: new Float64Array(players), share: new Float64Array(players), worth: new Float64Array(players) };
}

/** How much winning counts beside the margin: more when it decides the match. */
const DECIDES = 0.4;
const GOES_ON = 0.2;

/** Margins up to a few times the usual one count nearly in full. */
const STRETCH = 4;

function isIn(seats: readonly Seat[], seat: Seat): boolean {
  for (let i = 0; i < seats.length; i++) if (seats[i] === seat) return true;
  return false;
}

const NOBODY: readonly Seat[] = [];

/** Fills in what the end of a round means to every seat. */
export function settle(game: Game, end: Common, { before, usual }: Scale, into: Rewards): void {
  const { scores } = end;
  const { margin, share, worth } = into;
  const players = scores.length;
  const sign = game.wins === 'most points' ? 1 : -1;
  const outcome = game.outcome(end);
  const over = outcome?.over === true;
  const won = outcome === undefined ? NOBODY : over ? outcome.winners : outcome.best;
  const wins = over ? DECIDES : GOES_ON;
  let top = Number.NEGATIVE_INFINITY;
  let second = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < players; seat++) {
    const gain = sign * (scores[seat]! - before[seat]!);
    margin[seat] = gain;
    if (gain > top) {
      second = top;
      top = gain;
    } else if (gain > second) second = gain;
  }
  for (let seat = 0; seat < players; seat++) {
    const gain = margin[seat]!;
    const ahead = gain - (gain === top ? second : top);
    const size = (ahead < 0 ? -ahead : ahead) + STRETCH * usual;
    margin[seat] = ahead;
    share[seat] = won.length === 0 ? 1 / players : isIn(won, seat) ? 1 / won.length : 0;
    worth[seat] = wins * share[seat]! + (1 - wins) * (0.5 + (0.5 * ahead) / size);
  }
}
