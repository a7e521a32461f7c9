/** Form fields for a game's options, made from their specification. */

import { type GameId, gameCalled } from '@boneyard/rules/games';
import type { MatchLength, MatchOption, Option, Options, OptionValue, Settled } from '@boneyard/rules/options';
import { useId } from 'react';
import { useWords } from '../../app/language';
import { useForm } from '../../app/wordsondemand';
import './setup.css';

interface FieldProps {
  readonly name: string;
  readonly option: Option;
  readonly value: OptionValue;
  readonly settled: Settled;
  readonly labels: Readonly<Record<string, string>> | undefined;
  readonly describedBy: string;
  readonly id: string;
  /** Undefined is the default, whatever the other options make it. */
  onChange(value: OptionValue | undefined): void;
}

/** Where a match starts whose kind of length is not the game's own. */
const OTHER_LENGTHS = { target: 100, rounds: 3 };

function matchOf(length: string, size: number): MatchLength {
  return length === 'target' ? { target: size } : { rounds: size };
}

/** The game's own length, if it is of this kind. */
function switchedTo(length: MatchOption['lengths'][number], usual: MatchLength): MatchLength | undefined {
  return length in usual ? undefined : matchOf(length, OTHER_LENGTHS[length]);
}

function Field({ option, value, settled, labels, describedBy, id, onChange }: FieldProps) {
  const { web } = useWords();
  const valueText = (one: OptionValue) => {
    if (typeof one === 'boolean') return one ? web.setup.yes : web.setup.no;
    return labels?.[String(one)] ?? String(one);
  };
  switch (option.kind) {
    case 'choice': {
      const values = option.values(settled);
      return (
        <select
          id={id}
          aria-describedby={describedBy}
          value={values.indexOf(value as string)}
          onChange={(event) => onChange(values[Number(event.target.value)]!)}
        >
          {values.map((one, index) => (
            <option key={String(one)} value={index}>
              {valueText(one)}
            </option>
          ))}
        </select>
      );
    }
    case 'count':
      return (
        <input
          id={id}
          type="number"
          aria-describedby={describedBy}
          min={option.least}
          max={option.most(settled)}
          value={value as number}
          onChange={(event) => onChange(Math.round(event.target.valueAsNumber) || option.least)}
        />
      );
    case 'match': {
      const [[length, size] = ['rounds', 1]] = Object.entries(value);
      return (
        <span className="match-field">
          <input
            id={id}
            type="number"
            aria-describedby={describedBy}
            min={1}
            max={length === 'target' ? 1_000_000 : 1000}
            value={size}
            onChange={(event) => onChange(matchOf(length, Math.round(event.target.valueAsNumber) || 1))}
          />
          {option.lengths.length > 1 ? (
            <select
              aria-label={web.setup.length}
              value={length}
              onChange={({ target }) => {
                const next = option.lengths[target.selectedIndex]!;
                onChange(switchedTo(next, option.usual(settled)));
              }}
            >
              {option.lengths.map((one) => (
                <option key={one} value={one}>
                  {web.setup.lengths[one]}
                </option>
              ))}
            </select>
          ) : (
            <span>{web.setup.lengths[option.lengths[0]!]}</span>
          )}
        </span>
      );
    }
  }
}

interface Props {
  readonly id: GameId;
  readonly players: number;
  readonly options: Options;
  /** Options that are not shown. */
  readonly fixed: Options;
  /** Without a value, the option follows its default. */
  onChange(name: string, value: OptionValue | undefined): void;
}

export function OptionFields({ id, players, options, fixed, onChange }: Props) {
  const { web } = useWords();
  const texts = useForm(id);
  const form = useId();
  const settled: Settled = { players, options };
  return (
    <ul className="option-fields">
      {Object.entries(gameCalled(id)!.options).map(([name, option]) => {
        if (name in fixed) return undefined;
        const matters = option.matters?.(settled) ?? true;
        const [field, note] = [`${form}-${name}`, `${form}-${name}-note`];
        return (
          <li key={name} className={matters ? '' : 'idle'}>
            <label htmlFor={field}>{texts[name]!.label}</label>
            <Field
              id={field}
              describedBy={note}
              name={name}
              option={option}
              value={options[name]!}
              settled={settled}
              labels={texts[name]!.values}
              onChange={(value) => onChange(name, value)}
            />
            <p id={note} className="quiet">
              {matters ? texts[name]!.note : web.setup.noEffect}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
