/** The window onto the table: pan and zoom by wheel, pinch, drag and keys, without rendering anything again. */

import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { useWords } from '../app/language';
import { ArrivalContext } from './arrival';
import type { Extent, Located, XY } from './boards/board';
import { fitted, followed, held, moved, type Sight, toUnits, zoomed } from './panzoom';

/** The scale of the drawing, in pixels per unit; CSS transforms do the rest. */
const DRAWN = 40;
const KEY_STEP = 60;
const ZOOM = 1.25;
/** Like the flight of a tile. */
const GLIDE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
/** A touchpad sends many wheel events: the time between two turns of a tile, in milliseconds. */
const TURN_REST = 140;

export interface ViewportHandle {
  /** A point of the screen in units of the table; undefined outside the window. */
  locate(client: XY): Located | undefined;
  fit(): void;
  zoom(factor: number): void;
}

export interface ViewportProps {
  readonly room: Extent;
  readonly size: Extent;
  /** Where a point of the table that stays in its place is in the room. */
  readonly fixed?: XY | undefined;
  /** The largest scale that `fit` chooses, in pixels per unit. */
  readonly most: number;
  readonly handle: RefObject<ViewportHandle | null>;
  readonly children: ReactNode;
  /** The part of the window that nothing lies over; style sheets give the rest as its padding. */
  onSize(size: Extent): void;
  /** Whether the player has moved the board, so that it is no longer fitted. */
  onMoved?: ((moved: boolean) => void) | undefined;
  /** If given, the wheel turns the picked tile instead of zooming. */
  readonly onTurn?: ((by: 1 | -1) => void) | undefined;
}

function transform({ x, y, scale }: Sight): string {
  return `translate(${x}px, ${y}px) scale(${scale / DRAWN})`;
}

export function Viewport({ room, size, fixed, most, handle, children, onSize, onMoved, onTurn }: ViewportProps) {
  const { web } = useWords();
  const window = useRef<HTMLElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const sight = useRef<Sight>(fitted(room, size, most));
  /** The player has moved the board, so it is not fitted until they ask for it. */
  const own = useRef(false);
  /** Where the free part of the window begins, in pixels. */
  const free = useRef<XY>({ x: 0, y: 0 });
  const fingers = useRef(new Map<number, XY>());
  const before = useRef({ fixed, size });
  const motion = useRef<Animation>(undefined);
  const takes = useContext(ArrivalContext)?.takes ?? 0;

  function show(next: Sight): void {
    sight.current = next;
    motion.current?.cancel();
    if (!table.current) return;
    table.current.style.transform = transform(next);
    // Style sheets use it to keep text legible on a small board.
    table.current.style.setProperty('--zoom', String(next.scale / DRAWN));
  }

  function move(next: Sight): void {
    if (!own.current) onMoved?.(true);
    own.current = true;
    show(held(next, room, size));
  }

  function fit(): void {
    if (own.current) onMoved?.(false);
    own.current = false;
    show(fitted(room, size, most));
  }

  const middle = () => ({ x: size.width / 2, y: size.height / 2 });

  function inside(client: XY): XY {
    const { left, top } = window.current!.getBoundingClientRect();
    return { x: client.x - left - free.current.x, y: client.y - top - free.current.y };
  }

  function isInside(at: XY): boolean {
    const { clientWidth, clientHeight } = window.current!;
    const [x, y] = [at.x + free.current.x, at.y + free.current.y];
    return x >= 0 && y >= 0 && x <= clientWidth && y <= clientHeight;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is more or less to see
  useLayoutEffect(() => {
    const was = before.current;
    before.current = { fixed, size };
    const still = was.fixed && fixed ? followed(sight.current, was.fixed, fixed) : sight.current;
    if (own.current) return show(held(still, room, size));
    fit();
    // A tile at the edge moves the board: it glides while the tile flies in. A window that changes its size does not.
    const [from, to] = [transform(still), transform(sight.current)];
    if (takes > 0 && was.size === size && from !== to)
      motion.current = table.current?.animate?.([{ transform: from }, { transform: to }], {
        duration: takes,
        easing: GLIDE,
      });
  }, [room.width, room.height, size.width, size.height, most, fixed?.x, fixed?.y]);

  // The place that the player points at in the list of places scrolls into view.
  useLayoutEffect(() => {
    const box = own.current && table.current?.querySelector('.aimed')?.getBoundingClientRect();
    if (!box) return;
    const at = inside({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    const { x, y } = middle();
    if (!isInside(at)) move(moved(sight.current, x - at.x, y - at.y));
  });

  useImperativeHandle(handle, () => ({
    locate(client) {
      const at = inside(client);
      return isInside(at) ? toUnits(sight.current, at) : undefined;
    },
    fit,
    zoom: (factor) => move(zoomed(sight.current, factor, middle())),
  }));

  useLayoutEffect(() => {
    const measured = window.current!;
    const observer = new ResizeObserver(([entry]) => {
      const { x, y, width, height } = entry!.contentRect;
      // A window without room, as on a phone whose keyboard covers it, has no scale; the board waits as it is.
      if (width <= 0 || height <= 0) return;
      free.current = { x, y };
      onSize({ width, height });
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, [onSize]);

  // React's wheel listeners are passive, and the page must not scroll under the table.
  const onWheel = useRef<(event: WheelEvent) => void>(() => {});
  const turned = useRef(Number.NEGATIVE_INFINITY);
  onWheel.current = (event) => {
    event.preventDefault();
    if (onTurn && !event.ctrlKey) {
      if (event.timeStamp - turned.current < TURN_REST) return;
      turned.current = event.timeStamp;
      return onTurn(event.deltaY > 0 ? 1 : -1);
    }
    const factor = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0018));
    move(zoomed(sight.current, factor, inside({ x: event.clientX, y: event.clientY })));
  };
  useEffect(() => {
    const measured = window.current!;
    const listen = (event: WheelEvent) => onWheel.current(event);
    measured.addEventListener('wheel', listen, { passive: false });
    return () => measured.removeEventListener('wheel', listen);
  }, []);

  function onPointerDown(event: PointerEvent): void {
    if (event.button !== 0) return;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  function onPointerMove(event: PointerEvent): void {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    const [other] = others;
    if (!other) {
      // A small movement is still a click.
      const captured = window.current!.hasPointerCapture(event.pointerId);
      if (!captured && Math.hypot(now.x - before.x, now.y - before.y) < 5) return;
      if (!captured) window.current!.setPointerCapture(event.pointerId);
      move(moved(sight.current, now.x - before.x, now.y - before.y));
    } else {
      const spread = (a: XY) => Math.max(20, Math.hypot(a.x - other.x, a.y - other.y));
      const between = (a: XY) => inside({ x: (a.x + other.x) / 2, y: (a.y + other.y) / 2 });
      const [was, is] = [between(before), between(now)];
      move(moved(zoomed(sight.current, spread(now) / spread(before), was), is.x - was.x, is.y - was.y));
    }
    fingers.current.set(event.pointerId, now);
  }

  function onPointerUp(event: PointerEvent): void {
    fingers.current.delete(event.pointerId);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const steps: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => move(moved(sight.current, KEY_STEP, 0)),
      ArrowRight: () => move(moved(sight.current, -KEY_STEP, 0)),
      ArrowUp: () => move(moved(sight.current, 0, KEY_STEP)),
      ArrowDown: () => move(moved(sight.current, 0, -KEY_STEP)),
      '+': () => move(zoomed(sight.current, ZOOM, middle())),
      '=': () => move(zoomed(sight.current, ZOOM, middle())),
      '-': () => move(zoomed(sight.current, 1 / ZOOM, middle())),
      '0': fit,
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  }

  return (
    <section
      ref={window}
      className="viewport"
      aria-label={web.table.board}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes keys
      tabIndex={0}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onKeyDown={onKeyDown}
    >
      <div ref={table} className="sheet">
        <svg
          width={room.width * DRAWN}
          height={room.height * DRAWN}
          viewBox={`0 0 ${room.width} ${room.height}`}
          aria-hidden="true"
        >
          {children}
        </svg>
      </div>
    </section>
  );
}
