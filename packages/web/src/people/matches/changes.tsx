/** What a rated match made of everybody's rating. */

import type { Shown } from '@boneyard/protocol/tables';
import { useMatches } from './speaking';
import '../../look/matches.css';

interface Props {
  readonly shown: Shown;
  readonly names: readonly string[];
}

export function Changes({ shown: { changes, phase }, names }: Props) {
  const { rating } = useMatches();
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
