/** The arithmetic of Magnetic Domino: the winners of a game write 0, the others what is left in their hands. */

import type { Arithmetic } from '@boneyard/engine/scorepad/arithmetic';
import { dominoCalled } from '@boneyard/engine/scorepad/sums';
import { readDomino, setSize } from '@boneyard/rules/families/dominoes';
import { leaders } from '@boneyard/rules/families/match';
import type { MagneticOptions } from '../rules/options';
import { worth } from '../rules/score';

const HIGHEST = 6;

export const magnetic: Arithmetic = {
  kinds: () => [],
  options: ['count', 'match'],
  copies: 1,
  wonAtOnce: false,
  countsBlocked: true,
  // Another player may hold only 0-0 and write 0 as well.
  winsAlone: (ending) => (ending.kind === 'out' ? ending.seat : undefined),
  tile(name) {
    const domino = readDomino(dominoCalled(name));
    return domino !== undefined && domino < setSize(HIGHEST) ? domino : undefined;
  },
  worth: (domino, options) => worth(options as MagneticOptions, domino),
  points: () => undefined,
  settle(ending, left) {
    const best = ending.kind === 'out' ? [ending.seat] : leaders(left, 'fewest points');
    return left.map((held, seat) => (best.includes(seat) ? 0 : held));
  },
};
