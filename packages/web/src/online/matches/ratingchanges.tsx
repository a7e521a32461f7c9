/** How a rated match changed the players' ratings. */

import type { TableView } from '@boneyard/protocol/tables';
import { useMatchWords } from './matchwords';
import './matches.css';

interface Props {
  readonly shown: TableView;
  readonly names: readonly string[];
}

export function RatingChanges({ shown: { changes, phase }, names }: Props) {
  const { rating } = useMatchWords();
  if (phase !== 'over') return undefined;
  if (!changes) return <p role="status">{rating.counting}</p>;
  return (
    <ul className="changes" aria-label={rating.changed}>
      {changes.map((change, seat) => {
        if (!change) return undefined;
        const { from, to } = change;
        const by = to.rating - from;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat}>
            {rating.change(names[seat]!, from, to.rating)}{' '}
            <strong className={by > 0 ? 'up' : ''}>{rating.by(by)}</strong>{' '}
            {to.provisional && <span className="quiet">{rating.provisional}</span>}
          </li>
        );
      })}
    </ul>
  );
}
