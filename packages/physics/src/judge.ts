/** Does the construction hold? The verdict is read from simulated poses and from nothing else. */

import * as rapier from '@dimforge/rapier3d-deterministic-compat';
import { type Construction, letGo, type Placement, POSE, type Release, reach, THICK } from './construction';
import { cap, type Magnets } from './magnets';
import { simulate } from './simulate';

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
  /** The poses that a construction rests in, found by laying one domino after the other. */
  settle(construction: Construction, magnets: Magnets | number): Float32Array;
  /** `poses` spares settling the construction once more; they must be what it settled into. */
  judge(
    construction: Construction,
    placement: Placement,
    release: Release,
    magnets: Magnets | number,
    poses?: Float32Array,
  ): Verdict;
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

function settle(construction: Construction, magnets: Magnets | number): Float32Array {
  const dominoes = centred(construction);
  let poses = new Float32Array(0);
  for (const [i, laid] of dominoes.entries()) {
    const start = lowered(dominoes.slice(0, i), poses, laid, laid.release);
    poses = simulate(rapier, dominoes.slice(0, i + 1), start, cap(magnets)).poses as Float32Array<ArrayBuffer>;
  }
  return poses;
}

function judge(
  construction: Construction,
  placement: Placement,
  release: Release,
  magnets: Magnets | number,
  poses: Float32Array = settle(construction, magnets),
): Verdict {
  const dominoes = centred([...construction, { ...placement, release }]);
  const start = lowered(dominoes.slice(0, -1), poses, dominoes[dominoes.length - 1]!, release);
  const motion = simulate(rapier, dominoes, start, cap(magnets));
  const holds = !dominoes.some((laid, i) =>
    fell(motion.poses.subarray(i * POSE, (i + 1) * POSE), letGo(laid, laid.release)),
  );
  return { holds, ...motion };
}

let ready: Promise<Physics> | undefined;

/** The judge, once the engine is loaded. */
export function physics(): Promise<Physics> {
  ready ??= rapier.init().then(() => ({ settle, judge }));
  return ready;
}
