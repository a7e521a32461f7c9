/** A rating over time as one line, with its highest and lowest. The list beside it says the same in numbers. */

interface Props {
  readonly label: string;
  readonly ratings: readonly number[];
}

const [WIDTH, HEIGHT, MARGIN, SIDE] = [360, 120, 12, 44];

export function RatingChart({ label, ratings }: Props) {
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  // A line of one height lies in the middle.
  const span = Math.max(1, high - low);
  const x = (i: number) => SIDE + (i / Math.max(1, ratings.length - 1)) * (WIDTH - SIDE - MARGIN);
  const y = (rating: number) => HEIGHT - MARGIN - (high === low ? 0.5 : (rating - low) / span) * (HEIGHT - 2 * MARGIN);
  return (
    <svg className="rating-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {[...new Set([high, low])].map((rating) => (
        <g key={rating}>
          <path className="level" d={`M${SIDE} ${y(rating)}H${WIDTH - MARGIN}`} />
          <text x={SIDE - 8} y={y(rating) + 4}>
            {rating}
          </text>
        </g>
      ))}
      <polyline points={ratings.map((rating, i) => `${x(i)},${y(rating)}`).join(' ')} />
      <circle cx={x(ratings.length - 1)} cy={y(ratings.at(-1)!)} r="4.5" />
    </svg>
  );
}
