/** One world from letting go until everything is at rest. A fresh one each time, so nothing remembers what was before. */

import type * as Kit from '@dimforge/rapier3d-deterministic-compat';
import { borderOf } from './border';
import { type Construction, GAP, type Placement, POSE, reach, THICK } from './construction';
import { arms, attract } from './pull';

export type Rapier = typeof Kit;

/** Half-sides a second squared. For real dominoes it is about twenty times as much: this is slow enough to watch. */
const GRAVITY = 20;
const STEP = 1 / 120;
const FRICTION = 0.8;
/** Stiff enough that tall towers sink by far less than a fall is judged by. */
const CONTACT_FREQUENCY = 240;

/** Poses are compared every so many steps; even, so that the film ends with the last of them. */
const SPAN = 16;
/** Moved less than this in a span (in half-sides, or halves of a radian): at rest, or nearly so after a fall. */
const STILL = 0.0015;
const NEARLY_STILL = 0.01;
/** Farther than this from where it started and it will not come back; what follows is only to be seen. */
const BEYOND_RECALL = 0.6;
const AFTERMATH = 110;

export interface Patience {
  /** Steps at least, and steps at most. */
  readonly least: number;
  readonly most: number;
  /** Steps that are looked at once nothing can be recalled any more. */
  readonly aftermath?: number;
}

export const PATIENCE: Patience = { least: 3 * SPAN, most: 75 * SPAN };

export interface Motion {
  /** Something went so far that it will not come back. */
  readonly lost: boolean;
  readonly poses: Float32Array;
  /** Poses of all dominoes, sixty times a second, from letting go to rest. */
  readonly frames: Float32Array;
}

function sizeOf({ along }: Placement): Kit.Vector {
  const [dx, dy] = reach(along);
  return { x: 0.5 + dx - GAP, y: 0.5 + dy - GAP, z: THICK / 2 };
}

function furnish(rapier: Rapier, dominoes: Construction, start: Float32Array): [Kit.World, Kit.RigidBody[]] {
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
  { least, most, aftermath = AFTERMATH }: Patience = PATIENCE,
): Motion {
  const [world, bodies] = furnish(rapier, dominoes, start);
  const border = borderOf(rapier, world, bodies, dominoes.map(sizeOf));
  const poses = start.slice();
  const arm = new Float64Array(dominoes.length * 3);
  const loads = new Float64Array(dominoes.length * 6);
  const film: Float32Array[] = [poses.slice()];
  let before = start;
  let still = STILL;
  let last = most;
  for (let step = 1; step <= last; step++) {
    if (strength > 0) {
      arms(dominoes, poses, arm);
      attract(dominoes.length, poses, arm, strength * GRAVITY, loads);
      border.press(loads);
    }
    // Rapier keeps the contacts of dominoes that do not move against each other, with lever arms of where they were
    // when it last looked, and a tower that tips as one is pulled back upright. Giving the shape anew makes it look.
    if (still === STILL) border.reshape();
    world.step();
    border.note(poses);
    if (step % 2 === 0) film.push(poses.slice());
    if (step % SPAN !== 0) continue;
    if (step >= least && !moved(before, poses, still)) break;
    before = poses.slice();
    if (still === STILL && moved(start, poses, BEYOND_RECALL)) {
      still = NEARLY_STILL;
      if (step + aftermath < last) last = step + aftermath;
    }
  }
  border.free();
  const frames = new Float32Array(film.length * poses.length);
  for (const [i, frame] of film.entries()) frames.set(frame, i * poses.length);
  return { lost: still !== STILL, poses, frames };
}
