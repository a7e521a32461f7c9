/** Constructions for tests and benchmarks. */

import { pick, seeded } from '@boneyard/rules/random';
import { type Construction, type Laid, type Placement, type Release, reach, STEADY } from './construction';
import { MAGNETS, type Magnets } from './magnets';

export function lay(x: number, y: number, z: number, along: Placement['along'] = 'E'): Laid {
  return { x, y, z, along, release: STEADY };
}

const cell = (x: number, y: number) => `${x},${y}`;

function other({ x, y, along }: Placement): readonly [number, number] {
  const [dx, dy] = reach(along);
  return [x + dx * 2, y + dy * 2];
}

/** Every placement on top, in a fixed order. No two dominoes have both numbers in common, so none covers another exactly. */
export function places(construction: Construction): Placement[] {
  const tops = new Map<string, { readonly z: number; readonly by: number }>();
  for (const [by, domino] of construction.entries())
    for (const [x, y] of [[domino.x, domino.y] as const, other(domino)])
      if (domino.z >= (tops.get(cell(x, y))?.z ?? 0)) tops.set(cell(x, y), { z: domino.z, by });
  const found = new Map<string, Placement>();
  for (const column of tops.keys()) {
    const [x, y] = column.split(',').map(Number) as [number, number];
    for (const [px, py, along] of [
      [x, y, 'E'],
      [x - 1, y, 'E'],
      [x, y, 'N'],
      [x, y - 1, 'N'],
    ] as const) {
      const one = tops.get(cell(px, py));
      const two = tops.get(cell(...other({ x: px, y: py, z: 0, along })));
      if (one?.by === two?.by) continue;
      const z = Math.max(one?.z ?? -1, two?.z ?? -1) + 1;
      found.set(`${px},${py},${along}`, { x: px, y: py, z, along });
    }
  }
  return [...found.values()];
}

/** Seven ways to turn, mirror and move a construction. */
export const SYMMETRIES: Readonly<Record<string, (laid: Laid) => Laid>> = {
  moved,
  'turned by 90°': turnedLeft,
  'turned by 180°': (laid) => turnedLeft(turnedLeft(laid)),
  'turned by 270°': (laid) => turnedLeft(turnedLeft(turnedLeft(laid))),
  mirrored,
  'mirrored and turned': (laid) => turnedLeft(mirrored(laid)),
  'mirrored, turned and moved': (laid) => moved(turnedLeft(mirrored(laid))),
};

function moved(laid: Laid): Laid {
  return { ...laid, x: laid.x + 5, y: laid.y - 3 };
}

function turnedLeft({ x, y, z, along, release: { east, north, twist } }: Laid): Laid {
  const release = { east: 0 - north, north: east, twist };
  return along === 'E' ? { x: -y, y: x, z, along: 'N', release } : { x: -y - 1, y: x, z, along: 'E', release };
}

function mirrored({ x, y, z, along, release: { east, north, twist } }: Laid): Laid {
  const release = { east: 0 - east, north, twist: 0 - twist };
  return { x: along === 'E' ? -x - 1 : -x, y, z, along, release };
}

/** A construction from a list of numbers, each of which selects one of the possible places. */
export function grown(choices: readonly number[]): Construction {
  const construction: Laid[] = [lay(0, 0, 0)];
  for (const choice of choices) {
    const open = places(construction);
    construction.push({ ...open[choice % open.length]!, release: STEADY });
  }
  return construction;
}

/** The arguments of `judge`. */
export interface JudgeCase {
  readonly construction: Construction;
  readonly placement: Placement;
  readonly release: Release;
  readonly magnets: Magnets;
}

/** A test case from a number, with at most `most` dominoes. For even numbers all releases are exact. */
export function judgeCase(number: number, most: number): JudgeCase {
  const random = seeded(`asked ${number}`);
  const off = (far: number) => random.below(2 * far + 1) - far;
  const loose = (): Release => ({ east: off(100), north: off(100), twist: off(50) });
  const chosen = Array.from({ length: 1 + random.below(most - 1) }, () => random.below(1000));
  const laid = grown(chosen).map((one): Laid => (number % 2 === 0 ? one : { ...one, release: loose() }));
  const { release, ...placement } = laid[laid.length - 1]!;
  return { construction: laid.slice(0, -1), placement, release, magnets: pick(MAGNETS, random) };
}
