/**
 * Data passed to and from the physics engine at each step. The engine's own functions create an object for every vector,
 * and the one that sets a shape never frees it, so this reuses a few vectors.
 */

import type * as Kit from '@dimforge/rapier3d-deterministic-compat';
import { POSE } from './construction';

export interface EngineIo {
  /** Copies the poses of all bodies into the array. */
  readPoses(poses: Float32Array): void;
  /** Sets forces and torques, six numbers per body. */
  applyLoads(loads: Float64Array): void;
  /** Sets the shape of every body to what it already is; `simulate` says why. */
  resetShapes(): void;
  free(): void;
}

/** `sizes` are the half extents of the bodies. */
export function engineIo(
  { VectorOps }: typeof Kit,
  world: Kit.World,
  bodies: readonly Kit.RigidBody[],
  sizes: readonly Kit.Vector[],
): EngineIo {
  const inside = world.bodies.raw;
  const shapes = world.colliders.raw;
  const handles = bodies.map(({ handle }) => handle);
  const colliders = bodies.map((body) => body.collider(0).handle);
  const halves = sizes.map(VectorOps.intoRaw);
  const vector = VectorOps.intoRaw(VectorOps.zeros());
  const read = new Float32Array(16);
  const load = (loads: Float64Array, at: number) => {
    vector.x = loads[at]!;
    vector.y = loads[at + 1]!;
    vector.z = loads[at + 2]!;
  };
  return {
    readPoses(poses) {
      for (let i = 0; i < handles.length; i++) {
        const at = i * POSE;
        inside.rbTranslation(handles[i]!, read);
        for (let part = 0; part < 3; part++) poses[at + part] = read[part]!;
        inside.rbRotation(handles[i]!, read);
        for (let part = 0; part < 4; part++) poses[at + 3 + part] = read[part]!;
      }
    },
    applyLoads(loads) {
      for (let i = 0; i < handles.length; i++) {
        const handle = handles[i]!;
        inside.rbResetForces(handle, false);
        inside.rbResetTorques(handle, false);
        load(loads, i * 6);
        inside.rbAddForce(handle, vector, false);
        load(loads, i * 6 + 3);
        inside.rbAddTorque(handle, vector, false);
      }
    },
    resetShapes() {
      for (let i = 0; i < colliders.length; i++) shapes.coSetHalfExtents(colliders[i]!, halves[i]!);
    },
    free() {
      vector.free();
      for (const half of halves) half.free();
      world.free();
    },
  };
}
