/** The name of a game or of one of its variants, in figures. */

import { useWords } from '../app/language';
import type { Played } from './tallies';

/** “Dominoes”, “Dominoes · Block”, or “Dominoes · Block, own rules”. */
export function usePlayedName(): (played: Played) => string {
  const { games } = useWords();
  const variantName = useVariantName();
  return ({ game, variant }) => [games[game].name, variant && variantName(game, variant)].filter(Boolean).join(' · ');
}

/** In a table, a variant stands under its game. */
export function PlayedName({ game, variant }: Played) {
  const { games } = useWords();
  const variantName = useVariantName();
  return variant ? <span className="variant">{variantName(game, variant)}</span> : games[game].name;
}

function useVariantName() {
  const { games, speech } = useWords();
  return (game: Played['game'], { id, own }: NonNullable<Played['variant']>): string => {
    const { name } = games[game].variants![id]!;
    return own ? speech.ownRules(name) : name;
  };
}
