/** The games to choose from, each with its picture. */

import { GAME_IDS, type GameId, gameCalled } from '@boneyard/rules/games';
import { Link } from 'wouter';
import type { WebGame } from '../game';
import { webGames } from '../games';
import { useCourseProgress } from '../learn/courseprogress';
import { useWords } from './language';

interface CardProps {
  readonly id: GameId;
  readonly game: WebGame;
  onPlay(): void;
}

function GameCard({ id, game, onPlay }: CardProps) {
  const { web, games } = useWords();
  const { name } = games[id];
  const { seats } = gameCalled(id)!;
  const [course = id] = Object.keys(game.courses);
  const { done, steps } = useCourseProgress(course);
  return (
    <li className={`card ${id}`}>
      {/* The button below says the same to screen readers and keyboards. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: as above */}
      <div className="picture" onClick={onPlay}>
        <game.Picture />
      </div>
      <div className="about">
        <h2>{name}</h2>
        <p className="line">{games[id].table.line}</p>
        <p className="facts">{web.shelf.facts(Math.min(...seats), Math.max(...seats), game.minutes)}</p>
        <button type="button" className="button brass" aria-label={web.shelf.playGame(name)} onClick={onPlay}>
          {web.shelf.play}
        </button>
        <p className="study">
          <Link href={`/learn/${course}`} aria-label={web.shelf.learnGame(name)}>
            {done === 0 ? web.shelf.learn(steps) : web.shelf.learned(done, steps)}
          </Link>
          <Link href={`/rules/${id}`} aria-label={web.shelf.rulesOf(name)}>
            {web.shelf.rules}
          </Link>
          <Link href={`/play/${id}`} aria-label={web.shelf.optionsOf(name)}>
            {web.shelf.options}
          </Link>
        </p>
      </div>
    </li>
  );
}

export function GameShelf({ onPlay }: { onPlay(game: GameId): void }) {
  const { web } = useWords();
  return (
    <ul className="shelf" aria-label={web.shelf.label}>
      {GAME_IDS.map((id) => (
        <GameCard key={id} id={id} game={webGames[id]} onPlay={() => onPlay(id)} />
      ))}
    </ul>
  );
}
