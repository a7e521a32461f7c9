/** The time that is left for a turn, in large numbers. Screen readers are told once when little is left. */

import { useState } from 'react';
import { timeLeftText } from './durations';
import { useTurnWords } from './turnwords';
import './clock.css';

/** From here on a clock looks different, in milliseconds. */
const LITTLE = 10_000;

/** Says what is left when it appears, and nothing after that. */
function Warning({ seconds }: { readonly seconds: number }) {
  const { soon } = useTurnWords();
  const [first] = useState(seconds);
  return soon(first);
}

interface Props {
  readonly milliseconds: number;
  /** Whether it is the time of the player at this page. */
  readonly own: boolean;
}

export function TimeLeft({ milliseconds, own }: Props) {
  const texts = useTurnWords();
  const little = milliseconds <= LITTLE;
  const time = timeLeftText(milliseconds, texts);
  // The time is large, the words around it are small.
  const [before = '', after = ''] = texts.left(time).split(time);
  return (
    <>
      <span className={little ? 'note clock short' : 'note clock'} role="timer">
        <span className="around">{before}</span>
        {time}
        <span className="around">{after}</span>
      </span>
      {own && (
        <span className="hidden" role="status">
          {little && milliseconds > 0 && <Warning seconds={Math.ceil(milliseconds / 1000)} />}
        </span>
      )}
    </>
  );
}
