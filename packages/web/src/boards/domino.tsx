/** A domino of ivory, two units long and one wide, lying with its first number on the left until it is turned. */

import { memo } from 'react';

const [NEAR, FAR, MID] = [0.24, 0.76, 0.5];
const [C1, C2, C3, C4] = [0.17, 0.39, 0.61, 0.83];

/** Where the pips of a number lie in its half, for one whose first number is on the left. */
export const PIPS: readonly (readonly (readonly [number, number])[])[] = (() => {
  const row = (y: number, ...xs: number[]) => xs.map((x) => [x, y] as const);
  return [
    [],
    row(MID, MID),
    [...row(NEAR, NEAR), ...row(FAR, FAR)],
    [...row(NEAR, NEAR), ...row(MID, MID), ...row(FAR, FAR)],
    [...row(NEAR, NEAR, FAR), ...row(FAR, NEAR, FAR)],
    [...row(NEAR, NEAR, FAR), ...row(MID, MID), ...row(FAR, NEAR, FAR)],
    [...row(NEAR, NEAR, MID, FAR), ...row(FAR, NEAR, MID, FAR)],
    [...row(NEAR, NEAR, MID, FAR), ...row(MID, MID), ...row(FAR, NEAR, MID, FAR)],
    [...row(NEAR, NEAR, MID, FAR), ...row(MID, NEAR, FAR), ...row(FAR, NEAR, MID, FAR)],
    [...row(NEAR, NEAR, MID, FAR), ...row(MID, NEAR, MID, FAR), ...row(FAR, NEAR, MID, FAR)],
    [...row(NEAR, C1, C2, C3, C4), ...row(MID, C1, C4), ...row(FAR, C1, C2, C3, C4)],
    [...row(NEAR, C1, C2, C3, C4), ...row(MID, C1, MID, C4), ...row(FAR, C1, C2, C3, C4)],
    [...row(NEAR, C1, C2, C3, C4), ...row(MID, C1, C2, C3, C4), ...row(FAR, C1, C2, C3, C4)],
  ];
})();

const GAP = 0.03;

export interface DominoProps {
  readonly first: number;
  readonly second: number;
  /** The middle, and the turn clockwise in degrees. */
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  /** The colour of plastic; ivory without one. */
  readonly plastic?: string;
}

function pips(number: number, left: number) {
  const radius = number > 9 ? 0.075 : 0.09;
  return PIPS[number]!.map(([x, y]) => <circle key={`${x} ${y}`} cx={left + x} cy={y - 0.5} r={radius} />);
}

export const Domino = memo(function Domino({ first, second, x, y, turn, plastic }: DominoProps) {
  const upright = turn % 180 !== 0;
  const [wide, high] = upright ? [1, 2] : [2, 1];
  const shape = { width: wide - 2 * GAP, height: high - 2 * GAP, rx: 0.14 };
  return (
    <g transform={`translate(${x} ${y})`} className={plastic ? `domino plastic ${plastic}` : 'domino'}>
      <rect className="shade far" x={GAP - wide / 2} y={GAP - high / 2 + 0.09} {...shape} />
      <rect className="shade" x={GAP - wide / 2} y={GAP - high / 2 + 0.04} {...shape} />
      <rect className="body" x={GAP - wide / 2} y={GAP - high / 2} {...shape} />
      <rect
        className="edge"
        x={GAP - wide / 2 + 0.035}
        y={GAP - high / 2 + 0.035}
        width={shape.width - 0.07}
        height={shape.height - 0.07}
        rx={0.11}
      />
      <g transform={`rotate(${turn})`}>
        <path className="bar" d="M0 -0.36V0.36" />
        <circle className="pin" r={0.06} />
        <g className="pips">
          {pips(first, -1)}
          {pips(second, 0)}
        </g>
      </g>
    </g>
  );
});
