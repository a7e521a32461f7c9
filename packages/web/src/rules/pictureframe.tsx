/** The SVG frame around a picture of a position: as close as the tiles allow. */

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Extent, XY } from '../table/boards/board';

/** Free space around the tiles, and the least width of the picture, in units. */
const AROUND = 0.6;
const LEAST = 6;

/** What must be in the picture. A board also draws what cannot be seen, such as the ground that it listens on. */
const SEEN = '.domino, .letter, .pill, .ground-line';

/** The smallest box of this shape around everything that is seen. */
function boxAround(svg: SVGSVGElement, { width, height }: Extent): (XY & Extent) | undefined {
  const toUnits = svg.getScreenCTM()?.inverse();
  const corners = [...svg.querySelectorAll(SEEN)].flatMap((seen) => {
    const { left, top, right, bottom } = seen.getBoundingClientRect();
    return [new DOMPoint(left, top), new DOMPoint(right, bottom)].map((corner) => corner.matrixTransform(toUnits));
  });
  if (!toUnits || corners.length === 0) return undefined;
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const shape = width / height;
  const wide = Math.max(LEAST, right - left + 2 * AROUND, (bottom - top + 2 * AROUND) * shape);
  const high = wide / shape;
  return { x: (left + right - wide) / 2, y: (top + bottom - high) / 2, width: wide, height: high };
}

interface Props {
  readonly room: Extent;
  readonly children: ReactNode;
}

export function PictureFrame({ room, children }: Props) {
  const svg = useRef<SVGSVGElement>(null);
  const [box, setBox] = useState<XY & Extent>({ x: 0, y: 0, ...room });
  // A picture does not change: it is measured once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useLayoutEffect(() => {
    const close = boxAround(svg.current!, room);
    if (close) setBox(close);
  }, []);
  return (
    <svg
      ref={svg}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      style={{ aspectRatio: `${room.width} / ${room.height}` }}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
