/** Does the construction hold? The verdict depends only on the simulated poses. */

import {
  type Construction,
  type Laid,
  type Placement,
  POSE,
  type Release,
  reach,
  releasePose,
  THICK,
} from './construction';
import { type Magnets, magnetCap } from './magnets';
import { type Rapier, STEP_LIMITS, type StepLimits, simulate } from './simulate';

/** A domino that moved farther than this from where it was laid has fallen. */
const ASTRAY = 0.25;
/** The cosine of 10°: a domino that is tilted more has fallen. */
const TILTED = 0.984807753012208;

/** All poses are relative to the cell of the first domino. */
export interface Verdict {
  readonly holds: boolean;
  /** The animation: the poses of all dominoes, sixty times a second, from the release until they rest. */
  readonly frames: Float32Array;
  /** Where they rest. The next judgement can start from these poses; `settle` would compute the same. */
  readonly poses: Float32Array;
}

export interface Physics {
  /** The resting poses of a construction, computed by laying one domino after the other. `poses` are known ones of the first. */
  settle(construction: Construction, magnets: Magnets | number, poses?: Float32Array): Float32Array;
  /** `poses` must be what `settle` returns for the construction; passing them saves the time to compute them. */
  judge(
    construction: Construction,
    placement: Placement,
    release: Release,
    magnets: Magnets | number,
    poses?: Float32Array,
  ): Verdict;
  /** Only the verdict, without frames: stops as soon as a domino has fallen for good. */
  holds(
    construction: Construction,
    placement: Placement,
    release: Release,
    magnets: Magnets | number,
    poses?: Float32Array,
  ): boolean;
}

/** The current height of the half that covers a cell of a level; undefined if there is none. */
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

/** All poses at the release. The hand lowers the domino until it touches, even if the dominoes below have sunk a little. */
function lowered(
  construction: Construction,
  poses: Float32Array,
  placement: Placement,
  release: Release,
): Float32Array {
  const pose = releasePose(placement, release);
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

/** Moves the first domino to the origin, so that the same construction elsewhere on the table gives the same bits. */
function centred(construction: Construction): Construction {
  const [first] = construction;
  if (!first || (first.x === 0 && first.y === 0)) return construction;
  return construction.map((laid) => ({ ...laid, x: laid.x - first.x, y: laid.y - first.y }));
}

/** The physics with this engine. Node and browsers load the same engine in different ways. */
export function physicsWith(rapier: Rapier): Physics {
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
      poses = simulate(rapier, dominoes.slice(0, i + 1), start, magnetCap(magnets)).poses;
    }
    return poses;
  }

  function letGoOn(
    construction: Construction,
    placement: Placement,
    release: Release,
    magnets: Magnets | number,
    poses: Float32Array,
    limits: StepLimits,
  ): Verdict {
    const dominoes = centred([...construction, { ...placement, release }]);
    const start = lowered(dominoes.slice(0, -1), poses, dominoes[dominoes.length - 1]!, release);
    const { lost, ...motion } = simulate(rapier, dominoes, start, magnetCap(magnets), limits);
    const stands = (laid: Laid, i: number) =>
      !fell(motion.poses.subarray(i * POSE, (i + 1) * POSE), releasePose(laid, laid.release));
    return { holds: !lost && dominoes.every(stands), ...motion };
  }

  return {
    settle,
    judge: (construction, placement, release, magnets, poses = settle(construction, magnets)) =>
      letGoOn(construction, placement, release, magnets, poses, STEP_LIMITS),
    holds: (construction, placement, release, magnets, poses = settle(construction, magnets)) =>
      letGoOn(construction, placement, release, magnets, poses, { ...STEP_LIMITS, aftermath: 0 }).holds,
  };
}
