/** A square tile with a number at each corner, two units wide. Numbers are upright however it lies. */

import { useSettings } from '@boneyard/web/app/settings';
import { memo } from 'react';
import { TINTS } from './tints';

export const SIDE = 2;
const GAP = 0.04;
/** The distance of the numbers from the middle. */
const AWAY = 0.53;

/** The corners of a square around its middle, clockwise from the upper left, as the notation has them. */
export const CORNERS = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
] as const;

interface Props {
  /** As they lie, clockwise from the upper left: `4023`. */
  readonly numbers: string;
  /** The upper left corner. */
  readonly x: number;
  readonly y: number;
}

export const QuadTile = memo(function QuadTile({ numbers, x, y }: Props) {
  const { tiles } = useSettings();
  const large = tiles === 'contrast';
  const body = { x: GAP - 1, width: SIDE - 2 * GAP, height: SIDE - 2 * GAP, rx: 0.22 };
  return (
    <g transform={`translate(${x + 1} ${y + 1})`} className="domino">
      <rect className="shade far" {...body} y={GAP - 0.91} />
      <rect className="shade" {...body} y={GAP - 0.96} />
      <rect className="body" {...body} y={GAP - 1} />
      <rect className="edge" x={GAP - 0.94} y={GAP - 0.94} width={1.88 - 2 * GAP} height={1.88 - 2 * GAP} rx={0.17} />
      <path className="bar" fill="none" d="M0 -0.24L0.24 0L0 0.24L-0.24 0Z" />
      <g style={{ font: large ? '800 0.98px var(--sans)' : '650 0.82px var(--serif)' }} textAnchor="middle">
        {CORNERS.map((corner, index) => (
          <text
            key={`${corner.x} ${corner.y}`}
            x={corner.x * AWAY}
            y={corner.y * AWAY + (large ? 0.35 : 0.29)}
            fill={TINTS[tiles][Number(numbers[index])]}
          >
            {numbers[index]}
          </text>
        ))}
      </g>
    </g>
  );
});
