/** The mistakes of a reviewed game in the order in which the player goes through them: their own first. */

import type { Seat } from '@boneyard/rules/game';
import type { ReviewedPositions } from './reviewpositions';

/** The positions that mistakes led to: first those of `me`, then those of the others, each from the start of the game. */
export function mistakesInOrder({ faults, led }: Pick<ReviewedPositions, 'faults' | 'led'>, me: Seat | undefined) {
  const isMine = (index: number) => led.get(index)!.seat === me;
  return [...faults.filter(isMine), ...faults.filter((index) => !isMine(index))];
}

export interface MistakeSteps {
  readonly before: number | undefined;
  readonly after: number | undefined;
}

/**
 * The mistakes before and after a position. From a mistake it goes on in the order of the list, from any other position to those
 * around it in the game, and from the end, where a review opens, to the first of the list.
 */
export function mistakeSteps(order: readonly number[], at: number, last: number): MistakeSteps {
  const place = order.indexOf(at);
  const first = at === last && place !== 0 ? order[0] : undefined;
  if (place >= 0) return { before: order[place - 1], after: order[place + 1] ?? first };
  return { before: order.findLast((index) => index < at), after: order.find((index) => index > at) ?? first };
}
