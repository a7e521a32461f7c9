/** The arithmetic of Quad-Ominos: totals, bonuses, what drawing costs, and the award for going out. */

import type { QuadOptions } from '@boneyard/rules/games/quad/options';
import { FULL_SET, quadLying, readCorners, total } from '@boneyard/rules/games/quad/quads';
import { BONUS, FINE } from '@boneyard/rules/games/quad/score';
import type { Options } from '@boneyard/rules/options';
import type { Arithmetic } from './arithmetic';
import { sumOf } from './counting';

const HIGHEST_TOTAL = 20;

/** Those without a 5 have the lowest numbers, so a set is as many from the first on as it has tiles. */
function tile(name: string, options: Options): number | undefined {
  const corners = readCorners(name.replaceAll('-', ''));
  if (corners === undefined) return undefined;
  const quad = quadLying(corners);
  return quad < (options as QuadOptions).set && quad < FULL_SET ? quad : undefined;
}

export const quad: Arithmetic = {
  kinds: ['tile', 'bonus', 'drawn', 'passed'],
  copies: 1,
  wonAtOnce: true,
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
        return undefined;
    }
  },
  settle(ending, left) {
    const award = sumOf(left);
    return left.map((_, seat) => (ending.kind === 'out' && ending.seat === seat ? award : 0));
  },
};
