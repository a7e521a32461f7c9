/**
 * A rating over time as a line, labelled with its highest and lowest value. The drawing is stretched to whatever room there is;
 * the labels and the last point lie over it, so that they are not stretched. The list beside it has the numbers.
 */

import { useWords } from '../../app/language';

interface Props {
  readonly label: string;
  readonly ratings: readonly number[];
}

/** The drawing is this wide and high; a constant rating is drawn in the middle. */
const FULL = 100;

export function RatingChart({ label, ratings }: Props) {
  const { speech } = useWords();
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const x = (i: number) => (i / Math.max(1, ratings.length - 1)) * FULL;
  const y = (rating: number) => (high === low ? 0.5 : (high - rating) / (high - low)) * FULL;
  const levels = [...new Set([high, low])];
  return (
    <div className="rating-chart" role="img" aria-label={label}>
      <div className="levels" aria-hidden="true">
        {levels.map((rating) => (
          <span key={rating} style={{ top: `${y(rating)}%` }}>
            {speech.rating(rating)}
          </span>
        ))}
      </div>
      <div className="curve">
        <svg viewBox={`0 0 ${FULL} ${FULL}`} preserveAspectRatio="none" aria-hidden="true">
          {levels.map((rating) => (
            <path key={rating} className="level" d={`M0 ${y(rating)}H${FULL}`} />
          ))}
          <polyline points={ratings.map((rating, i) => `${x(i)},${y(rating)}`).join(' ')} />
        </svg>
        <span className="newest" style={{ top: `${y(ratings.at(-1)!)}%` }} />
      </div>
    </div>
  );
}
