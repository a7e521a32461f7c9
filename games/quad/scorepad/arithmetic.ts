/** The arithmetic of Quad-Ominos: totals, bonuses, the cost of drawing, and the award for going out. */

import type { Arithmetic } from '@boneyard/engine/scorepad/arithmetic';
import { sumOf } from '@boneyard/engine/scorepad/sums';
import type { Options } from '@boneyard/rules/options';
import type { QuadOptions } from '../rules/options';
import { FULL_SET, quadLying, readCorners, total } from '../rules/quads';
import { BONUS, FINE } from '../rules/score';

const HIGHEST_TOTAL = 20;

/** Tiles without a 5 come first in the numbering, so the small set is the first part of the full one. */
function tile(name: string, options: Options): number | undefined {
  const corners = readCorners(name.replaceAll('-', ''));
  if (corners === undefined) return undefined;
  const quad = quadLying(corners);
  return quad < (options as QuadOptions).set && quad < FULL_SET ? quad : undefined;
}

export const quad: Arithmetic = {
  kinds: () => ['tile', 'bonus', 'drawn', 'passed'],
  options: ['set', 'match'],
  copies: 1,
  wonAtOnce: true,
  countsBlocked: false,
  tile,
  worth: (quad) => total(quad),
  points(entry, options) {
    switch (entry.kind) {
      case 'tile': {
        if (typeof entry.tile === 'number') return entry.tile <= HIGHEST_TOTAL ? entry.tile : undefined;
        const laid = tile(entry.tile, options);
        return laid === undefined ? undefined : total(laid);
      }
      case 'bonus':
        return BONUS;
      case 'drawn':
        return -FINE * entry.tiles;
      case 'passed':
        return -FINE;
      case 'lengths':
      case 'ends':
        return undefined;
    }
  },
  settle(ending, left) {
    const award = sumOf(left);
    return left.map((_, seat) => (ending.kind === 'out' && ending.seat === seat ? award : 0));
  },
};
