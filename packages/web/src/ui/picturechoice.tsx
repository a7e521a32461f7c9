/** A few choices as cards with a picture and a name: radio buttons. */

import { type ComponentType, useId } from 'react';

interface Pictured {
  readonly id: string;
  readonly Picture: ComponentType;
}

interface Props {
  readonly label: string;
  readonly values: readonly Pictured[];
  readonly value: string | undefined;
  name(id: string): string;
  onChange(id: string): void;
}

export function PictureChoice({ label, values, value, name, onChange }: Props) {
  const group = useId();
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <div className="picture-choices">
        {values.map(({ id, Picture }) => (
          <label key={id} className={id === value ? 'segment pictured taken' : 'segment pictured'}>
            <input type="radio" name={group} checked={id === value} onChange={() => onChange(id)} />
            <Picture />
            <span>{name(id)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
