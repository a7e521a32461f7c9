/** The arithmetic of Magnetic Domino: the winners of a game write 0, the others what they hold. */

import { readDomino, setSize } from '@boneyard/rules/families/dominoes';
import { leaders } from '@boneyard/rules/families/match';
import type { MagneticOptions } from '@boneyard/rules/games/magnetic/options';
import { worth } from '@boneyard/rules/games/magnetic/score';
import type { Arithmetic } from './arithmetic';
import { dominoCalled } from './counting';

const HIGHEST = 6;

export const magnetic: Arithmetic = {
  kinds: [],
  copies: 1,
  wonAtOnce: false,
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
