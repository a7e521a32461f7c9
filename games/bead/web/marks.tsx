/** Drawn over the dominoes: groups with their lengths, scores, dead cells, and the numbers of rows and columns. */

import type { XY } from '@boneyard/web/table/boards/board';
import { type CellXY, cornerOf } from '@boneyard/web/table/layouts/grid';
import { type BeadLayout, boxOf, type GridRun, labelCorner, type Rect, runOf } from './layout';

const INSET = 0.05;

interface GroupProps {
  readonly layout: BeadLayout;
  readonly run: GridRun;
  /** The middle of a domino that would extend the group to this length; undefined for a group as it is. */
  readonly grown?: XY;
}

/** A group with a badge that shows its length: at its western or northern end or, if it would grow there, at the other. */
export function Group({ layout: { frame, shrunk }, run, grown }: GroupProps) {
  const { x, y, width, height } = boxOf(frame, run);
  const radius = 0.26 * Math.min(shrunk, 1.7);
  const far = grown !== undefined && (run.line === 'row' ? grown.x < x + width / 2 : grown.y < y + height / 2);
  // It sticks out of the group by half, so that it hides little of the last bead.
  const along = far ? run.length + radius / 2 : -radius / 2;
  const at = run.line === 'row' ? { x: x + along, y: y + 0.5 } : { x: x + 0.5, y: y + along };
  return (
    <g className={grown ? 'group grows' : 'group'}>
      <rect
        className="line"
        x={x + INSET}
        y={y + INSET}
        width={width - 2 * INSET}
        height={height - 2 * INSET}
        rx={0.18}
      />
      <circle className="badge" cx={at.x} cy={at.y} r={radius} />
      <text className="length" x={at.x} y={at.y} fontSize={radius * 1.5}>
        {run.length}
      </text>
    </g>
  );
}

interface PillProps {
  readonly layout: BeadLayout;
  readonly box: Rect;
  readonly text: string;
}

/** The score of a placement, beside it and enlarged to stay legible. */
export function Pill({ layout: { frame, room, shrunk, tiles }, box, text }: PillProps) {
  const size = 0.42 * shrunk;
  const label = { width: size * (0.58 * text.length + 1), height: size * 1.7 };
  const lying = tiles.map((tile) => boxOf(frame, runOf(tile)));
  const { x, y } = labelCorner(room, box, label, lying);
  return (
    <g className="pill">
      <rect x={x} y={y} {...label} rx={label.height / 2} />
      <text x={x + label.width / 2} y={y + label.height / 2} style={{ fontSize: `${size}px` }}>
        {text}
      </text>
    </g>
  );
}

const REACH = 0.2;

export function Dead({ layout: { frame }, cell }: { readonly layout: BeadLayout; readonly cell: CellXY }) {
  const { x, y } = cornerOf(frame, cell);
  const [left, right, top, bottom] = [x + 0.5 - REACH, x + 0.5 + REACH, y + 0.5 - REACH, y + 0.5 + REACH];
  return <path className="dead" d={`M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`} />;
}

const between = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** The numbers of columns and rows, along the south and the west. */
export function Numbers({ layout: { frame, shrunk, west, east, south, north } }: { readonly layout: BeadLayout }) {
  const size = Math.min(0.34 * shrunk, 0.62);
  return (
    <g className="numbers" fontSize={size}>
      {between(west, east).map((x) => {
        const { x: left, y: top } = cornerOf(frame, { x, y: south });
        return (
          <text key={`x ${x}`} x={left + 0.5} y={top + 1.45}>
            {x}
          </text>
        );
      })}
      {between(south, north).map((y) => {
        const { x: left, y: top } = cornerOf(frame, { x: west, y });
        return (
          <text key={`y ${y}`} x={left - 0.45} y={top + 0.5}>
            {y}
          </text>
        );
      })}
    </g>
  );
}
