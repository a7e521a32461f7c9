/** The arithmetic of its score pad: the winner of a round takes what the others hold. */

import type { Arithmetic } from '@boneyard/engine/scorepad/arithmetic';
import { dominoCalled, sumOf } from '@boneyard/engine/scorepad/sums';
import { pips, readDomino, setSize } from '@boneyard/rules/families/dominoes';
import { leaders } from '@boneyard/rules/families/match';
import { HIGHEST } from '../rules/options';

export const sample: Arithmetic = {
  kinds: () => [],
  options: ['match'],
  copies: 1,
  wonAtOnce: false,
  countsBlocked: true,
  countsBoneyard: () => false,
  tile(name) {
    const domino = readDomino(dominoCalled(name));
    return domino !== undefined && domino < setSize(HIGHEST) ? domino : undefined;
  },
  worth: pips,
  points: () => undefined,
  settle(ending, left) {
    const winners = ending.kind === 'out' ? [ending.seat] : leaders(left, 'fewest points');
    return left.map((own, seat) => (winners.length === 1 && seat === winners[0] ? sumOf(left) - own : 0));
  },
};
