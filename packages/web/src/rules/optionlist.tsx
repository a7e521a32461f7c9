/** Every house rule of a game with its choices. */

import type { GameId } from '@boneyard/rules/games';
import { useWords } from '../app/language';
import { useForm } from '../app/wordsondemand';
import { optionRows } from './optionrows';
import { useRuleWords } from './rulewords';

export function OptionList({ id }: { readonly id: GameId }) {
  const rules = useRuleWords();
  const rows = optionRows(id, useForm(id), useWords(), rules);
  return (
    <>
      <p>{rules.optionsNote}</p>
      <dl className="options">
        {rows.map(({ name, label, note, values }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <p>{note}</p>
              <ul>
                {values.map((value) => (
                  <li key={value}>{value}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
