/** What is drawn over the tiles: corners that meet, numbers that are asked for, and what a place brings. */

import { beside } from '../../layouts/beside';
import { type QuadLayout, STRIP } from '../../layouts/quad';
import type { Point } from '../board';
import { CORNERS, SIDE } from './tile';

interface CornerMarksProps extends Point {
  /** The numbers on the table at each corner, clockwise from the upper left. */
  readonly meets: readonly (number | undefined)[];
  /** The corners where the tile shows another number. */
  readonly differs: readonly number[];
}

/** A brass dot where numbers meet; where they differ, the number that is asked for. */
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
  /** The place it speaks of. */
  readonly at: Point;
  readonly layout: QuadLayout;
  readonly text: string;
  readonly refused?: boolean;
}

/** The lower right corner of the window is covered by buttons, as if tiles lay there. */
function underButtons({ room, shrunk }: QuadLayout): Point[] {
  const y = room.height - STRIP * shrunk;
  return Array.from({ length: Math.ceil(3 * shrunk) }, (_, i) => ({ x: room.width - (i + 1) * SIDE, y }));
}

/** Beside a place, and as large as text on the page however small the board is. */
export function Pill({ at, layout, text, refused = false }: PillProps) {
  const said = refused ? `✕ ${text}` : text;
  const [width, height] = [0.6 + said.length * 0.215, 0.8];
  const size = { width: width * layout.shrunk, height: height * layout.shrunk };
  const { x, y, shift } = beside(at, SIDE, size, [...layout.tiles, ...underButtons(layout)], layout.room);
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

/** A star in the middle of a place where a tile would earn a bonus. */
export function Star({ x, y }: Point) {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [radius, angle] = [i % 2 === 0 ? 0.34 : 0.14, (i * Math.PI) / 5];
    return `${(radius * Math.sin(angle)).toFixed(3)},${(-radius * Math.cos(angle)).toFixed(3)}`;
  });
  return <polygon className="star" transform={`translate(${x + 1} ${y + 1})`} points={points.join(' ')} />;
}
