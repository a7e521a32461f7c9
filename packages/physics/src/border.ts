/**
 * What goes into the engine and comes out of it at each step. The engine's own calls make an object for every vector,
 * and the one that gives a shape anew never frees it, so here a few vectors are used over and over.
 */

import type * as Kit from '@dimforge/rapier3d-deterministic-compat';
import { POSE } from './construction';

export interface Border {
  /** Writes the poses of all bodies. */
  note(poses: Float32Array): void;
  /** Sets forces and torques, six numbers a body. */
  press(loads: Float64Array): void;
  /** Gives every body its shape anew. */
  reshape(): void;
  free(): void;
}

/** The sizes are the halves of the bodies' boxes, one for each. */
export function borderOf(
  { VectorOps }: typeof Kit,
  world: Kit.World,
  bodies: readonly Kit.RigidBody[],
  sizes: readonly Kit.Vector[],
): Border {
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
    note(poses) {
      for (let i = 0; i < handles.length; i++) {
        const at = i * POSE;
        inside.rbTranslation(handles[i]!, read);
        for (let part = 0; part < 3; part++) poses[at + part] = read[part]!;
        inside.rbRotation(handles[i]!, read);
        for (let part = 0; part < 4; part++) poses[at + 3 + part] = read[part]!;
      }
    },
    press(loads) {
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
    reshape() {
      for (let i = 0; i < colliders.length; i++) shapes.coSetHalfExtents(colliders[i]!, halves[i]!);
    },
    free() {
      vector.free();
      for (const half of halves) half.free();
      world.free();
    },
  };
}
