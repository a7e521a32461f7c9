/** The games to choose from, as pictures. */

import { GAME_IDS, type GameId } from '@boneyard/rules/games';
import { useId } from 'react';
import { useWords } from '../app/language';
import { webGames } from '../games';

interface Props {
  readonly label: string;
  readonly value: GameId;
  onChange(game: GameId): void;
}

export function GameChoice({ label, value, onChange }: Props) {
  const { games } = useWords();
  const name = useId();
  return (
    <fieldset className="choice game-choice">
      <legend>{label}</legend>
      <div className="game-cards">
        {GAME_IDS.map((id) => {
          const { Picture } = webGames[id];
          return (
            <label key={id} className={id === value ? 'segment game-card taken' : 'segment game-card'}>
              <input type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
              <span className="picture" aria-hidden="true">
                <Picture />
              </span>
              <span>{games[id].name}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
