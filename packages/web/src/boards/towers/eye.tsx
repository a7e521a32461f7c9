/** The eye: goes by itself to where all is in sight, unless the player has taken it elsewhere. */

import { useFrame, useThree } from '@react-three/fiber';
import { type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { Stand } from './looking';
import { approach, eyeOf, FRONT, fitted, isFar, type Moving, type Orbit, STANDS } from './orbit';

export interface EyeHandle {
  /** The player moves it. */
  move(change: (orbit: Orbit) => Orbit): void;
  stand(at: Stand): void;
  fit(): void;
}

/** How much of the way is left after a second. */
const LEFT = 0.0006;
const THERE = 0.002;

const at: [number, number, number] = [0, 0, 0];

interface Props {
  readonly poses: Float32Array;
  readonly calm: boolean;
  readonly handle: RefObject<EyeHandle | null>;
}

export function Eye({ poses, calm, handle }: Props) {
  const camera = useThree(({ camera }) => camera);
  const invalidate = useThree(({ invalidate }) => invalidate);
  const aspect = useThree(({ size }) => size.width / Math.max(1, size.height));
  const now = useRef<Moving>({ ...FRONT });
  const goal = useRef<Orbit>(FRONT);
  const own = useRef(false);
  const first = useRef(true);

  /** Looks from where it is now. */
  function show(): void {
    const { x, y, z } = now.current;
    eyeOf(now.current, at);
    camera.position.set(at[0], at[1], at[2]);
    camera.up.set(0, 0, 1);
    camera.lookAt(x, y, z);
    camera.updateMatrixWorld();
  }

  function arrive(): void {
    approach(now.current, goal.current, 1);
    show();
  }

  function go(orbit: Orbit): void {
    goal.current = orbit;
    if (calm || first.current) arrive();
    first.current = false;
    invalidate();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is more or less to see
  useLayoutEffect(() => {
    if (!own.current) go(fitted(goal.current, poses, aspect));
  }, [poses, aspect]);

  useImperativeHandle(handle, () => ({
    move(change) {
      own.current = true;
      goal.current = change(goal.current);
      arrive();
      invalidate();
    },
    stand(at) {
      own.current = false;
      go(fitted({ ...goal.current, ...STANDS[at] }, poses, aspect));
    },
    fit() {
      own.current = false;
      go(fitted(goal.current, poses, aspect));
    },
  }));

  useFrame((_, seconds) => {
    if (!isFar(now.current, goal.current, 0)) return;
    approach(now.current, goal.current, 1 - LEFT ** Math.min(seconds, 0.1));
    if (isFar(now.current, goal.current, THERE)) show();
    else arrive();
    invalidate();
  });
  return null;
}
