/** Large number keys, for a phone lying on the table. */

import { usePrintWords } from '../print/printwords';
import { digitsOf } from './digits';

interface Props {
  /** Names the field that the keys write to. */
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
  /** Moves on to the next field, if there is one. */
  onNext?(): void;
}

export function Keypad({ label, value, onChange, onNext }: Props) {
  const { pad } = usePrintWords();
  const key = (digit: string) => (
    <button key={digit} type="button" className="button" onClick={() => onChange(digitsOf(value + digit))}>
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
