/** A tile that follows the finger. It is moved without drawing anything anew. */

import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import type { Point } from '../boards/board';

/** Speed is measured over so many milliseconds. */
const MOMENT = 80;

/** So far the pointer must go before a press becomes a drag, in pixels. */
const SLACK = 8;
/** So far above a finger the tile floats, where it can be seen. */
const LIFT = 48;

/** Where the pointer was a moment before it let go, and how long before. */
export interface Before {
  readonly at: Point;
  readonly seconds: number;
}

interface Dragged<T> {
  start(what: T): boolean;
  over(what: T, at: Point): void;
  drop(what: T, at: Point, before: Before): void;
  cancel(what: T): void;
}

/** Gives the thing that is dragged, what begins a drag, and a place that floats under the pointer. */
export function useDragging<T>(dragged: Dragged<T>): {
  readonly dragging: T | undefined;
  grab(what: T, event: PointerEvent<HTMLElement>): void;
  /** True just after a drag, so that the click that ends it is not taken for one. */
  swallows(): boolean;
  floating(children: ReactNode): ReactNode;
} {
  const [dragging, setDragging] = useState<T>();
  const float = useRef<HTMLDivElement>(null);
  const at = useRef<Point>({ x: 0, y: 0 });
  const ended = useRef(0);
  const current = useRef(dragged);
  current.current = dragged;

  function follow(point: Point): void {
    at.current = point;
    if (float.current) float.current.style.transform = `translate(${point.x}px, ${point.y}px)`;
  }

  function grab(what: T, event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0 || !event.isPrimary) return;
    // A new press is no part of the drag before it.
    ended.current = Number.NEGATIVE_INFINITY;
    const from = { x: event.clientX, y: event.clientY };
    let moving = false;
    /** Where the pointer was of late. */
    let trail: { readonly at: Point; readonly time: number }[] = [];
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
      ended.current = performance.now();
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
    function release(): void {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
    }
    // A touch belongs to the element where it began; the window should hear of it wherever it goes.
    if (target.hasPointerCapture(pointerId)) target.releasePointerCapture(pointerId);
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
