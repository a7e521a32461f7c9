/** Buttons and a slider to go through a past game, how fast it plays, and through whose eyes it is seen. */

import type { Eyes } from './past';
import { useLookback } from './speaking';
import { SPEEDS, type Speed, type Stepping } from './stepping';

const SIGNS = {
  first: 'M7 5V19M18 5L9.5 12L18 19Z',
  back: 'M16 5L7.5 12L16 19Z',
  play: 'M8 4.5L19 12L8 19.5Z',
  pause: 'M8.5 5V19M15.5 5V19',
  forward: 'M8 5L16.5 12L8 19Z',
  last: 'M17 5V19M6 5L14.5 12L6 19Z',
} as const;

interface Props {
  readonly stepping: Stepping;
  readonly names: readonly string[];
  readonly eyes: Eyes;
  /** Nothing to choose while the game is running. */
  readonly canChoose: boolean;
  /** The position that is shown, in words. */
  readonly told: string;
  onEyes(eyes: Eyes): void;
}

export function Controls({ stepping, names, eyes, canChoose, told, onEyes }: Props) {
  const { replay: said } = useLookback();
  const { at, last, playing, speed, jump, toggle, hurry } = stepping;
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
        {canChoose && (
          <label>
            <span className="wide">{said.eyes}</span>
            <select
              aria-label={said.eyes}
              value={eyes}
              onChange={({ target }) => onEyes(target.value === 'all' ? 'all' : Number(target.value))}
            >
              <option value="all">{said.all}</option>
              {names.map((name, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                <option key={seat} value={seat}>
                  {said.seat(name)}
                </option>
              ))}
            </select>
          </label>
        )}
      </fieldset>
    </div>
  );
}
