/** The camera: moves to where everything is visible, unless the player has moved it. */

import { type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useCanvas, useFrame } from './canvas';
import { approach, eyeOf, FRONT, fitted, isFar, type Moving, type Orbit, STANDS } from './orbit';
import type { Stand } from './viewmode';

export interface EyeHandle {
  /** The player moves it. */
  move(change: (orbit: Orbit) => Orbit): void;
  stand(at: Stand): void;
  fit(): void;
}

/** The share of the way that is left after a second. */
const LEFT = 0.0006;
const THERE = 0.002;

const at: [number, number, number] = [0, 0, 0];

interface Props {
  readonly poses: Float32Array;
  /** The width of the window divided by its height. */
  readonly aspect: number;
  readonly calm: boolean;
  readonly handle: RefObject<EyeHandle | null>;
  onMoved?: ((moved: boolean) => void) | undefined;
}

export function Eye({ poses, aspect, calm, handle, onMoved }: Props) {
  const { camera, invalidate } = useCanvas();
  const now = useRef<Moving>({ ...FRONT });
  const goal = useRef<Orbit>(FRONT);
  const own = useRef(false);
  const first = useRef(true);

  function show(): void {
    const { x, y, z } = now.current;
    eyeOf(now.current, at);
    camera.position.set(at[0], at[1], at[2]);
    camera.up.set(0, 0, 1);
    camera.lookAt(x, y, z);
    camera.updateMatrixWorld();
  }

  function keep(moved: boolean): void {
    if (own.current !== moved) onMoved?.(moved);
    own.current = moved;
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
      keep(true);
      goal.current = change(goal.current);
      arrive();
      invalidate();
    },
    stand(at) {
      keep(false);
      go(fitted({ ...goal.current, ...STANDS[at] }, poses, aspect));
    },
    fit() {
      keep(false);
      go(fitted(goal.current, poses, aspect));
    },
  }));

  useFrame((seconds) => {
    if (!isFar(now.current, goal.current, 0)) return;
    approach(now.current, goal.current, 1 - LEFT ** Math.min(seconds, 0.1));
    if (isFar(now.current, goal.current, THERE)) show();
    else arrive();
    invalidate();
  });
  return null;
}
