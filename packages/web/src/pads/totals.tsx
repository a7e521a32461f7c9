/** The totals as cards: large numbers, and a star with a word for whoever is ahead. */

import type { Pad } from '@boneyard/engine/pads/pad';
import { usePapers } from '../papers/speaking';
import { written } from './telling';

interface Props {
  readonly pad: Pad;
  readonly scores: readonly number[];
  readonly best: readonly number[];
  readonly over: boolean;
}

export function Totals({ pad: { names }, scores, best, over }: Props) {
  const { pad: said } = usePapers();
  return (
    <ul className={names.length > 4 ? 'pad-totals many' : 'pad-totals'} aria-label={said.totals}>
      {names.map((name, seat) => (
        <li key={name} className={best.includes(seat) ? 'best' : ''}>
          <span className="who">{name}</span> <span className="sum">{written(scores[seat]!)}</span>{' '}
          {best.includes(seat) && (
            <span className="mark">
              <span aria-hidden="true">★</span> {over ? said.won : said.ahead}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
