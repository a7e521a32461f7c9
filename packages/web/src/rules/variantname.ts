/** What a table plays, by name: “Block”, or “Block, own rules”. Empty if the game has a single variant. */

import type { Table } from '@boneyard/rules/game';
import { type GameId, gameCalled } from '@boneyard/rules/games';
import { variantAt } from '@boneyard/rules/variants';
import { variantName } from '@boneyard/words/gametitle';
import { useWords } from '../app/language';

export function useVariantName(): (game: GameId, table: Table) => string {
  const words = useWords();
  return (game, table) => variantName(game, variantAt(gameCalled(game)!, table), words);
}
