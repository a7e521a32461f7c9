/** Lines to lay out: from random games, and grown on purpose to be awkward. */

import { type Domino, isDouble, setSize, shows } from '@boneyard/rules/families/dominoes';
import { anchorOf, type End, extended, led, pipOf } from '@boneyard/rules/families/line';
import { story } from '@boneyard/rules/game';
import { classic } from '@boneyard/rules/games/classic/classic';
import { anchorIn, laid } from '@boneyard/rules/games/classic/moves';
import type { State } from '@boneyard/rules/games/classic/position';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { pick, type Random, seeded } from '@boneyard/rules/random';
import { randomRound } from '@boneyard/rules/testing/tables';
import type { Joined } from './tree';

export interface Line {
  readonly line: readonly Joined[];
  readonly ends: readonly End[];
}

export interface Kind {
  readonly set: 6 | 9 | 12;
  readonly spinner: 'none' | 'first' | 'all';
}

/** A random game: the line after every domino that was laid. */
export function played({ set, spinner }: Kind, seed: number): Line[] {
  const random = seeded(seed);
  const table = setTable(classic, 2 + random.below(set === 6 ? 3 : 7), { set, spinner, opening: 'free' });
  if (isProblem(table)) throw new Error(table.problem);
  const deal = classic.deal(table as State['table'], random);
  const lines: Line[] = [];
  for (const { state } of randomRound(classic, table, deal, random)) {
    const { log, ends } = state as State;
    const moves = story(log).filter(({ move }) => move >= 0);
    if (moves.length === (lines.at(-1)?.line.length ?? 0)) continue;
    lines.push({ line: moves.map(({ move }) => ({ domino: laid(move), anchor: anchorIn(move) })), ends });
  }
  return lines;
}

/** Which domino to lay next if there is one: any, one on the latest, a double, or one on a double. */
const WANTED = {
  any: () => true,
  'one arm': ({ anchor }: Joined, latest: Domino | undefined) => anchor === latest,
  doubles: ({ domino }: Joined) => isDouble(domino),
  'on doubles': ({ anchor }: Joined) => isDouble(anchor!),
};
export type Bent = keyof typeof WANTED;
export const BENTS = Object.keys(WANTED) as Bent[];

function preferred(all: readonly Joined[], line: readonly Joined[], bent: Bent, random: Random): Joined {
  const latest = line.findLast(({ domino }) => all.some(({ anchor }) => anchor === domino))?.domino;
  const wanted = all.filter((one) => WANTED[bent](one, latest));
  return pick(wanted.length > 0 ? wanted : all, random);
}

/** A line that goes on until nothing fits any more, whoever may hold what: after every domino. */
export function grownLine({ set, spinner }: Kind, bent: Bent, seed: number): Line[] {
  const random = seeded(seed);
  const left = new Set<Domino>(Array.from({ length: setSize(set) }, (_, domino) => domino));
  const spins = (domino: Domino, line: readonly Joined[]) =>
    isDouble(domino) && (spinner === 'all' || (spinner === 'first' && !line.some((one) => isDouble(one.domino))));
  const first = random.below(left.size);
  const lines: Line[] = [{ line: [{ domino: first, anchor: undefined }], ends: led(first, spins(first, [])) }];
  left.delete(first);
  for (;;) {
    const { line, ends } = lines.at(-1)!;
    const all = ends.flatMap((end) =>
      [...left].filter((domino) => shows(domino, pipOf(end))).map((domino) => ({ domino, anchor: anchorOf(end) })),
    );
    if (all.length === 0) return lines;
    const next = preferred(all, line, bent, random);
    left.delete(next.domino);
    const more = extended(ends, next.domino, next.anchor!, spins(next.domino, line));
    lines.push({ line: [...line, next], ends: more });
  }
}
