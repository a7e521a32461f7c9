/** The sign that the deals were checked, and what was checked, in words of people. */

import { useWords } from '../language';
import { Dialog } from '../ui/dialog';
import type { Check } from './checking';
import { useOnline } from './speaking';

interface SignProps {
  readonly checks: readonly Check[];
  onOpen(): void;
}

export function FairSign({ checks, onOpen }: SignProps) {
  const { fair } = useOnline();
  if (checks.length === 0) return undefined;
  const bad = checks.some(({ flaw }) => flaw !== undefined);
  return (
    <button type="button" className={bad ? 'button fair bad' : 'button fair'} onClick={onOpen}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={bad ? 'M8 3v6M8 12v1' : 'M3 8.5l3.5 3.5L13 4.5'} />
      </svg>
      <span>{bad ? fair.bad : fair.sign}</span>
    </button>
  );
}

function Checked({ check: { proof, flaw, own }, names }: { readonly check: Check; readonly names: readonly string[] }) {
  const { speech } = useWords();
  const { fair } = useOnline();
  const adders = names.filter((_, seat) => proof.added[seat] !== null);
  return (
    <section>
      <h3>{fair.round(proof.round + 1)}</h3>
      {flaw ? (
        <p className="trouble">{fair.flaws[flaw]}</p>
      ) : (
        <>
          <p>
            <strong>{fair.fine}</strong>
          </p>
          <ul className="checked">
            <li>{fair.promise}</li>
            <li>{adders.length > 0 ? fair.added(speech.and(adders)) : fair.nobody}</li>
            <li>{own ? fair.own : fair.notOwn}</li>
            <li>{fair.deal}</li>
          </ul>
        </>
      )}
      <details>
        <summary>{fair.details}</summary>
        <dl>
          <dt>{fair.commitment}</dt>
          <dd>{proof.commitment}</dd>
          <dt>{fair.secret}</dt>
          <dd>{proof.secret}</dd>
          {proof.added.map((bits, seat) => [
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <dt key={`name ${seat}`}>{fair.bits(names[seat]!)}</dt>,
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <dd key={`bits ${seat}`}>{bits ?? '–'}</dd>,
          ])}
        </dl>
        <p className="quiet">{fair.verify}</p>
      </details>
    </section>
  );
}

interface Props {
  readonly checks: readonly Check[];
  readonly names: readonly string[];
  onClose(): void;
}

export function Fairness({ checks, names, onClose }: Props) {
  const { web } = useWords();
  const { fair } = useOnline();
  return (
    <Dialog title={fair.title} className="fairness" onClose={onClose}>
      {checks.toReversed().map((check) => (
        <Checked key={check.proof.round} check={check} names={names} />
      ))}
      <div className="actions">
        <button type="button" className="button brass" onClick={onClose}>
          {web.settings.close}
        </button>
      </div>
    </Dialog>
  );
}
