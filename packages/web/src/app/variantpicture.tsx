/** The picture of the variant that some options play. */

import { type GameId, gameCalled } from '@boneyard/rules/games';
import type { Options } from '@boneyard/rules/options';
import { markedVariant } from '@boneyard/rules/playedvariant';
import { webGames } from '../games';

export function VariantPicture({ game, options }: { readonly game: GameId; readonly options: Options }) {
  const { variantPictures, Picture } = webGames[game];
  const Drawn = variantPictures?.[markedVariant(gameCalled(game)!, options).id] ?? Picture;
  return <Drawn />;
}
