/** When a match of several rounds is over, and who won it. */

import type { Seat } from '../game';
import type { MatchLength } from '../options';

export function matchOver(match: MatchLength, round: number, scores: readonly number[]): boolean {
  if ('rounds' in match) return round + 1 >= match.rounds;
  for (let seat = 0; seat < scores.length; seat++) if (scores[seat]! >= match.target) return true;
  return false;
}

/** The seats that share the best score. */
export function leaders(scores: readonly number[], wins: 'most points' | 'fewest points'): Seat[] {
  const sign = wins === 'most points' ? 1 : -1;
  let best = scores[0]!;
  for (const score of scores) if ((score - best) * sign > 0) best = score;
  const seats: Seat[] = [];
  for (let seat = 0; seat < scores.length; seat++) if (scores[seat] === best) seats.push(seat);
  return seats;
}
