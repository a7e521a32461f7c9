/** The eye: goes by itself to where all is in sight, unless the player has taken it elsewhere. */

import { POSE } from '@boneyard/physics/construction';
import { useFrame, useThree } from '@react-three/fiber';
import { type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { Stand } from './looking';
import { type Bounds, between, eyeOf, FRONT, fitted, type Orbit, STANDS } from './orbit';

export interface EyeHandle {
  /** The player moves it. */
  move(change: (orbit: Orbit) => Orbit): void;
  stand(at: Stand): void;
  fit(): void;
}

/** How much of the way is left after a second. */
const LEFT = 0.0006;
const THERE = 0.002;

/** A box around all poses, with room for what may be laid beside them. */
export function boundsOf(poses: Float32Array): Bounds {
  const least: [number, number, number] = [-0.6, -1, 0];
  const most: [number, number, number] = [2.6, 2, 0.8];
  for (let at = 0; at < poses.length; at += POSE)
    for (let axis = 0; axis < 3; axis++) {
      const reach = axis === 2 ? 0.4 : 1.2;
      least[axis] = Math.max(axis === 2 ? 0 : -40, Math.min(least[axis]!, poses[at + axis]! - reach));
      most[axis] = Math.min(40, Math.max(most[axis]!, poses[at + axis]! + reach));
    }
  return { least, most };
}

function far(a: Orbit, b: Orbit): boolean {
  return (Object.keys(a) as (keyof Orbit)[]).some((key) => Math.abs(a[key] - b[key]) > THERE);
}

interface Props {
  readonly poses: Float32Array;
  readonly calm: boolean;
  readonly handle: RefObject<EyeHandle | null>;
  /** Called when it has come to rest. */
  onRest(): void;
}

export function Eye({ poses, calm, handle, onRest }: Props) {
  const camera = useThree(({ camera }) => camera);
  const invalidate = useThree(({ invalidate }) => invalidate);
  const aspect = useThree(({ size }) => size.width / Math.max(1, size.height));
  const now = useRef<Orbit>(FRONT);
  const goal = useRef<Orbit>(FRONT);
  const own = useRef(false);
  const first = useRef(true);

  function show(orbit: Orbit): void {
    now.current = orbit;
    camera.position.set(...eyeOf(orbit));
    camera.up.set(0, 0, 1);
    camera.lookAt(orbit.x, orbit.y, orbit.z);
    camera.updateMatrixWorld();
  }

  function go(orbit: Orbit): void {
    goal.current = orbit;
    if (calm || first.current) show(orbit);
    first.current = false;
    invalidate();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is more or less to see
  useLayoutEffect(() => {
    if (!own.current) go(fitted(goal.current, boundsOf(poses), aspect));
  }, [poses, aspect]);

  useImperativeHandle(handle, () => ({
    move(change) {
      own.current = true;
      goal.current = change(goal.current);
      show(goal.current);
      invalidate();
    },
    stand(at) {
      own.current = false;
      go(fitted({ ...goal.current, ...STANDS[at] }, boundsOf(poses), aspect));
    },
    fit() {
      own.current = false;
      go(fitted(goal.current, boundsOf(poses), aspect));
    },
  }));

  useFrame((_, seconds) => {
    if (!far(now.current, goal.current)) return onRest();
    show(between(now.current, goal.current, 1 - LEFT ** Math.min(seconds, 0.1)));
    if (!far(now.current, goal.current)) show(goal.current);
    invalidate();
  });
  return null;
}
