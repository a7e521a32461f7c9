/** A domino, two units long and one wide. Unturned, its first number is on the left. */

import { memo } from 'react';
import { useSettings } from '../../app/settings';

const [NEAR, FAR, MID] = [0.24, 0.76, 0.5];
const [C1, C2, C3, C4] = [0.17, 0.39, 0.61, 0.83];

/** Where the pips of a number are in its half of an unturned domino. */
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

/** The middle row of a twelve with room for its number. */
const TWELVE = { [C1]: 0.11, [C2]: 0.27, [C3]: 0.73, [C4]: 0.89 };
/** How far the pips of large ones move away from the middle, which has the number. */
const SPREAD = 1.15;

const GAP = 0.03;

/** The signs of plastics for players who cannot tell their colours apart, on the bar. */
const MARKS: Readonly<Record<string, string>> = {
  red: 'M0 -0.12L0.12 0.09H-0.12Z',
  blue: 'M-0.1 0A0.1 0.1 0 1 0 0.1 0A0.1 0.1 0 1 0 -0.1 0Z',
  green: 'M-0.09 -0.09H0.09V0.09H-0.09Z',
  purple: 'M0 -0.13L0.11 0L0 0.13L-0.11 0Z',
};

export interface DominoProps {
  readonly first: number;
  readonly second: number;
  /** The middle, and the clockwise turn in degrees. */
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  /** The colour of plastic; without one, a domino is made of what the player chose. */
  readonly plastic?: string;
}

function pips(number: number, left: number) {
  const radius = number > 9 ? 0.075 : 0.09;
  return PIPS[number]!.map(([x, y]) => <circle key={`${x} ${y}`} cx={left + x} cy={y - 0.5} r={radius} />);
}

/** Larger pips around the number, which is upright however the domino lies. On odd numbers it is on the pip in the middle. */
function LargeHalf({ number, left, turn }: { readonly number: number; readonly left: number; readonly turn: number }) {
  const odd = number % 2 === 1;
  const radius = number > 9 ? 0.07 : number > 6 ? 0.095 : 0.115;
  const spread = (at: number) => (at - MID) * SPREAD;
  return (
    <g transform={`translate(${left + MID} 0)`}>
      <g className="pips">
        {PIPS[number]!.map(([x, y]) => {
          const middle = x === MID && y === MID;
          const across = number === 12 && y === MID ? TWELVE[x]! - MID : spread(x);
          return <circle key={`${x} ${y}`} cx={across} cy={spread(y)} r={middle ? 0.2 : radius} />;
        })}
      </g>
      <g transform={`rotate(${-turn})`}>
        <text
          className={odd ? 'index on-pip' : 'index'}
          y={odd ? 0.105 : 0.15}
          style={odd || number > 9 ? { fontSize: number > 9 ? '0.28px' : '0.3px' } : undefined}
        >
          {number}
        </text>
      </g>
    </g>
  );
}

export const Domino = memo(function Domino({ first, second, x, y, turn, plastic }: DominoProps) {
  const { tiles, colours } = useSettings();
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
        {tiles === 'contrast' ? (
          <>
            <LargeHalf number={first} left={-1} turn={turn} />
            <LargeHalf number={second} left={0} turn={turn} />
          </>
        ) : (
          <g className="pips">
            {pips(first, -1)}
            {pips(second, 0)}
          </g>
        )}
        {colours === 'safe' && plastic && (
          <path
            className="mark"
            transform={`translate(0 ${tiles === 'contrast' ? 0 : -0.3}) rotate(${-turn})`}
            d={MARKS[plastic]}
          />
        )}
      </g>
    </g>
  );
});
