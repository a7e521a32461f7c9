/** A canvas for 3D objects that is drawn only when something has changed. */

import type { Extent } from '@boneyard/web/table/boards/board';
import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Object3D, PCFShadowMap, PerspectiveCamera, Scene, WebGLRenderer } from 'three';
import { HALF_VIEW } from './orbit';

/** How long to wait for a lost context to be restored, in milliseconds. */
const PATIENCE = 3000;
const FINEST = 2;

/** Called before a frame is drawn, with the seconds since the previous frame, or 0 after a pause. */
type Frame = (seconds: number) => void;

export interface Canvas {
  readonly scene: Scene;
  readonly camera: PerspectiveCamera;
  readonly frames: Set<Frame>;
  /** Draws a frame soon. */
  invalidate(): void;
  /** Undefined until the canvas is in the page. */
  renderer: WebGLRenderer | undefined;
}

export function newCanvas(): Canvas {
  let asked = false;
  let before: number | undefined;
  function draw(now: number): void {
    asked = false;
    for (const frame of canvas.frames) frame(before === undefined ? 0 : (now - before) / 1000);
    before = asked ? now : undefined;
    canvas.renderer?.render(canvas.scene, canvas.camera);
  }
  const canvas: Canvas = {
    scene: new Scene(),
    camera: new PerspectiveCamera((HALF_VIEW * 360) / Math.PI, 1, 0.2, 200),
    frames: new Set(),
    renderer: undefined,
    invalidate() {
      if (!asked) requestAnimationFrame(draw);
      asked = true;
    },
  };
  return canvas;
}

const Current = createContext<Canvas | undefined>(undefined);

/** The canvas around a component. */
export function useCanvas(): Canvas {
  return use(Current)!;
}

/** Keeps an object in the scene while the component is mounted. */
export function useThing<T extends Object3D & { dispose?(): unknown }>(make: () => T): T {
  const { scene, invalidate } = useCanvas();
  const [thing] = useState(make);
  useLayoutEffect(() => {
    scene.add(thing);
    invalidate();
    return () => {
      scene.remove(thing);
      thing.dispose?.();
      invalidate();
    };
  }, [scene, thing, invalidate]);
  return thing;
}

export function useFrame(frame: Frame): void {
  const { frames } = useCanvas();
  const latest = useRef(frame);
  latest.current = frame;
  useEffect(() => {
    const call: Frame = (seconds) => latest.current(seconds);
    frames.add(call);
    return () => {
      frames.delete(call);
    };
  }, [frames]);
}

interface Props {
  readonly canvas: Canvas;
  /** What the camera fits things into. */
  readonly size: Extent;
  /** What is drawn, which may reach beyond that. */
  readonly window: Extent & { readonly left: number; readonly top: number };
  readonly children: ReactNode;
  /** The browser cannot draw in 3D, or has stopped. */
  onLost(): void;
}

export function SpaceCanvas({ canvas, size, window, children, onLost }: Props) {
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    let renderer: WebGLRenderer;
    try {
      renderer = new WebGLRenderer({ alpha: true, antialias: true });
    } catch {
      return onLost();
    }
    renderer.shadowMap.enabled = true;
    renderer.shadowMap.type = PCFShadowMap;
    canvas.renderer = renderer;
    const element = renderer.domElement;
    place.current!.append(element);
    let patience: ReturnType<typeof setTimeout>;
    const onContextLost = () => {
      patience = setTimeout(onLost, PATIENCE);
    };
    // The renderer listens too, and has restored its own state before this.
    const onContextRestored = () => {
      clearTimeout(patience);
      canvas.invalidate();
    };
    element.addEventListener('webglcontextlost', onContextLost);
    element.addEventListener('webglcontextrestored', onContextRestored);
    return () => {
      clearTimeout(patience);
      element.removeEventListener('webglcontextlost', onContextLost);
      element.removeEventListener('webglcontextrestored', onContextRestored);
      element.remove();
      canvas.renderer = undefined;
      renderer.dispose();
      // Browsers allow only a few contexts and free them late.
      renderer.forceContextLoss();
    };
  }, [canvas, onLost]);

  const { width, height } = size;
  useLayoutEffect(() => {
    if (width === 0 || height === 0) return;
    canvas.renderer?.setPixelRatio(Math.min(FINEST, Math.max(1, devicePixelRatio)));
    canvas.renderer?.setSize(window.width, window.height);
    canvas.camera.aspect = width / height;
    canvas.camera.setViewOffset(width, height, -window.left, -window.top, window.width, window.height);
    canvas.invalidate();
  }, [canvas, width, height, window]);

  return (
    <Current value={canvas}>
      <div ref={place} className="picture" />
      {children}
    </Current>
  );
}
