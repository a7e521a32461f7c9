/** A line chart over the positions of a game; a click or a drag jumps to one. The list of moves says the same in words. */

import { memo, type PointerEvent } from 'react';
import { DASHES } from '../table/scorechart';

export interface FaultPoint {
  readonly index: number;
  readonly value: number;
  readonly kind: 'slip' | 'blunder';
}

interface Lines {
  /** By position, the value of each line; undefined where there is none. */
  readonly values: readonly (readonly number[] | undefined)[];
  /** The colour of each line, as an index. */
  readonly colours: readonly number[];
  /** The positions at which rounds begin. */
  readonly rounds: readonly number[];
  readonly points: readonly FaultPoint[];
  /** The least and the greatest value. */
  readonly range: readonly [number, number];
}

interface Props extends Lines {
  readonly label: string;
  readonly at: number;
  onJump(index: number): void;
}

const [WIDTH, HEIGHT, MARGIN] = [340, 130, 9];

function scale({ values, range: [low, high] }: Pick<Lines, 'values' | 'range'>) {
  const last = Math.max(1, values.length - 1);
  return {
    x: (index: number) => MARGIN + (index / last) * (WIDTH - 2 * MARGIN),
    y: (value: number) => HEIGHT - MARGIN - ((value - low) / Math.max(1e-9, high - low)) * (HEIGHT - 2 * MARGIN),
  };
}

/** A diamond for a blunder and a ring for a slip, so that no colour is needed to tell them apart. */
function Sign({ kind }: Pick<FaultPoint, 'kind'>) {
  return kind === 'blunder' ? <path className="blunder" d="M0 -6L6 0L0 6L-6 0Z" /> : <circle className="slip" r={4} />;
}

const Drawn = memo(function Drawn({ values, colours, rounds, points, range }: Lines) {
  const { x, y } = scale({ values, range });
  const middle = (range[0] + range[1]) / 2;
  const line = (n: number) => {
    let path = '';
    let drawn = false;
    for (const [index, row] of values.entries()) {
      const begins = !drawn || rounds.includes(index);
      if (row) path += `${begins ? 'M' : 'L'}${x(index).toFixed(1)} ${y(row[n]!).toFixed(1)}`;
      drawn = row !== undefined;
    }
    return path;
  };
  return (
    <>
      <path className="zero" d={`M${MARGIN} ${y(middle)}H${WIDTH - MARGIN}`} />
      {rounds.slice(1).map((index) => (
        <path key={index} className="zero" d={`M${x(index - 0.5)} ${MARGIN}V${HEIGHT - MARGIN}`} />
      ))}
      {colours.map((colour, n) => (
        <g key={colour} className={`line-${colour % 8}`}>
          <path className="line" d={line(n)} strokeDasharray={DASHES[colour % DASHES.length]} />
        </g>
      ))}
      {points.map(({ index, value, kind }) => (
        <g key={`${index} ${kind}`} transform={`translate(${x(index)} ${y(value)})`}>
          <Sign kind={kind} />
        </g>
      ))}
    </>
  );
});

export function PositionChart({ label, at, onJump, ...lines }: Props) {
  const { x } = scale(lines);
  function jump(event: PointerEvent<SVGSVGElement>): void {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = (((event.clientX - left) / width) * WIDTH - MARGIN) / (WIDTH - 2 * MARGIN);
    onJump(Math.round(share * (lines.values.length - 1)));
  }
  return (
    <svg
      className="positions"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        jump(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) jump(event);
      }}
    >
      <Drawn {...lines} />
      <path className="cursor" d={`M${x(at)} 2V${HEIGHT - 2}`} />
    </svg>
  );
}

/** The legend. */
export function Key({
  names,
  signs,
}: {
  readonly names: readonly (readonly [number, string])[];
  readonly signs: readonly (readonly [FaultPoint['kind'], string])[];
}) {
  return (
    <p className="keys">
      {names.map(([colour, name]) => (
        <span key={colour} className={`key line-${colour % 8}`}>
          <svg viewBox="0 0 24 8" aria-hidden="true">
            <path d="M0 4H24" strokeDasharray={DASHES[colour % DASHES.length]} />
          </svg>
          {name}
        </span>
      ))}
      {signs.map(([kind, name]) => (
        <span key={kind} className="key">
          <svg viewBox="-7 -7 14 14" aria-hidden="true">
            <Sign kind={kind} />
          </svg>
          {name}
        </span>
      ))}
    </p>
  );
}
