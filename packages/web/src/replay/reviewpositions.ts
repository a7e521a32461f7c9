/** A review by the positions of its game: the chances there, and the verdict on the move that led there. */

import { beliefs } from '@boneyard/bots/review/beliefs';
import type { Review, ReviewedMove } from '@boneyard/bots/review/review';
import type { Match } from '@boneyard/engine/match';
import type { Seat } from '@boneyard/rules/game';

export interface ReviewedPositions {
  /** By position: the chance of each seat to win the round, as that seat could see it. */
  readonly chances: readonly (readonly number[] | undefined)[];
  /** By position: the move that led to it. */
  readonly led: ReadonlyMap<number, ReviewedMove>;
  /** The positions that slips and blunders led to, in order. */
  readonly faults: readonly number[];
}

export function isFault({ mark }: ReviewedMove): boolean {
  return mark === 'slip' || mark === 'blunder';
}

export function reviewedPositions(positions: readonly Match[], review: Review): ReviewedPositions {
  const places = new Map<string, number>();
  for (const [index, { state, agreed }] of positions.entries())
    if (!agreed) places.set(`${state.round} ${state.ply}`, index);
  const chances: (readonly number[] | undefined)[] = positions.map(() => undefined);
  const led = new Map<number, ReviewedMove>();
  for (const [i, { before, after }] of beliefs(review).entries()) {
    const moved = review.moves[i]!;
    const index = places.get(`${moved.round} ${moved.ply}`);
    if (index === undefined) continue;
    chances[index] = before;
    chances[index + 1] = after;
    led.set(index + 1, moved);
  }
  const faults = [...led].filter(([, moved]) => isFault(moved)).map(([index]) => index);
  return { chances, led, faults: faults.sort((a, b) => a - b) };
}

/** A value for each side, from those of its seats: partners share their scores, but each has an estimate of their chances. */
export function sideMeans(bySeat: readonly number[], sides: readonly (readonly Seat[])[]): number[] {
  return sides.map((side) => side.reduce((sum, seat) => sum + bySeat[seat]!, 0) / side.length);
}

/** The positions at which rounds begin. */
export function roundStarts(positions: readonly Match[]): number[] {
  return [...positions.keys()].filter((i) => positions[i - 1]?.state.round !== positions[i]!.state.round);
}
