/** The totals as cards with large numbers; the leader has a star and a label. */

import type { Pad } from '@boneyard/engine/scorepad/pad';
import { padSides } from '@boneyard/engine/scorepad/sides';
import { useWords } from '../app/language';
import { usePrintWords } from '../print/printwords';

interface Props {
  readonly pad: Pad;
  readonly scores: readonly number[];
  readonly best: readonly number[];
  readonly over: boolean;
}

export function Totals({ pad, scores, best, over }: Props) {
  const { pad: texts } = usePrintWords();
  const { number } = useWords().speech;
  const sides = padSides(pad);
  return (
    <ul className={sides.length > 4 ? 'pad-totals many' : 'pad-totals'} aria-label={texts.totals}>
      {sides.map(({ name, seats }) => (
        <li key={name} className={best.includes(seats[0]!) ? 'best' : ''}>
          <span className="who">{name}</span> <span className="sum">{number(scores[seats[0]!]!)}</span>{' '}
          {best.includes(seats[0]!) && (
            <span className="mark">
              <span aria-hidden="true">★</span> {over ? texts.won : texts.ahead}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
