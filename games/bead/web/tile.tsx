/** A domino with two glass beads. The signs are upright however it lies. */

import { useSettings } from '@boneyard/web/app/settings';
import { memo } from 'react';
import { LOOKS } from './colours';

/** From the first half to the second. */
export type Direction = 'E' | 'S' | 'W' | 'N';

const STEP: Readonly<Record<Direction, readonly [number, number]>> = { E: [1, 0], S: [0, 1], W: [-1, 0], N: [0, -1] };
const GAP = 0.03;
const RADIUS = 0.38;

/** The gradients of the five colours; once in every document that shows beads. */
export function BeadPaints() {
  const { colours } = useSettings();
  return (
    <defs>
      {LOOKS[colours].map(({ colour, light, deep }, i) => (
        <radialGradient key={colour} id={`bead-${i + 1}`} cx="0.5" cy="0.42" r="0.62" fx="0.36" fy="0.26">
          <stop offset="0" stopColor={light} />
          <stop offset="0.34" stopColor={colour} />
          <stop offset="0.72" stopColor={colour} />
          <stop offset="1" stopColor={deep} />
        </radialGradient>
      ))}
    </defs>
  );
}

interface BeadProps {
  readonly colour: number;
  readonly x: number;
  readonly y: number;
  readonly radius?: number;
}

export function Bead({ colour, x, y, radius = RADIUS }: BeadProps) {
  const { colours, tiles } = useSettings();
  const large = tiles === 'contrast';
  const { ink, sign, lines, colour: glass } = LOOKS[colours][colour - 1]!;
  return (
    <g transform={`translate(${x} ${y}) scale(${radius / 10})`}>
      <circle r={large ? 11.4 : 11} fill={large ? '#000' : '#dcc99d'} />
      <circle r="10" fill={large ? glass : `url(#bead-${colour})`} />
      {!large && (
        <path
          fill="#fff"
          fillOpacity={colours === 'glass' ? 0.8 : 0.4}
          d="M-8.2 -1.6C-8 -5.6 -5.2 -8.2 -1.4 -8.4C-4.2 -6.6 -6.6 -4.6 -8.2 -1.6Z"
        />
      )}
      <g transform={large ? 'scale(0.72)' : 'scale(0.62)'}>
        <path d={sign} fill={ink} fillRule="evenodd" />
        {lines && <path d={lines} fill="none" stroke={glass} strokeWidth="2" strokeLinecap="round" />}
      </g>
    </g>
  );
}

export interface BeadDominoProps {
  readonly first: number;
  readonly second: number;
  /** The middle. */
  readonly x: number;
  readonly y: number;
  readonly way: Direction;
}

export const BeadDomino = memo(function BeadDomino({ first, second, x, y, way }: BeadDominoProps) {
  const [dx, dy] = STEP[way];
  const [wide, high] = dx === 0 ? [1, 2] : [2, 1];
  const [left, top] = [GAP - wide / 2, GAP - high / 2];
  const shape = { x: left, width: wide - 2 * GAP, height: high - 2 * GAP, rx: 0.14 };
  return (
    <g transform={`translate(${x} ${y})`} className="domino beads">
      <rect className="shade far" {...shape} y={top + 0.09} />
      <rect className="shade" {...shape} y={top + 0.04} />
      <rect className="body" {...shape} y={top} />
      <rect
        className="edge"
        x={left + 0.035}
        y={top + 0.035}
        width={shape.width - 0.07}
        height={shape.height - 0.07}
        rx={0.11}
      />
      <path className="bar" d={dx === 0 ? 'M-0.32 0H0.32' : 'M0 -0.32V0.32'} />
      <Bead colour={first} x={-dx / 2} y={-dy / 2} />
      <Bead colour={second} x={dx / 2} y={dy / 2} />
    </g>
  );
});
