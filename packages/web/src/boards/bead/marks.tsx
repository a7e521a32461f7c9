/** What is drawn over the dominoes: groups with their lengths, what a placement brings, dead cells, numbers of rows and columns. */

import { type BeadLayout, type Box, beside, boxOf, type Run, runOf } from '../../layouts/bead';
import { cornerOf, type Spot } from '../../layouts/grid';
import type { Point } from '../board';

const INSET = 0.05;

interface GroupProps {
  readonly layout: BeadLayout;
  readonly run: Run;
  /** It would grow to this by a domino that lies here; without it, it is so. */
  readonly grown?: Point;
}

/** A group with its length on a badge at an end of it: the western or northern one, or the far one where it grows. */
export function Group({ layout: { frame, shrunk }, run, grown }: GroupProps) {
  const { x, y, width, height } = boxOf(frame, run);
  const radius = 0.26 * Math.min(shrunk, 1.7);
  const far = grown !== undefined && (run.line === 'row' ? grown.x < x + width / 2 : grown.y < y + height / 2);
  // Half out of the group, so that it hides little of the last bead.
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
  readonly box: Box;
  readonly text: string;
}

/** What it brings, beside where it would lie and as large as the room asks for. */
export function Pill({ layout: { frame, room, shrunk, tiles }, box, text }: PillProps) {
  const size = 0.42 * shrunk;
  const label = { width: size * (0.58 * text.length + 1), height: size * 1.7 };
  const lying = tiles.map((tile) => boxOf(frame, runOf(tile)));
  const { x, y } = beside(room, box, label, lying);
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

export function Dead({ layout: { frame }, cell }: { readonly layout: BeadLayout; readonly cell: Spot }) {
  const { x, y } = cornerOf(frame, cell);
  const [left, right, top, bottom] = [x + 0.5 - REACH, x + 0.5 + REACH, y + 0.5 - REACH, y + 0.5 + REACH];
  return <path className="dead" d={`M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`} />;
}

const between = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** The numbers that places are called by, along the south and the west. */
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
