/** A canvas for things in space. The one of the kit brings all of three.js with it; this one only what is drawn here. */

import { createRoot, extend, type ReconcilerRoot, type RootState } from '@react-three/fiber';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { DirectionalLight, Group, HemisphereLight, InstancedMesh, LineSegments, Mesh } from 'three';
import type { Size } from '../board';
import { HALF_VIEW } from './orbit';

extend({ DirectionalLight, Group, HemisphereLight, InstancedMesh, LineSegments, Mesh });

interface Props {
  readonly size: Size;
  readonly children: ReactNode;
  onReady(state: RootState): void;
}

export function Stage({ size: { width, height }, children, onReady }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const root = useRef<ReconcilerRoot<HTMLCanvasElement>>(undefined);

  useLayoutEffect(() => {
    const made = createRoot(canvas.current!);
    root.current = made;
    return () => made.unmount();
  }, []);

  // Whatever is drawn around it may have changed what is drawn in it.
  useLayoutEffect(() => {
    const current = root.current!;
    let left = false;
    async function draw(): Promise<void> {
      await current.configure({
        size: { width, height, top: 0, left: 0 },
        frameloop: 'demand',
        flat: true,
        shadows: 'percentage',
        dpr: [1, 2],
        camera: { fov: (HALF_VIEW * 360) / Math.PI, near: 0.2, far: 200 },
        gl: { alpha: true, antialias: true },
        onCreated: onReady,
      });
      if (!left) current.render(children);
    }
    if (width > 0 && height > 0) draw();
    return () => {
      left = true;
    };
  });

  return <canvas ref={canvas} />;
}
