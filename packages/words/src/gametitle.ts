/** What a table plays, by name. */

import type { Table } from '@boneyard/rules/game';
import { type GameId, gameCalled } from '@boneyard/rules/games';
import { type PlayedVariant, variantAt } from '@boneyard/rules/playedvariant';
import type { Spoken } from './en/spoken';
import { facts } from './facts';

/** “Block”, or “Block, house rules”. Empty if the game has a single variant. */
export function variantName(game: GameId, { id, own }: PlayedVariant, { games, speech }: Spoken): string {
  const name = games[game].variants?.[id]?.name ?? '';
  return own && name ? speech.ownRules(name) : name;
}

/** “Dominoes · Block, house rules”; without a variant, the name of the game. */
export function titleOf(game: GameId, variant: PlayedVariant | undefined, words: Spoken): string {
  return facts(words.games[game].name, variant && variantName(game, variant, words));
}

export function gameTitle(game: GameId, table: Table, words: Spoken): string {
  return titleOf(game, variantAt(gameCalled(game)!, table), words);
}
