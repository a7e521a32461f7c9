/** The pull between two halves: strongest face to face, zero at a distance of one half's side, limited by a cap. */

import { THICK } from './construction';

export const MAGNETS = ['normal', 'weak', 'strong'] as const;
export type Magnets = (typeof MAGNETS)[number];

/**
 * The cap in weights of a domino; tests use other numbers. A half held by p weights withstands a torque of p / 2 about its
 * edge, up to an eighth more with halves two levels away. The torques of dominoes come in steps of 1 / 2, and these caps
 * lie between the steps, so that with exact releases no joint is at its limit.
 */
const CAPS: Readonly<Record<Magnets, number>> = { normal: 3.25, weak: 2.25, strong: 5.25 };

export function magnetCap(magnets: Magnets | number): number {
  return typeof magnets === 'number' ? magnets : CAPS[magnets];
}

/** Two halves whose centres are farther apart do not attract each other. */
export const MAGNET_RANGE = 1;

const AT_FAR = THICK * THICK * THICK;

/** The share of the cap at a distance: an inverse cube, shifted so that it reaches zero without a jump. */
export function pullShare(distance: number): number {
  if (distance >= MAGNET_RANGE) return 0;
  if (distance <= THICK) return 1;
  const near = THICK / distance;
  return (near * near * near - AT_FAR) / (1 - AT_FAR);
}
