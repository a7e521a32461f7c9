/** Mouse, touch and keys on the table in 3D: turn, pan, zoom, point and press. */

import type { XY } from '@boneyard/web/table/boards/board';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { EyeHandle } from './eye';
import { nearer, pushed, turned } from './orbit';

interface Gestured {
  readonly section: RefObject<HTMLElement | null>;
  readonly eye: RefObject<EyeHandle | null>;
  /** Height of the window, in pixels. */
  readonly height: number;
  point(client: XY): void;
  press(client: XY, byFinger: boolean): void;
}

/** Radians per pixel, and per key press. */
const DRAGGED = 0.008;
const STEP = 0.12;
const ZOOM = 1.2;
/** A smaller movement is still a click, in pixels. */
const TREMBLES = 5;

export function useGestures({ section, eye, height, point, press }: Gestured) {
  const fingers = useRef(new Map<number, XY>());
  /** The press has become a drag. */
  const dragged = useRef(false);

  // React's wheel listeners are passive, and the page must not scroll under the table.
  useEffect(() => {
    const listen = (event: WheelEvent) => {
      event.preventDefault();
      eye.current?.move((orbit) => nearer(orbit, Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0018))));
    };
    const there = section.current!;
    there.addEventListener('wheel', listen, { passive: false });
    return () => there.removeEventListener('wheel', listen);
  }, [section, eye]);

  const at = ({ clientX, clientY }: PointerEvent): XY => ({ x: clientX, y: clientY });

  function drag(before: XY, now: XY, other: XY | undefined, push: boolean): void {
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    if (other) {
      const spread = (a: XY) => Math.max(20, Math.hypot(a.x - other.x, a.y - other.y));
      eye.current?.move((orbit) =>
        pushed(nearer(orbit, spread(now) / spread(before)), dx / 2 / height, -dy / 2 / height),
      );
    } else if (push) eye.current?.move((orbit) => pushed(orbit, dx / height, -dy / height));
    else eye.current?.move((orbit) => turned(orbit, -dx * DRAGGED, dy * DRAGGED));
  }

  return {
    onPointerDown(event: PointerEvent): void {
      if (event.button === 1) return;
      fingers.current.set(event.pointerId, at(event));
      if (fingers.current.size === 1) dragged.current = false;
    },
    onPointerMove(event: PointerEvent): void {
      const before = fingers.current.get(event.pointerId);
      if (!before) {
        if (event.pointerType !== 'touch') point(at(event));
        return;
      }
      const now = at(event);
      if (!dragged.current && Math.hypot(now.x - before.x, now.y - before.y) < TREMBLES) return;
      dragged.current = true;
      section.current?.setPointerCapture(event.pointerId);
      const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, there]) => there);
      drag(before, now, other, event.shiftKey || event.buttons === 2);
      fingers.current.set(event.pointerId, now);
    },
    onPointerUp(event: PointerEvent): void {
      const pressed = fingers.current.delete(event.pointerId);
      if (pressed && !dragged.current && event.button === 0) press(at(event), event.pointerType === 'touch');
    },
    onPointerCancel(event: PointerEvent): void {
      fingers.current.delete(event.pointerId);
    },
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
    onKeyDown(event: KeyboardEvent): void {
      if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
      const move = eye.current?.move;
      const steps: Readonly<Record<string, () => void>> = {
        ArrowLeft: () => move?.((orbit) => turned(orbit, -STEP, 0)),
        ArrowRight: () => move?.((orbit) => turned(orbit, STEP, 0)),
        ArrowUp: () => move?.((orbit) => turned(orbit, 0, STEP)),
        ArrowDown: () => move?.((orbit) => turned(orbit, 0, -STEP)),
        '+': () => move?.((orbit) => nearer(orbit, ZOOM)),
        '=': () => move?.((orbit) => nearer(orbit, ZOOM)),
        '-': () => move?.((orbit) => nearer(orbit, 1 / ZOOM)),
        '0': () => eye.current?.fit(),
      };
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      step();
    },
  };
}
