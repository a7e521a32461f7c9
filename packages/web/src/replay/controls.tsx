/** Buttons and a slider to step through a past game, and its speed. */

import { useReplayWords } from './replaywords';
import { SPEEDS, type Speed, type Steps } from './steps';

const SIGNS = {
  first: 'M7 5V19M18 5L9.5 12L18 19Z',
  back: 'M16 5L7.5 12L16 19Z',
  play: 'M8 4.5L19 12L8 19.5Z',
  pause: 'M8.5 5V19M15.5 5V19',
  forward: 'M8 5L16.5 12L8 19Z',
  last: 'M17 5V19M6 5L14.5 12L6 19Z',
} as const;

interface Props {
  readonly steps: Steps;
  /** The position that is shown, in words. */
  readonly told: string;
}

export function Controls({ steps, told }: Props) {
  const { replay: said } = useReplayWords();
  const { at, last, playing, speed, jump, toggle, hurry } = steps;
  const button = (sign: keyof typeof SIGNS, act: () => void, disabled = false) => (
    <button
      type="button"
      className={sign === 'play' || sign === 'pause' ? 'button round brass' : 'button round'}
      aria-label={said[sign]}
      title={said[sign]}
      disabled={disabled}
      onClick={act}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[sign]} />
      </svg>
    </button>
  );
  return (
    <div className="steps">
      <input
        type="range"
        aria-label={said.position}
        aria-valuetext={`${said.place(at, last)}. ${told}`}
        min={0}
        max={last}
        value={at}
        onChange={({ target }) => jump(target.valueAsNumber)}
      />
      <fieldset className="row" title={said.keys}>
        <legend className="hidden">{said.steps}</legend>
        {button('first', () => jump(0), at === 0)}
        {button('back', () => jump(at - 1), at === 0)}
        {button(playing ? 'pause' : 'play', toggle, last === 0)}
        {button('forward', () => jump(at + 1), at === last)}
        {button('last', () => jump(last), at === last)}
        <span className="place" aria-hidden="true">
          {at} / {last}
        </span>
        <label>
          <span className="wide">{said.speed}</span>
          <select aria-label={said.speed} value={speed} onChange={({ target }) => hurry(target.value as Speed)}>
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {said.speeds[one]}
              </option>
            ))}
          </select>
        </label>
      </fieldset>
    </div>
  );
}
