/** A check box that looks like one of the segments of `Choice`. */

interface Props {
  readonly label: string;
  readonly on: boolean;
  onChange(on: boolean): void;
}

export function Toggle({ label, on, onChange }: Props) {
  return (
    <label className={on ? 'segment taken' : 'segment'}>
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
      <span aria-hidden="true">{on ? '✓\u00a0' : ''}</span>
      <span>{label}</span>
    </label>
  );
}
