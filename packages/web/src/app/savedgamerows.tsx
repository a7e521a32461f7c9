/** The rows of the list of saved games. */

import { facts } from '@boneyard/words/facts';
import { Link } from 'wouter';
import type { SavedGame } from '../storage/savedgame';
import { useDate } from './dates';
import { useWords } from './language';
import { isMatchOver, type ListedGame } from './savedgamelist';
import { scoresOf, statusOf, titleOf } from './savedgametexts';

interface Props {
  readonly games: readonly ListedGame[];
  onExport(saved: SavedGame): void;
  onRemove(saved: SavedGame, title: string): void;
}

export function SavedGameRows({ games, onExport, onRemove }: Props) {
  const words = useWords();
  const { web, speech } = words;
  const date = useDate();
  return games.map((listed, i) => {
    const over = isMatchOver(listed);
    const name = titleOf(listed, words);
    const now = facts(statusOf(listed, words), scoresOf(listed, words), date(listed.saved.changed));
    return (
      <li key={listed.saved.id}>
        <p>
          <strong>{name}</strong> <span className="quiet">{now}</span>
        </p>
        <div className="actions">
          <Link
            href={over ? `/replay/${listed.saved.id}` : `/table/${listed.saved.id}`}
            className={i === 0 && !over ? 'button brass' : 'button'}
            aria-label={speech.labelled(over ? web.kept.look : web.kept.resume, name)}
          >
            {over ? web.kept.look : web.kept.resume}
          </Link>
          <button
            type="button"
            className="button"
            aria-label={speech.labelled(web.kept.save, name)}
            onClick={() => onExport(listed.saved)}
          >
            {web.kept.save}
          </button>
          <button
            type="button"
            className="button"
            aria-label={speech.labelled(web.kept.remove, name)}
            onClick={() => onRemove(listed.saved, name)}
          >
            {web.kept.remove}
          </button>
        </div>
      </li>
    );
  });
}
