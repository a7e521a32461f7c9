/** What a table agrees on beside the rules: who sits where, how much time there is, and who finds it. */

import { LEVELS } from '@boneyard/bots/level';
import type { Chair, Clock, Late } from '@boneyard/protocol/tables';
import { useId } from 'react';
import { useWords } from '../language';
import { Choice } from '../ui/choice';
import { useOnline } from './speaking';

interface ChairsProps {
  readonly chairs: readonly Chair[];
  onChange(seat: number, chair: Chair): void;
}

/** The first chair is one's own. */
export function Chairs({ chairs, onChange }: ChairsProps) {
  const { web } = useWords();
  const { opening } = useOnline();
  return (
    <ol className="chairs">
      {chairs.map((chair, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={seat}>
          <span>{opening.chair(seat + 1)}</span>
          {seat === 0 ? (
            <strong>{opening.you}</strong>
          ) : (
            <ChairSelect
              label={web.setup.who(seat + 1)}
              person={opening.person}
              chair={chair}
              onChange={(to) => onChange(seat, to)}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

interface ChairSelectProps {
  readonly label: string;
  /** What a seat for a person is called. */
  readonly person: string;
  readonly chair: Chair;
  onChange(chair: Chair): void;
}

export function ChairSelect({ label, person, chair, onChange }: ChairSelectProps) {
  const { web } = useWords();
  return (
    <select
      aria-label={label}
      value={chair.kind === 'bot' ? chair.level : 'person'}
      onChange={({ target }) => {
        const level = LEVELS.find((one) => one === target.value);
        onChange(level ? { kind: 'bot', level } : { kind: 'person' });
      }}
    >
      <option value="person">{person}</option>
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {web.setup.bot(web.levels[level])}
        </option>
      ))}
    </select>
  );
}

const CLOCKS = ['none', 's30', 's60', 'other', 'days'] as const;
type ClockKind = (typeof CLOCKS)[number];

export interface Time {
  readonly kind: ClockKind;
  readonly seconds: number;
  readonly days: number;
  readonly late: Late;
}

export const NO_CLOCK: Time = { kind: 'none', seconds: 120, days: 3, late: 'bot' };

const within = (n: number, least: number, most: number) => Math.min(most, Math.max(least, Math.round(n) || least));

export function clockOf({ kind, seconds, days }: Time): Clock {
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

export function TimeFields({ time, onChange }: { readonly time: Time; onChange(time: Time): void }) {
  const { opening } = useOnline();
  const { kind, seconds, days, late } = time;
  const field = useId();
  return (
    <>
      <Choice
        label={opening.clock}
        values={CLOCKS}
        value={kind}
        name={(one) => opening.clocks[one]}
        onChange={(one) => onChange({ ...time, kind: one })}
      />
      {kind === 'other' && (
        <div className="field">
          <label htmlFor={field}>{opening.seconds}</label>
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
        <div className="field">
          <label htmlFor={field}>{opening.days}</label>
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
        <Choice<Late>
          label={opening.late}
          values={['bot', 'mildest']}
          value={late}
          name={(one) => opening.lates[one]}
          onChange={(one) => onChange({ ...time, late: one })}
        />
      )}
    </>
  );
}
