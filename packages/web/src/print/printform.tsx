/** The form that asks what to print and how. */

import { BOARD_GAMES, SET_NAMES, type SetName } from '@boneyard/print/games';
import { STYLES } from '@boneyard/print/spec';
import { textsIn } from '@boneyard/print/texts';
import { GAME_IDS } from '@boneyard/rules/games';
import { use, useId, useState } from 'react';
import { useWords } from '../app/language';
import { useSettings } from '../app/settings';
import { Choice } from '../ui/choice';
import { KINDS, type PrintChoices, papersOf, specOf } from './printchoices';
import { usePrintWords } from './printwords';

const MAX_SHIFT = 10;
const BACKS = ['none', 'printed'] as const;

interface LengthProps {
  readonly label: string;
  readonly value: number;
  readonly describedBy: string;
  onChange(value: number): void;
}

/** Reports a length only when the text is a valid one, so that the player can go on typing. */
function MillimetreField({ label, value, describedBy, onChange }: LengthProps) {
  const [text, setText] = useState(String(value));
  const read = (typed: string) =>
    typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.').replace('−', '-'));
  const fits = (length: number) => Math.abs(length) <= MAX_SHIFT;
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
  readonly choices: PrintChoices;
  onChange(change: Partial<PrintChoices>): void;
}

function SetField({ choices: { set }, onChange }: Props) {
  const { print } = usePrintWords();
  const { language } = useSettings();
  const { sets } = use(textsIn(language));
  const id = useId();
  return (
    <div className="asked">
      <label htmlFor={id}>{print.set}</label>
      <select id={id} value={set} onChange={(event) => onChange({ set: event.target.value as SetName })}>
        {SET_NAMES.map((name) => (
          <option key={name} value={name}>
            {sets[name]}
          </option>
        ))}
      </select>
    </div>
  );
}

function TileFields({ choices, onChange }: Props) {
  const { print } = usePrintWords();
  const id = useId();
  const { style, backs, shift } = choices;
  return (
    <>
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
            <MillimetreField
              label={print.right}
              value={shift.x}
              describedBy={id}
              onChange={(x) => onChange({ shift: { ...shift, x } })}
            />
            <MillimetreField
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

export function PrintForm({ choices, onChange }: Props) {
  const { games } = useWords();
  const { print } = usePrintWords();
  const { language } = useSettings();
  const { kind } = choices;
  // What the sheets will be: a board is not for every game, and a large paper only for boards.
  const spec = specOf(choices, language);
  return (
    <>
      <Choice
        label={print.what}
        values={KINDS}
        value={kind}
        name={(one) => print.kinds[one]}
        onChange={(one) => onChange({ kind: one })}
      />
      {(kind === 'tiles' || kind === 'list') && <SetField choices={choices} onChange={onChange} />}
      {kind === 'tiles' && <TileFields choices={choices} onChange={onChange} />}
      {'game' in spec && (
        <Choice
          label={print.game}
          values={kind === 'board' ? BOARD_GAMES : GAME_IDS}
          value={spec.game}
          name={(one) => games[one].name}
          onChange={(one) => onChange({ game: one })}
        />
      )}
      <Choice
        label={print.paper}
        values={papersOf(kind, navigator.language)}
        value={spec.paper}
        name={(one) => print.sizes[one]}
        onChange={(one) => onChange({ paper: one })}
      />
    </>
  );
}
