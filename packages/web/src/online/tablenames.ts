/** What a table plays, in words: "Dominoes (Block, own rules)", and the rules that the name does not tell. */

import type { Table } from '@boneyard/rules/game';
import { type GameId, gameCalled } from '@boneyard/rules/games';
import { markedVariant } from '@boneyard/rules/playedvariant';
import { variantOptions } from '@boneyard/rules/variants';
import { useWords } from '../app/language';
import { useVariantName } from '../rules/variantname';
import { rulesOf } from '../table/players';
import { useOnlineWords } from './onlinewords';

/** The title of a game and a variant; of the game alone if it has no other. */
function useTitle(): (game: GameId, variant: string | undefined) => string {
  const { games } = useWords();
  const { played } = useOnlineWords();
  return (game, variant) => (variant ? played(games[game].name, variant) : games[game].name);
}

export function useVariantTitle(): (game: GameId, variant: string) => string {
  const { games } = useWords();
  const title = useTitle();
  return (game, variant) => title(game, games[game].variants?.[variant]?.name);
}

interface TableNames {
  title(game: GameId, table: Table): string;
  /** The match, and what differs from the usual rules of the variant. */
  rules(game: GameId, table: Table): string;
}

export function useTableNames(): TableNames {
  const words = useWords();
  const title = useTitle();
  const variantName = useVariantName();
  return {
    title: (game, table) => title(game, variantName(game, table)),
    rules: (game, table) =>
      rulesOf(table, game, words, variantOptions(markedVariant(gameCalled(game)!, table.options))),
  };
}
