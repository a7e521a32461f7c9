/** Drawn over the tiles: corners that match, numbers that are needed, and scores. */

import type { XY } from '@boneyard/web/table/boards/board';
import { placeLabel } from '@boneyard/web/table/layouts/labelplacement';
import { covers, type QuadLayout, STRIP } from './layout';
import { CORNERS, SIDE } from './tile';

interface CornerMarksProps extends XY {
  /** The numbers on the table at each corner, clockwise from the upper left. */
  readonly meets: readonly (number | undefined)[];
  /** The corners where the tile shows another number. */
  readonly differs: readonly number[];
}

/** A brass dot where numbers match; where they differ, the number that is needed. */
export function CornerMarks({ x, y, meets, differs }: CornerMarksProps) {
  return (
    <g className="marks">
      {CORNERS.map((corner, index) => {
        const number = meets[index];
        if (number === undefined) return undefined;
        const at = `translate(${x + 1 + corner.x} ${y + 1 + corner.y})`;
        return differs.includes(index) ? (
          <g key={at} transform={at}>
            <g className="asks legible">
              <circle r={0.4} />
              <text y={0.2}>{number}</text>
            </g>
          </g>
        ) : (
          <g key={at} transform={at} className="meets">
            <circle className="halo" r={0.5} />
            <circle className="dot" r={0.17} />
          </g>
        );
      })}
    </g>
  );
}

interface PillProps {
  /** The place that it is about. */
  readonly at: XY;
  readonly layout: QuadLayout;
  readonly text: string;
  readonly refused?: boolean;
  /** Places that a refusal must not hide: it is told beside the hand too. */
  readonly keeps?: readonly XY[];
}

/** Buttons cover the lower right corner of the window; labels avoid it as if tiles lay there. */
function underButtons({ room, shrunk }: QuadLayout): XY[] {
  const y = room.height - STRIP * shrunk;
  return Array.from({ length: Math.ceil(3 * shrunk) }, (_, i) => ({ x: room.width - (i + 1) * SIDE, y }));
}

/** A label beside a place, as large as text on the page at any scale. */
export function Pill({ at, layout, text, refused = false, keeps = [] }: PillProps) {
  const said = refused ? `✕ ${text}` : text;
  const [width, height] = [0.6 + said.length * 0.215, 0.8];
  const size = { width: width * layout.shrunk, height: height * layout.shrunk };
  const { x, y, shift } = placeLabel(at, SIDE, size, [...layout.tiles, ...keeps, ...underButtons(layout)], layout.room);
  if (covers({ ...size, x: x + shift.x * size.width, y: y + shift.y * size.height }, keeps)) return undefined;
  const [left, top] = [shift.x * width, shift.y * height];
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={refused ? 'pill refused legible' : 'pill legible'}>
        <rect x={left} y={top} width={width} height={height} rx={0.4} />
        <text x={left + width / 2} y={top + 0.41}>
          {said}
        </text>
      </g>
    </g>
  );
}

/** Marks a place where a tile would earn a bonus. */
export function Star({ x, y }: XY) {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [radius, angle] = [i % 2 === 0 ? 0.34 : 0.14, (i * Math.PI) / 5];
    return `${(radius * Math.sin(angle)).toFixed(3)},${(-radius * Math.cos(angle)).toFixed(3)}`;
  });
  return <polygon className="star" transform={`translate(${x + 1} ${y + 1})`} points={points.join(' ')} />;
}
