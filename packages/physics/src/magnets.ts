/** The pull between two halves: strongest face to face, gone at one half's side, never more than its cap. */

import { THICK } from './construction';

export const MAGNETS = ['normal', 'weak', 'strong'] as const;
export type Magnets = (typeof MAGNETS)[number];

/**
 * The cap in weights of a domino; a number is for tests. A half held by p weights withstands a torque of p / 2 about its
 * edge, up to an eighth more with halves two levels away. What dominoes weigh down with comes in steps of 1 / 2, so
 * these lie between the steps: with steady hands no joint is on its limit.
 */
const CAPS: Readonly<Record<Magnets, number>> = { normal: 3.25, weak: 2.25, strong: 5.25 };

export function cap(magnets: Magnets | number): number {
  return typeof magnets === 'number' ? magnets : CAPS[magnets];
}

/** Beyond this distance of their centres two halves do not feel each other. */
export const FAR = 1;

const AT_FAR = THICK * THICK * THICK;

/** The share of the cap at a distance; the cube's tail is taken off, so that it ends without a jump. */
export function share(distance: number): number {
  if (distance >= FAR) return 0;
  if (distance <= THICK) return 1;
  const near = THICK / distance;
  return (near * near * near - AT_FAR) / (1 - AT_FAR);
}
