/** What we decided where the sheet is silent, each with its reason. */

import type { GameId } from '@boneyard/rules/games';
import { usePageWords } from '../app/wordsondemand';
import { DrawnText } from '../learn/drawntext';
import { useRuleWords } from './rulewords';

export function RulingList({ id }: { readonly id: GameId }) {
  const rules = useRuleWords();
  const { rulings } = usePageWords(id).rules;
  return (
    <>
      <p>{rules.rulingsNote}</p>
      <ol className="rulings">
        {rulings.map(({ ruling, reason }, index) => (
          <li key={ruling} id={`ruling-${index + 1}`}>
            <p>
              <span className="mark">{rules.ruling}</span> <DrawnText text={ruling} />
            </p>
            <p className="quiet">
              {rules.because} <DrawnText text={reason} />
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
