/** What a table agreed on, in a few words: “Block, own rules, Tiles each 6, 100 points”. */

import type { Table } from '@boneyard/rules/game';
import { type GameId, gameCalled } from '@boneyard/rules/games';
import { houseRules, variantAt } from '@boneyard/rules/variants';
import { variantName } from '@boneyard/words/gametitle';
import { useWords } from '../app/language';
import { useForm } from '../app/wordsondemand';
import { lengthOf } from '../table/players';

export function useRulesText(id: GameId): (table: Table) => string {
  const words = useWords();
  const form = useForm(id);
  return (table) => {
    const game = gameCalled(id)!;
    const own = houseRules(game, table).map((name) => {
      const { label, values } = form[name]!;
      const value = table.options[name]!;
      return values?.[String(value)] ?? (value === true ? label : `${label} ${value}`);
    });
    return [variantName(id, variantAt(game, table), words), ...own, lengthOf(table, id, words)]
      .filter(Boolean)
      .join(', ');
  };
}
