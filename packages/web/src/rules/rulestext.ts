/** What a table agreed on, in a few words. */

import type { Table } from '@boneyard/rules/game';
import { type GameId, gameCalled } from '@boneyard/rules/games';
import { houseRules, variantAt } from '@boneyard/rules/playedvariant';
import { facts } from '@boneyard/words/facts';
import { variantName } from '@boneyard/words/gametitle';
import { useWords } from '../app/language';
import { useForm } from '../app/wordsondemand';
import { lengthOf } from '../table/players';

/** What the name of the variant does not tell: “Tiles each 6 · 100 points”. */
export function useOwnRulesText(id: GameId): (table: Table) => string {
  const words = useWords();
  const form = useForm(id);
  return (table) => {
    const own = houseRules(gameCalled(id)!, table).map((name) => {
      const { label, values } = form[name]!;
      const value = table.options[name]!;
      return values?.[String(value)] ?? (value === true ? label : `${label} ${value}`);
    });
    return facts(...own, lengthOf(table, id, words));
  };
}

/** With the name of the variant: “Block, house rules · Tiles each 6 · 100 points”. */
export function useRulesText(id: GameId): (table: Table) => string {
  const words = useWords();
  const ownRules = useOwnRulesText(id);
  return (table) => facts(variantName(id, variantAt(gameCalled(id)!, table), words), ownRules(table));
}
