/** What a table plays, by name: "Block", or "Block, own rules". Empty if the game has a single variant. */

import type { Table } from '@boneyard/rules/game';
import { type GameId, gameCalled } from '@boneyard/rules/games';
import { variantAt } from '@boneyard/rules/playedvariant';
import { useWords } from '../app/language';
import { useRuleWords } from './rulewords';

export function useVariantName(): (game: GameId, table: Table) => string {
  const { games } = useWords();
  const { ownRules } = useRuleWords();
  return (game, table) => {
    const { id, own } = variantAt(gameCalled(game)!, table);
    const name = games[game].variants?.[id]?.name ?? '';
    return own && name ? ownRules(name) : name;
  };
}
