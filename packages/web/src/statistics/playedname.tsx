/** The name of a game or of one of its variants, in a table of figures: a variant stands under its game. */

import { variantName } from '@boneyard/words/gametitle';
import { useWords } from '../app/language';
import type { Played } from './tallies';

export function PlayedName({ game, variant }: Played) {
  const words = useWords();
  return variant ? <span className="variant">{variantName(game, variant, words)}</span> : words.games[game].name;
}
