/** What a table plays, by name. */

import type { Table } from '@boneyard/rules/game';
import { type GameId, gameCalled } from '@boneyard/rules/games';
import { variantAt } from '@boneyard/rules/variants';
import type { Browser } from '@boneyard/words/en/browser';
import { useWords } from '../app/language';

/** “Block”, or “Block, own rules”. Empty if the game has a single variant. */
export function variantName(game: GameId, table: Table, { games, speech }: Browser): string {
  const { id, own } = variantAt(gameCalled(game)!, table);
  const name = games[game].variants?.[id]?.name ?? '';
  return own && name ? speech.ownRules(name) : name;
}

/** “Dominoes · Block, own rules”. */
export function gameTitle(game: GameId, table: Table, words: Browser): string {
  return [words.games[game].name, variantName(game, table, words)].filter(Boolean).join(' · ');
}

export function useVariantName(): (game: GameId, table: Table) => string {
  const words = useWords();
  return (game, table) => variantName(game, table, words);
}
