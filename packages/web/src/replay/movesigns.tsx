/** A tick for the better move and a cross for the one that was played, on the board and in the text. */

export type JudgedMove = 'better' | 'played';

const PATHS: Readonly<Record<JudgedMove, string>> = {
  better: 'M-0.5 0.05L-0.15 0.4L0.5 -0.35',
  played: 'M-0.4 -0.4L0.4 0.4M0.4 -0.4L-0.4 0.4',
};

interface Props {
  readonly kind: JudgedMove;
  /** The middle, and the radius. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Inside a drawing. */
export function Sign({ kind, x, y, size }: Props) {
  return (
    <g className={`move-sign ${kind}`} transform={`translate(${x} ${y}) scale(${size})`}>
      <circle r={1} />
      <path d={PATHS[kind]} />
    </g>
  );
}

/** Beside a text. */
export function SignIcon({ kind }: Pick<Props, 'kind'>) {
  return (
    <svg className="sign-icon" viewBox="-1.2 -1.2 2.4 2.4" aria-hidden="true">
      <Sign kind={kind} x={0} y={0} size={1} />
    </svg>
  );
}
