/** The scores after each round as lines. The table beside it says the same in numbers. */

interface Props {
  readonly label: string;
  readonly names: readonly string[];
  /** By round, the scores of all seats; the first row is the start of the match. */
  readonly scores: readonly (readonly number[])[];
}

const [WIDTH, HEIGHT, MARGIN] = [320, 120, 8];
/** So that lines can be told apart without colours. */
export const DASHES = ['none', '7 4', '2 4', '10 3 2 3'];

export function Chart({ label, names, scores }: Props) {
  const all = scores.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (round: number) => MARGIN + (round / Math.max(1, scores.length - 1)) * (WIDTH - 2 * MARGIN);
  const y = (score: number) => HEIGHT - MARGIN - ((score - low) / (high - low)) * (HEIGHT - 2 * MARGIN);
  return (
    <figure className="chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        <path className="zero" d={`M${MARGIN} ${y(0)}H${WIDTH - MARGIN}`} />
        {names.map((name, seat) => (
          <g key={name} className={`line-${seat % 8}`}>
            <polyline
              points={scores.map((row, round) => `${x(round)},${y(row[seat]!)}`).join(' ')}
              strokeDasharray={DASHES[Math.floor(seat / 2) % DASHES.length]}
            />
            <circle cx={x(scores.length - 1)} cy={y(scores.at(-1)![seat]!)} r="4" />
          </g>
        ))}
      </svg>
      <figcaption>
        {names.map((name, seat) => (
          <span key={name} className={`key line-${seat % 8}`}>
            <svg viewBox="0 0 24 8" aria-hidden="true">
              <path d="M0 4H24" strokeDasharray={DASHES[Math.floor(seat / 2) % DASHES.length]} />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
