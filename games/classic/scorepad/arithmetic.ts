/** The arithmetic of classic dominoes: the winner of a round scores the other hands; in All Fives open ends score too. */

import type { Arithmetic } from '@boneyard/engine/scorepad/arithmetic';
import { dominoCalled, sumOf } from '@boneyard/engine/scorepad/sums';
import { readDomino, setSize } from '@boneyard/rules/families/dominoes';
import { leaders } from '@boneyard/rules/families/match';
import type { Options } from '@boneyard/rules/options';
import { fivesIn, toFive } from '../rules/fives';
import type { ClassicOptions } from '../rules/options';
import { credited, pointsOf, sideOf } from '../rules/score';

/** With a reserve, the winner also scores what is left in the boneyard. */
function countsBoneyard(options: Options): boolean {
  const { style, reserve } = options as ClassicOptions;
  return style === 'draw' && reserve > 0;
}

export const classic: Arithmetic = {
  kinds: (options) => ((options as ClassicOptions).points === 'fives' ? ['ends'] : []),
  options: ['set', 'reserve', 'partners', 'points', 'blocked', 'doubles', 'blank', 'match'],
  copies: 1,
  wonAtOnce: false,
  countsBlocked: true,
  countsBoneyard,
  tile(name, options) {
    const domino = readDomino(dominoCalled(name));
    return domino !== undefined && domino < setSize((options as ClassicOptions).set) ? domino : undefined;
  },
  worth: (domino, options) => pointsOf(options as ClassicOptions)[domino]!,
  points(entry, { set }) {
    if (entry.kind !== 'ends' || entry.ends.length === 0) return undefined;
    // A double counts both its halves.
    return entry.ends.every((end) => end <= 2 * (set as number)) ? fivesIn(sumOf(entry.ends)) : undefined;
  },
  settle(ending, left, boneyard, given) {
    const options = given as ClassicOptions;
    const table = { players: left.length, options };
    const [winner = 0, ...equals] = ending.kind === 'out' ? [ending.seat] : leaders(left, 'fewest points');
    const side = sideOf(table, winner);
    if (equals.some((seat) => !side.includes(seat))) return left.map(() => 0);
    const own = sumOf(side.map((seat) => left[seat]!));
    const less = ending.kind === 'blocked' && options.blocked === 'difference' ? own : 0;
    const award = Math.max(0, sumOf(left) - own - less) + (countsBoneyard(options) ? boneyard : 0);
    return credited(
      table,
      left.map(() => 0),
      winner,
      options.points === 'fives' ? toFive(award) : award,
    );
  },
};
