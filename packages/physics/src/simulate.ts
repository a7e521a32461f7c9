/** Simulates a construction from a release until everything is at rest, in a new world each time, so without history. */

import type * as Kit from '@dimforge/rapier3d-deterministic-compat';
import { type Construction, GAP, type Placement, POSE, reach, THICK } from './construction';
import { engineIo } from './engineio';
import { arms, attract } from './pull';

export type Rapier = typeof Kit;

/** In half-sides per second squared. For real dominoes it is about twenty times as much; this is slow enough to watch. */
const GRAVITY = 20;
const STEP = 1 / 120;
const FRICTION = 0.8;
/** Stiff enough that tall towers sink much less than the limit for a fall. */
const CONTACT_FREQUENCY = 240;

/** How many steps there are between two comparisons of poses. Even, so that the last pose is also a frame. */
const SPAN = 16;
/** The limits for being at rest, and for nearly being at rest after a fall: movement per span, in half-sides or half radians. */
const STILL = 0.0015;
const NEARLY_STILL = 0.01;
/** A domino farther than this from its start will not come back. The steps after that are only for the animation. */
const FALLEN = 0.6;
const AFTERMATH = 110;

export interface StepLimits {
  /** The minimum and maximum number of steps. */
  readonly least: number;
  readonly most: number;
  /** The number of steps after a domino has fallen for good. */
  readonly aftermath?: number;
}

export const STEP_LIMITS: StepLimits = { least: 3 * SPAN, most: 75 * SPAN };

export interface Motion {
  /** A domino has fallen for good. */
  readonly lost: boolean;
  readonly poses: Float32Array;
  /** The poses of all dominoes, sixty times a second, from the release to rest. */
  readonly frames: Float32Array;
}

function sizeOf({ along }: Placement): Kit.Vector {
  const [dx, dy] = reach(along);
  return { x: 0.5 + dx - GAP, y: 0.5 + dy - GAP, z: THICK / 2 };
}

function createWorld(rapier: Rapier, dominoes: Construction, start: Float32Array): [Kit.World, Kit.RigidBody[]] {
  const world = new rapier.World({ x: 0, y: 0, z: -GRAVITY });
  world.timestep = STEP;
  world.integrationParameters.contact_natural_frequency = CONTACT_FREQUENCY;
  world.numInternalPgsIterations = 4;
  const table = rapier.ColliderDesc.cuboid(1000, 1000, 1).setTranslation(0, 0, -1);
  world.createCollider(table.setFriction(FRICTION));
  const bodies = dominoes.map((domino, i) => {
    const [x, y, z, qx, qy, qz, qw] = start.subarray(i * POSE, (i + 1) * POSE) as ArrayLike<number> as number[];
    const body = world.createRigidBody(
      rapier.RigidBodyDesc.dynamic()
        .setTranslation(x!, y!, z!)
        .setRotation({ x: qx!, y: qy!, z: qz!, w: qw! })
        .setCanSleep(false),
    );
    const size = sizeOf(domino);
    const box = rapier.ColliderDesc.cuboid(size.x, size.y, size.z);
    world.createCollider(box.setMass(1).setFriction(FRICTION), body);
    return body;
  });
  return [world, bodies];
}

function moved(before: Float32Array, now: Float32Array, far: number): boolean {
  for (let i = 0; i < now.length; i++) {
    const change = now[i]! - before[i]!;
    if (change > far || change < -far) return true;
  }
  return false;
}

/** `strength` is the magnets' cap in weights of a domino. */
export function simulate(
  rapier: Rapier,
  dominoes: Construction,
  start: Float32Array,
  strength: number,
  { least, most, aftermath = AFTERMATH }: StepLimits = STEP_LIMITS,
): Motion {
  const [world, bodies] = createWorld(rapier, dominoes, start);
  const engine = engineIo(rapier, world, bodies, dominoes.map(sizeOf));
  const poses = start.slice();
  const arm = new Float64Array(dominoes.length * 3);
  const loads = new Float64Array(dominoes.length * 6);
  const recorded: Float32Array[] = [poses.slice()];
  let before = start;
  let still = STILL;
  let last = most;
  for (let step = 1; step <= last; step++) {
    if (strength > 0) {
      arms(dominoes, poses, arm);
      attract(dominoes.length, poses, arm, strength * GRAVITY, loads);
      engine.applyLoads(loads);
    }
    // Rapier caches the contacts of dominoes that do not move relative to each other, with outdated lever arms, so a
    // tower that tips as a whole would be pulled back upright. Setting the shapes makes it compute the contacts again.
    if (still === STILL) engine.resetShapes();
    world.step();
    engine.readPoses(poses);
    if (step % 2 === 0) recorded.push(poses.slice());
    if (step % SPAN !== 0) continue;
    if (step >= least && !moved(before, poses, still)) break;
    before = poses.slice();
    if (still === STILL && moved(start, poses, FALLEN)) {
      still = NEARLY_STILL;
      if (step + aftermath < last) last = step + aftermath;
    }
  }
  engine.free();
  const frames = new Float32Array(recorded.length * poses.length);
  for (const [i, frame] of recorded.entries()) frames.set(frame, i * poses.length);
  return { lost: still !== STILL, poses, frames };
}
