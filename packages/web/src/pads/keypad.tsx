/** Large number keys, for a phone that lies on the table. */

import { usePapers } from '../papers/speaking';
import { typed } from './typing';

interface Props {
  /** Whose number it is. */
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
  /** Goes to the next number, if there is one. */
  onNext?(): void;
}

export function Keypad({ label, value, onChange, onNext }: Props) {
  const { pad } = usePapers();
  const key = (digit: string) => (
    <button key={digit} type="button" className="button" onClick={() => onChange(typed(value + digit))}>
      {digit}
    </button>
  );
  return (
    <fieldset className="pad-keys">
      <legend className="hidden">{label}</legend>
      {['1', '2', '3'].map(key)}
      <button type="button" className="button" aria-label={pad.back1} onClick={() => onChange(value.slice(0, -1))}>
        ⌫
      </button>
      {['4', '5', '6', '0', '7', '8', '9'].map(key)}
      {onNext ? (
        <button type="button" className="button" onClick={onNext}>
          {pad.next}
        </button>
      ) : (
        <span />
      )}
    </fieldset>
  );
}
