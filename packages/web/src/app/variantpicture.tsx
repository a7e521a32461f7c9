/** The picture of the variant that some options play. */

import type { GameId } from '@boneyard/rules/games';
import type { Options } from '@boneyard/rules/options';
import { webGames } from '../games';

export function VariantPicture({ game, options }: { readonly game: GameId; readonly options: Options }) {
  const { variants = [], Picture } = webGames[game];
  const fits = (wanted: Options) => Object.entries(wanted).every(([name, value]) => options[name] === value);
  // The usual variant asks for nothing, so it always fits and is tried last.
  const Drawn = variants.toReversed().find((one) => fits(one.options))?.Picture ?? Picture;
  return <Drawn />;
}
