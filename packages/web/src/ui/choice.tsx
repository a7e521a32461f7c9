/** A few choices side by side: radio buttons that look like a segmented switch. */

import { useId } from 'react';

interface Props<T extends string | number> {
  readonly label: string;
  readonly values: readonly T[];
  readonly value: T;
  name(value: T): string;
  /** The language of a name, if it is not that of the page. */
  lang?(value: T): string;
  onChange(value: T): void;
}

export function Choice<T extends string | number>({ label, values, value, name, lang, onChange }: Props<T>) {
  const id = useId();
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <div className="segments">
        {values.map((one) => (
          <label key={one} className={one === value ? 'segment taken' : 'segment'}>
            <input type="radio" name={id} checked={one === value} onChange={() => onChange(one)} />
            <span lang={lang?.(one)}>{name(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
