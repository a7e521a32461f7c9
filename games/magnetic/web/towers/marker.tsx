/** A pin over the table in 3D whose tip stands on a domino. It is no part of the picture, so nothing hides it. */

import { POSE, THICK } from '@boneyard/physics/construction';
import type { Extent } from '@boneyard/web/table/boards/board';
import { useRef } from 'react';
import { Vector3 } from 'three';
import { useCanvas, useFrame } from './canvas';

interface Props {
  readonly kind: 'newest' | 'lit';
  /** Which of the poses. */
  readonly index: number;
  readonly poses: Float32Array;
  /** Of the window, in pixels. */
  readonly size: Extent;
}

const at = new Vector3();

export function Marker({ kind, index, poses, size }: Props) {
  const { camera, invalidate } = useCanvas();
  const element = useRef<SVGSVGElement>(null);
  function place(): void {
    const from = index * POSE;
    at.set(poses[from]!, poses[from + 1]!, poses[from + 2]! + THICK / 2).project(camera);
    const [x, y] = [((at.x + 1) / 2) * size.width, ((1 - at.y) / 2) * size.height];
    element.current?.style.setProperty('transform', `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`);
  }
  useFrame(place);
  return (
    <svg
      ref={(drawn) => {
        element.current = drawn;
        if (drawn) invalidate();
      }}
      className={`marker ${kind}`}
      viewBox="0 0 18 22"
      aria-hidden="true"
    >
      <path d="M9 21L1.5 9.5A8 8 0 1 1 16.5 9.5Z" />
    </svg>
  );
}
