/** The button that shows whether the deals were fair, and the dialog that explains what was checked. */

import type { Proof } from '@boneyard/protocol/tables';
import { useWords } from '../app/language';
import { Dialog } from '../ui/dialog';
import type { DealCheck } from './dealcheck';
import { useOnlineWords } from './onlinewords';

interface SignProps {
  readonly checks: readonly DealCheck[];
  onOpen(): void;
}

export function FairnessButton({ checks, onOpen }: SignProps) {
  const { fair } = useOnlineWords();
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

function RoundCheck({
  check: { round, proof, flaw, own, noted },
  names,
}: {
  readonly check: DealCheck;
  readonly names: readonly string[];
}) {
  const { speech } = useWords();
  const { fair } = useOnlineWords();
  const adders = names.filter((_, seat) => proof && proof.added[seat] !== null);
  return (
    <section>
      <h3>{fair.round(round + 1)}</h3>
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
      {proof && <ProofDetails proof={proof} names={names} noted={noted} />}
    </section>
  );
}

interface DetailsProps {
  readonly proof: Proof;
  readonly names: readonly string[];
  readonly noted: readonly string[];
}

function ProofDetails({ proof, names, noted }: DetailsProps) {
  const { fair } = useOnlineWords();
  return (
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
        <dt>{fair.verify}</dt>
        <dd>{[fair.command, ...noted].join(' ')}</dd>
      </dl>
    </details>
  );
}

interface Props {
  readonly checks: readonly DealCheck[];
  readonly names: readonly string[];
  onClose(): void;
}

export function FairnessDialog({ checks, names, onClose }: Props) {
  const { web } = useWords();
  const { fair } = useOnlineWords();
  return (
    <Dialog title={fair.title} className="fairness" onClose={onClose}>
      {checks.toReversed().map((check) => (
        <RoundCheck key={check.round} check={check} names={names} />
      ))}
      <div className="actions">
        <button type="button" className="button brass" onClick={onClose}>
          {web.settings.close}
        </button>
      </div>
    </Dialog>
  );
}
