/** The variants of a game as pictures, with a sentence about the chosen one. Games with a single variant have no choice. */

import { type GameId, gameCalled } from '@boneyard/rules/games';
import { webGames } from '../games';
import { PictureChoice } from '../ui/picturechoice';
import { useWords } from './language';

interface Props {
  readonly game: GameId;
  readonly label: string;
  readonly value: string;
  onChange(variant: string): void;
}

export function VariantChoice({ game, label, value, onChange }: Props) {
  const texts = useWords().games[game].variants ?? {};
  const { variantPictures = {} } = webGames[game];
  const { variants } = gameCalled(game)!;
  if (variants.length < 2) return null;
  return (
    <div className="variant-choice">
      <PictureChoice
        label={label}
        values={variants.map(({ id }) => ({ id, Picture: variantPictures[id]! }))}
        value={value}
        name={(id) => texts[id]!.name}
        onChange={onChange}
      />
      <p className="quiet note">{texts[value]?.note}</p>
    </div>
  );
}
