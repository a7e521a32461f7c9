/** A few figures side by side, each with what it counts. */

interface Props {
  readonly label?: string;
  readonly facts: readonly (readonly [string, string | number])[];
}

export function Facts({ label, facts }: Props) {
  return (
    <dl className="facts" aria-label={label}>
      {facts.map(([what, figure]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
