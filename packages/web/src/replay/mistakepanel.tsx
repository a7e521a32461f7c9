/** Whose mistakes a review shows first, how many there are, and the way from one to the next. */

import type { Seat } from '@boneyard/rules/game';
import { Choice } from '../ui/choice';
import { mistakeSteps, mistakesInOrder } from './mistakes';
import { useReplayWords } from './replaywords';
import type { ReviewedPositions } from './reviewpositions';

interface Props {
  readonly standing: ReviewedPositions;
  readonly names: readonly string[];
  /** Whose mistakes come first; undefined if that is nobody in particular. */
  readonly me: Seat | undefined;
  readonly at: number;
  readonly last: number;
  onJump(index: number): void;
}

const NOBODY = -1;

interface SubjectProps {
  readonly names: readonly string[];
  readonly people: readonly Seat[];
  readonly me: Seat | undefined;
  onMe(seat: Seat | undefined): void;
}

/** Chooses whose mistakes come first, where the game does not say who looks at it. */
export function SubjectChoice({ names, people, me, onMe }: SubjectProps) {
  const { review: said } = useReplayWords();
  return (
    <Choice<Seat>
      label={said.whose}
      values={[NOBODY, ...people]}
      value={me ?? NOBODY}
      name={(seat) => names[seat] ?? said.everybody}
      onChange={(seat) => onMe(seat === NOBODY ? undefined : seat)}
    />
  );
}

export function MistakePanel({ standing, names, me, at, last, onJump }: Props) {
  const { review: said } = useReplayWords();
  const { faults, led } = standing;
  const order = mistakesInOrder(standing, me);
  const { before, after } = mistakeSteps(order, at, last);
  const place = order.indexOf(at);

  function told(seats: readonly Seat[]): string {
    const marks = faults.map((index) => led.get(index)!).filter(({ seat }) => seats.includes(seat));
    const blunders = marks.filter(({ mark }) => mark === 'blunder').length;
    return said.faults(marks.length - blunders, blunders);
  }
  const others = names.flatMap((_, seat) => (seat === me ? [] : [seat]));

  return (
    <>
      {faults.length === 0 ? (
        <p>{said.none}</p>
      ) : (
        <>
          {me === undefined ? (
            <p>{told(others)}</p>
          ) : (
            <p>
              <strong>{said.faultsOf(names[me]!, told([me]))}</strong>{' '}
              <span className="quiet">{others.map((seat) => said.faultsOf(names[seat]!, told([seat]))).join(' ')}</span>
            </p>
          )}
          {place >= 0 && <p className="quiet">{said.place(place + 1, order.length)}</p>}
          <div className="actions wrap">
            <button type="button" className="button" disabled={before === undefined} onClick={() => onJump(before!)}>
              {said.previous}
            </button>
            <button
              type="button"
              className="button brass"
              disabled={after === undefined}
              onClick={() => onJump(after!)}
            >
              {said.next}
            </button>
          </div>
        </>
      )}
    </>
  );
}
