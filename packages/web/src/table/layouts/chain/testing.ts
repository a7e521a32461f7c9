/** Lines to lay out: from random games, and awkward ones. */

import { classic } from '@boneyard/games/classic/rules/classic';
import { anchorIn, laid } from '@boneyard/games/classic/rules/moves';
import type { State } from '@boneyard/games/classic/rules/position';
import { type Domino, isDouble, readDomino, setSize, shows } from '@boneyard/rules/families/dominoes';
import { anchorOf, type End, endsAfterLaying, endsOfLead, pipOf } from '@boneyard/rules/families/line';
import { DIRECTIONS, story } from '@boneyard/rules/game';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { pick, type Random, seeded } from '@boneyard/rules/random';
import { randomRound } from '@boneyard/rules/testing/tables';
import type { Joined } from './tree';

export interface SampleLine {
  readonly line: readonly Joined[];
  readonly ends: readonly End[];
}

export interface LineKind {
  readonly set: 6 | 9 | 12;
  readonly spinner: 'none' | 'first' | 'all';
}

export const domino = (text: string): Domino => readDomino(text)!;

/** As moves are written: `6-6 6-5@6-6`. */
export function lineOf(text: string): Joined[] {
  return text.split(' ').map((written) => {
    const [move, lies] = written.split('^');
    const [tile, anchor] = move!.split('@');
    return {
      domino: domino(tile!),
      anchor: anchor === undefined ? undefined : domino(anchor),
      lies: DIRECTIONS.find((one) => one === lies),
    };
  });
}

/** A random game: the line after each domino. */
export function played({ set, spinner }: LineKind, seed: number): SampleLine[] {
  const random = seeded(seed);
  const table = setTable(classic, 2 + random.below(set === 6 ? 3 : 7), { set, spinner, opening: 'free' });
  if (isProblem(table)) throw new Error(table.problem);
  const deal = classic.deal(table as State['table'], random);
  const lines: SampleLine[] = [];
  for (const { state } of randomRound(classic, table, deal, random)) {
    const { log, ends } = state as State;
    const moves = story(log).filter(({ move }) => move >= 0);
    if (moves.length === (lines.at(-1)?.line.length ?? 0)) continue;
    lines.push({ line: moves.map(({ move }) => ({ domino: laid(move), anchor: anchorIn(move) })), ends });
  }
  return lines;
}

/** A line with one more domino. */
export function joined(before: SampleLine | undefined, next: Joined, spinner: LineKind['spinner']): SampleLine {
  const line = before?.line ?? [];
  const { domino, anchor } = next;
  const spins =
    isDouble(domino) && (spinner === 'all' || (spinner === 'first' && !line.some((one) => isDouble(one.domino))));
  const ends = before ? endsAfterLaying(before.ends, domino, anchor!, spins) : endsOfLead(domino, spins);
  return { line: [...line, next], ends };
}

/** A line by hand, as moves are written, each followed by where its player put it: `6-6 6-5@6-6^W`. */
export function sampleOf(text: string, spinner: LineKind['spinner'] = 'none'): SampleLine {
  let sample: SampleLine | undefined;
  for (const next of lineOf(text)) sample = joined(sample, next, spinner);
  return sample!;
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

/** A line that goes on until no domino of the set fits: the line after each domino. */
export function grownLine({ set, spinner }: LineKind, bent: Bent, seed: number): SampleLine[] {
  const random = seeded(seed);
  const left = new Set<Domino>(Array.from({ length: setSize(set) }, (_, domino) => domino));
  const first = random.below(left.size);
  const lines: SampleLine[] = [joined(undefined, { domino: first, anchor: undefined }, spinner)];
  left.delete(first);
  for (;;) {
    const { line, ends } = lines.at(-1)!;
    const all = ends.flatMap((end) =>
      [...left].filter((domino) => shows(domino, pipOf(end))).map((domino) => ({ domino, anchor: anchorOf(end) })),
    );
    if (all.length === 0) return lines;
    const next = preferred(all, line, bent, random);
    left.delete(next.domino);
    lines.push(joined(lines.at(-1), next, spinner));
  }
}
