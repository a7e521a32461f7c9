/** The totals as cards with large numbers; the leader has a star and a label. */

import type { Pad } from '@boneyard/engine/scorepad/pad';
import { usePrintWords } from '../print/printwords';
import { numberText } from './entrytexts';

interface Props {
  readonly pad: Pad;
  readonly scores: readonly number[];
  readonly best: readonly number[];
  readonly over: boolean;
}

export function Totals({ pad: { names }, scores, best, over }: Props) {
  const { pad: texts } = usePrintWords();
  return (
    <ul className={names.length > 4 ? 'pad-totals many' : 'pad-totals'} aria-label={texts.totals}>
      {names.map((name, seat) => (
        <li key={name} className={best.includes(seat) ? 'best' : ''}>
          <span className="who">{name}</span> <span className="sum">{numberText(scores[seat]!)}</span>{' '}
          {best.includes(seat) && (
            <span className="mark">
              <span aria-hidden="true">★</span> {over ? texts.won : texts.ahead}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
