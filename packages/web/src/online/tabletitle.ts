/** What a table plays, by name: “Dominoes · Block, house rules”. */

import type { Table } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import { gameTitle, titleOf } from '@boneyard/words/gametitle';
import { useWords } from '../app/language';

export function useTableTitle(): (game: GameId, table: Table) => string {
  const words = useWords();
  return (game, table) => gameTitle(game, table, words);
}

/** The same for a variant with its usual rules. */
export function useVariantTitle(): (game: GameId, variant: string) => string {
  const words = useWords();
  return (game, variant) => titleOf(game, { id: variant, own: false }, words);
}
