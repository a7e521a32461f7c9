/** Does the construction hold? The verdict is read from simulated poses and from nothing else. */

import { type Construction, type Laid, letGo, type Placement, POSE, type Release, reach, THICK } from './construction';
import { cap, type Magnets } from './magnets';
import { PATIENCE, type Patience, type Rapier, simulate } from './simulate';

/** Farther than this from where it was laid, and it fell. */
const ASTRAY = 0.25;
/** The cosine of 10°: tilted more, and it fell. */
const TILTED = 0.984807753012208;

/** All poses are as seen from the first domino's cell, so whole cells away from where the construction stands. */
export interface Verdict {
  readonly holds: boolean;
  /** What there is to see: the poses of all dominoes sixty times a second, from letting go until they rest. */
  readonly frames: Float32Array;
  /** Where they rest: the poses that the next judgement starts from, as `settle` would find them again. */
  readonly poses: Float32Array;
}

export interface Physics {
  /** The poses that a construction rests in, found by laying one domino after the other; `poses` are those of its first. */
  settle(construction: Construction, magnets: Magnets | number, poses?: Float32Array): Float32Array;
  /** `poses` spares settling the construction once more; they must be what it settled into. */
  judge(
    construction: Construction,
    placement: Placement,
    release: Release,
    magnets: Magnets | number,
    poses?: Float32Array,
  ): Verdict;
  /** The verdict alone, which is there as soon as something is lost; there is no film to look at. */
  holds(
    construction: Construction,
    placement: Placement,
    release: Release,
    magnets: Magnets | number,
    poses?: Float32Array,
  ): boolean;
}

/** How high the half that covers a cell of a level lies now; undefined when there is none. */
function halfOver(
  construction: Construction,
  poses: Float32Array,
  x: number,
  y: number,
  z: number,
): number | undefined {
  for (const [i, domino] of construction.entries()) {
    if (domino.z !== z) continue;
    const [dx, dy] = reach(domino.along);
    const first = domino.x === x && domino.y === y;
    if (!first && (domino.x + dx * 2 !== x || domino.y + dy * 2 !== y)) continue;
    const at = i * POSE;
    const qx = poses[at + 3]!;
    const qy = poses[at + 4]!;
    const qz = poses[at + 5]!;
    const qw = poses[at + 6]!;
    const rise = 2 * (dx * (qx * qz - qw * qy) + dy * (qy * qz + qw * qx));
    return poses[at + 2]! + (first ? -rise : rise);
  }
  return undefined;
}

/** All poses at the moment of letting go. A hand lowers a domino until it touches, to wherever what is below has sunk. */
function lowered(
  construction: Construction,
  poses: Float32Array,
  placement: Placement,
  release: Release,
): Float32Array {
  const pose = letGo(placement, release);
  const { x, y, z, along } = placement;
  const [dx, dy] = reach(along);
  const one = halfOver(construction, poses, x, y, z - 1);
  const other = halfOver(construction, poses, x + dx * 2, y + dy * 2, z - 1);
  const below = one === undefined || (other !== undefined && other > one) ? other : one;
  if (below !== undefined) pose[2] = below + THICK;
  const start = new Float32Array(poses.length + POSE);
  start.set(poses);
  start.set(pose, poses.length);
  return start;
}

function fell(pose: Float32Array, place: readonly number[]): boolean {
  let square = 0;
  for (let axis = 0; axis < 3; axis++) {
    const off = pose[axis]! - place[axis]!;
    square += off * off;
  }
  const x = pose[3]!;
  const y = pose[4]!;
  return !(square <= ASTRAY * ASTRAY && 1 - 2 * (x * x + y * y) >= TILTED);
}

/** Everything happens around the first domino, so a construction elsewhere on the table is the same to the last bit. */
function centred(construction: Construction): Construction {
  const [first] = construction;
  if (!first || (first.x === 0 && first.y === 0)) return construction;
  return construction.map((laid) => ({ ...laid, x: laid.x - first.x, y: laid.y - first.y }));
}

/** The judge that uses this engine. Node and browsers load the same one in different ways. */
export function judging(rapier: Rapier): Physics {
  function settle(
    construction: Construction,
    magnets: Magnets | number,
    known: Float32Array = new Float32Array(0),
  ): Float32Array {
    const dominoes = centred(construction);
    let poses = known;
    for (let i = known.length / POSE; i < dominoes.length; i++) {
      const laid = dominoes[i]!;
      const start = lowered(dominoes.slice(0, i), poses, laid, laid.release);
      poses = simulate(rapier, dominoes.slice(0, i + 1), start, cap(magnets)).poses;
    }
    return poses;
  }

  function letGoOn(
    construction: Construction,
    placement: Placement,
    release: Release,
    magnets: Magnets | number,
    poses: Float32Array,
    patience: Patience,
  ): Verdict {
    const dominoes = centred([...construction, { ...placement, release }]);
    const start = lowered(dominoes.slice(0, -1), poses, dominoes[dominoes.length - 1]!, release);
    const { lost, ...motion } = simulate(rapier, dominoes, start, cap(magnets), patience);
    const stands = (laid: Laid, i: number) =>
      !fell(motion.poses.subarray(i * POSE, (i + 1) * POSE), letGo(laid, laid.release));
    return { holds: !lost && dominoes.every(stands), ...motion };
  }

  return {
    settle,
    judge: (construction, placement, release, magnets, poses = settle(construction, magnets)) =>
      letGoOn(construction, placement, release, magnets, poses, PATIENCE),
    holds: (construction, placement, release, magnets, poses = settle(construction, magnets)) =>
      letGoOn(construction, placement, release, magnets, poses, { ...PATIENCE, aftermath: 0 }).holds,
  };
}
