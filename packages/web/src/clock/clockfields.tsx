/** Form fields for the time of a turn, and for what happens when it is up. */

import { LATE_MOVES, type LateMove } from '@boneyard/protocol/enums';
import type { Clock } from '@boneyard/protocol/tables';
import { useId } from 'react';
import { Choice } from '../ui/choice';
import { useTurnWords } from './turnwords';
import './clock.css';

const CLOCKS = ['none', 's30', 's60', 'other', 'days'] as const;
type ClockKind = (typeof CLOCKS)[number];
/** On one device nobody waits for days. */
export const SHORT_CLOCKS: readonly ClockKind[] = ['none', 's30', 's60', 'other'];

export interface ClockChoice {
  readonly kind: ClockKind;
  readonly seconds: number;
  readonly days: number;
  readonly late: LateMove;
}

export const NO_CLOCK: ClockChoice = { kind: 'none', seconds: 120, days: 3, late: 'bot' };

const within = (n: number, least: number, most: number) => Math.min(most, Math.max(least, Math.round(n) || least));

export function clockOf({ kind, seconds, days }: ClockChoice): Clock {
  switch (kind) {
    case 'none':
      return null;
    case 's30':
      return { turn: 30 };
    case 's60':
      return { turn: 60 };
    case 'other':
      return { turn: within(seconds, 5, 3600) };
    case 'days':
      return { days: within(days, 1, 30) };
  }
}

interface Props {
  readonly time: ClockChoice;
  /** Every kind there is, unless told otherwise. */
  readonly kinds?: readonly ClockKind[];
  onChange(time: ClockChoice): void;
}

export function ClockFields({ time, kinds = CLOCKS, onChange }: Props) {
  const texts = useTurnWords();
  const { kind, seconds, days, late } = time;
  const field = useId();
  return (
    <>
      <Choice
        label={texts.clock}
        values={kinds}
        value={kind}
        name={(one) => texts.kinds[one]}
        onChange={(one) => onChange({ ...time, kind: one })}
      />
      {kind === 'other' && (
        <div className="turn-field">
          <label htmlFor={field}>{texts.seconds}</label>
          <input
            id={field}
            type="number"
            min={5}
            max={3600}
            value={seconds}
            onChange={({ target }) => onChange({ ...time, seconds: target.valueAsNumber })}
          />
        </div>
      )}
      {kind === 'days' && (
        <div className="turn-field">
          <label htmlFor={field}>{texts.days}</label>
          <input
            id={field}
            type="number"
            min={1}
            max={30}
            value={days}
            onChange={({ target }) => onChange({ ...time, days: target.valueAsNumber })}
          />
        </div>
      )}
      {kind !== 'none' && (
        <Choice<LateMove>
          label={texts.late}
          values={LATE_MOVES}
          value={late}
          name={(one) => texts.lates[one]}
          onChange={(one) => onChange({ ...time, late: one })}
        />
      )}
    </>
  );
}
