/** Kinds of players, by how strongly they prefer appealing moves: what a search assumes about the other seats. */

import type { Random } from '@boneyard/rules/random';

/** The lean is per `doubt` of the heuristics. The share is how common a kind is. */
const KINDS: readonly { readonly lean: number; readonly share: number }[] = [
  { lean: 3, share: 0.4 },
  { lean: 0.7, share: 0.4 },
  { lean: 0, share: 0.2 },
];

/** For each seat and kind, the product of the probabilities of the seat's moves; 1 before its first move. */
export type Likelihoods = Float64Array;

export function evenLikelihoods(players: number): Likelihoods {
  return new Float64Array(players * KINDS.length).fill(1);
}

/** Counts a move: how much each of the legal moves appealed to the seat, and how much the one it made. */
export function countMove(
  likelihoods: Likelihoods,
  seat: number,
  appeals: readonly number[],
  taken: number,
  doubt: number,
): void {
  for (let kind = 0; kind < KINDS.length; kind++) {
    const steepness = KINDS[kind]!.lean / doubt;
    let sum = 0;
    for (let i = 0; i < appeals.length; i++) sum += Math.exp((appeals[i]! - taken) * steepness);
    likelihoods[seat * KINDS.length + kind]! /= sum;
  }
}

/** The probability of a seat's moves, averaged over the kinds of players. */
function likelihoodOf(likelihoods: Likelihoods, seat: number): number {
  let sum = 0;
  for (let kind = 0; kind < KINDS.length; kind++) sum += KINDS[kind]!.share * likelihoods[seat * KINDS.length + kind]!;
  return sum;
}

/** The probability of all moves. */
export function jointLikelihood(likelihoods: Likelihoods): number {
  let product = 1;
  for (let seat = 0; seat < likelihoods.length / KINDS.length; seat++) product *= likelihoodOf(likelihoods, seat);
  return product;
}

/** By seat: what a point of appeal counts for it, or THINKS. */
export type Leans = Float64Array;

/** The seat makes the moves that the search finds best for it. */
export const THINKS = -1;

export function thinkers(players: number): Leans {
  return new Float64Array(players).fill(THINKS);
}

const ODDS = 1 << 14;

/**
 * Draws a kind for each seat but one, by how common the kind is and how well it explains the seat's moves. The likelihoods are
 * those of several worlds, one after the other.
 */
export function drawLeans(
  likelihoods: Likelihoods,
  world: number,
  thinks: number,
  doubt: number,
  random: Random,
  into: Leans,
): void {
  for (let seat = 0; seat < into.length; seat++) {
    if (seat === thinks) continue;
    const place = world * into.length + seat;
    let left = (random.below(ODDS) / ODDS) * likelihoodOf(likelihoods, place);
    let kind = 0;
    for (; kind < KINDS.length - 1; kind++) {
      left -= KINDS[kind]!.share * likelihoods[place * KINDS.length + kind]!;
      if (left < 0) break;
    }
    into[seat] = KINDS[kind]!.lean / doubt;
  }
}

/**
 * Noise of Gumbel's distribution. With a new one for each move, the move with the greatest sum of appeal × lean and noise is
 * each move with the probability that softmax gives it, and no list of probabilities is needed.
 */
const NOISE = Float64Array.from({ length: 1 << 12 }, (_, i) => -Math.log(-Math.log((i + 0.5) / (1 << 12))));

export function noise(random: Random): number {
  return NOISE[random.below(NOISE.length)]!;
}
