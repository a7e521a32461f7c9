/** A tile that follows the pointer, without rendering anything again. */

import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import type { XY } from './boards/board';

/** Speed is measured over this time, in milliseconds. */
const MOMENT = 80;

/** How far the pointer must move before a press becomes a drag, in pixels. */
const SLACK = 8;
/** How far above a finger the tile floats so that it can be seen, in pixels. */
const LIFT = 48;

/** Where the pointer was a moment before the drop, and how long before it. */
export interface Before {
  readonly at: XY;
  readonly seconds: number;
}

interface Dragged<T> {
  start(what: T): boolean;
  over(what: T, at: XY): void;
  drop(what: T, at: XY, before: Before): void;
  cancel(what: T): void;
}

/** `grab` starts a drag on pointer down; `floating` draws its children under the pointer while it lasts. */
export function useDragging<T>(dragged: Dragged<T>): {
  readonly dragging: T | undefined;
  grab(what: T, event: PointerEvent<HTMLElement>): void;
  /** True just after a drag: the click that the browser sends then is to be ignored. */
  swallows(): boolean;
  floating(children: ReactNode): ReactNode;
} {
  const [dragging, setDragging] = useState<T>();
  const float = useRef<HTMLDivElement>(null);
  const at = useRef<XY>({ x: 0, y: 0 });
  const ended = useRef(0);
  const current = useRef(dragged);
  current.current = dragged;

  function follow(point: XY): void {
    at.current = point;
    if (float.current) float.current.style.transform = `translate(${point.x}px, ${point.y}px)`;
  }

  function grab(what: T, event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0 || !event.isPrimary) return;
    // A new press has nothing to do with the drag before it.
    ended.current = Number.NEGATIVE_INFINITY;
    const from = { x: event.clientX, y: event.clientY };
    let moving = false;
    /** Where the pointer has been in the last moment. */
    let trail: { readonly at: XY; readonly time: number }[] = [];
    const target = event.currentTarget;
    const { pointerId } = event;
    const lift = event.pointerType === 'touch' ? LIFT : 0;
    const held = (next: globalThis.PointerEvent) => ({ x: next.clientX, y: next.clientY - lift });

    function move(next: globalThis.PointerEvent): void {
      if (next.pointerId !== pointerId) return;
      if (!moving) {
        if (Math.hypot(next.clientX - from.x, next.clientY - from.y) < SLACK) return;
        if (!current.current.start(what)) {
          release();
          return;
        }
        moving = true;
        setDragging(() => what);
      }
      const point = held(next);
      follow(point);
      trail = [...trail.filter(({ time }) => next.timeStamp - time < MOMENT), { at: point, time: next.timeStamp }];
      current.current.over(what, point);
    }
    function up(next: globalThis.PointerEvent): void {
      if (next.pointerId !== pointerId) return;
      release();
      if (!moving) return;
      end();
      setDragging(undefined);
      const at = held(next);
      const [from] = trail.filter(({ time }) => next.timeStamp - time < MOMENT);
      current.current.drop(what, at, {
        at: from?.at ?? at,
        seconds: Math.max(from ? next.timeStamp - from.time : MOMENT, 8) / 1000,
      });
    }
    function cancel(next: globalThis.PointerEvent): void {
      if (next.pointerId !== pointerId) return;
      release();
      if (!moving) return;
      setDragging(undefined);
      current.current.cancel(what);
    }
    function end(): void {
      ended.current = performance.now();
    }
    function giveUp(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || !moving) return;
      event.preventDefault();
      release();
      // The button is still down; the click after its release belongs to the drag too.
      addEventListener('pointerup', end, { once: true });
      setDragging(undefined);
      current.current.cancel(what);
    }
    function release(): void {
      removeEventListener('keydown', giveUp, true);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
    }
    // A touch is captured by the element where it began; the window is to get its events.
    if (target.hasPointerCapture(pointerId)) target.releasePointerCapture(pointerId);
    addEventListener('keydown', giveUp, true);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
  }

  return {
    dragging,
    grab,
    swallows: () => performance.now() - ended.current < 80,
    floating: (children) =>
      dragging !== undefined && (
        <div
          ref={(element) => {
            float.current = element;
            follow(at.current);
          }}
          className="floating"
          aria-hidden="true"
        >
          {children}
        </div>
      ),
  };
}
