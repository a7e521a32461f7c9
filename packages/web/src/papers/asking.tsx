/** The form that asks what to print and how. */

import { SET_NAMES, type SetName } from '@boneyard/print/sets';
import { STYLES } from '@boneyard/print/spec';
import { texts } from '@boneyard/print/texts';
import { GAME_IDS } from '@boneyard/rules/games';
import { useId, useState } from 'react';
import { useWords } from '../language';
import { useSettings } from '../settings';
import { Choice } from '../ui/choice';
import { usePapers } from './speaking';
import { KINDS, papersFor, type Wish } from './wish';

const FARTHEST = 10;
const BACKS = ['none', 'printed'] as const;

interface LengthProps {
  readonly label: string;
  readonly value: number;
  readonly describedBy: string;
  onChange(value: number): void;
}

/** A length is taken when it is one; what is half typed stays as it is. */
function Millimetres({ label, value, describedBy, onChange }: LengthProps) {
  const [text, setText] = useState(String(value));
  const read = (typed: string) =>
    typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.').replace('−', '-'));
  const fits = (length: number) => Math.abs(length) <= FARTHEST;
  return (
    <label>
      <span>{label}</span>
      <input
        inputMode="decimal"
        value={text}
        aria-describedby={describedBy}
        aria-invalid={!fits(read(text))}
        onChange={(event) => {
          setText(event.target.value);
          if (fits(read(event.target.value))) onChange(read(event.target.value));
        }}
      />
    </label>
  );
}

interface Props {
  readonly wish: Wish;
  onChange(change: Partial<Wish>): void;
}

function TilesAsking({ wish, onChange }: Props) {
  const { print } = usePapers();
  const { language } = useSettings();
  const id = useId();
  const { set, style, backs, shift } = wish;
  return (
    <>
      <div className="asked">
        <label htmlFor={`${id}-set`}>{print.set}</label>
        <select id={`${id}-set`} value={set} onChange={(event) => onChange({ set: event.target.value as SetName })}>
          {SET_NAMES.map((name) => (
            <option key={name} value={name}>
              {texts[language].print.sets[name]}
            </option>
          ))}
        </select>
      </div>
      <Choice
        label={print.style}
        values={STYLES}
        value={style}
        name={(one) => print.styles[one]}
        onChange={(one) => onChange({ style: one })}
      />
      <Choice
        label={print.backs}
        values={BACKS}
        value={backs ? 'printed' : 'none'}
        name={(one) => print.back[one]}
        onChange={(one) => onChange({ backs: one === 'printed' })}
      />
      {backs && (
        <fieldset className="choice">
          <legend>{print.shift}</legend>
          <div className="shift">
            <Millimetres
              label={print.right}
              value={shift.x}
              describedBy={id}
              onChange={(x) => onChange({ shift: { ...shift, x } })}
            />
            <Millimetres
              label={print.down}
              value={shift.y}
              describedBy={id}
              onChange={(y) => onChange({ shift: { ...shift, y } })}
            />
          </div>
          <p id={id} className="quiet">
            {print.shiftNote}
          </p>
        </fieldset>
      )}
    </>
  );
}

export function Asking({ wish, onChange }: Props) {
  const { games } = useWords();
  const { print } = usePapers();
  const { kind, game, paper } = wish;
  return (
    <>
      <Choice
        label={print.what}
        values={KINDS}
        value={kind}
        name={(one) => print.kinds[one]}
        onChange={(one) => onChange({ kind: one })}
      />
      {kind === 'tiles' && <TilesAsking wish={wish} onChange={onChange} />}
      {(kind === 'score' || kind === 'leaflet') && (
        <Choice
          label={print.game}
          values={GAME_IDS}
          value={game}
          name={(one) => games[one].name}
          onChange={(one) => onChange({ game: one })}
        />
      )}
      <Choice
        label={print.paper}
        values={papersFor(navigator.language)}
        value={paper}
        name={(one) => print.sizes[one]}
        onChange={(one) => onChange({ paper: one })}
      />
    </>
  );
}
