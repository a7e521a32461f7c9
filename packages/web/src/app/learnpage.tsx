/** All lessons with their lengths and how far the player has come, and the rules of each game. */

import { GAME_IDS, type GameId } from '@boneyard/rules/games';
import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { webGames } from '../games';
import { useCourseProgress } from '../learn/courseprogress';
import { useWords } from './language';
import { TopBar } from './topbar';
import './pagelists.css';
import { wordsOnDemand } from './wordsondemand';

const useLearningWords = wordsOnDemand('learning');

function CourseRow({ game, course }: { readonly game: GameId; readonly course: string }) {
  const { games, speech } = useWords();
  const texts = useLearningWords();
  const { done, steps, minutes } = useCourseProgress(course);
  const name = texts.course(games[game].courses[course]!);
  const action = done === 0 ? texts.start : done < steps ? texts.continue : texts.again;
  return (
    <li className="course-row">
      <p>
        <strong>{name}</strong>
        <span className="quiet">{texts.length(steps, minutes)}</span>
      </p>
      {done > 0 && (
        <p className="progress">
          <progress max={steps} value={done} aria-label={name} />
          <span>{done < steps ? texts.done(done, steps) : texts.finished}</span>
        </p>
      )}
      <Link
        href={`/learn/${course}`}
        className={done < steps ? 'button brass' : 'button'}
        aria-label={speech.labelled(action, name)}
      >
        {action}
      </Link>
    </li>
  );
}

interface GamePanelProps {
  readonly game: GameId;
  /** What the page is for. */
  readonly children: ReactNode;
  /** The rules are what the page leads to. */
  readonly main?: boolean;
}

/** A game with its picture, and the way to its rules. */
function GamePanel({ game, main = false, children }: GamePanelProps) {
  const { web, games } = useWords();
  const id = useId();
  const { Picture } = webGames[game];
  const { name } = games[game];
  return (
    <section className={`panel game-panel ${game}`} aria-labelledby={id}>
      <div className="picture">
        <Picture />
      </div>
      <h2 id={id}>{name}</h2>
      {children}
      <Link href={`/rules/${game}`} className={main ? 'button brass' : 'button'} aria-label={web.shelf.rulesOf(name)}>
        {web.shelf.rules}
      </Link>
    </section>
  );
}

interface GamePanelsProps {
  readonly title: string;
  readonly about: string;
  panel(game: GameId): ReactNode;
}

function GamePanels({ title, about, panel }: GamePanelsProps) {
  return (
    <div className="page learn-page">
      <TopBar />
      <main>
        <h1>{title}</h1>
        <p className="promise">{about}</p>
        <div className="game-panels">{GAME_IDS.map(panel)}</div>
      </main>
    </div>
  );
}

export function LearnPage() {
  const texts = useLearningWords();
  return (
    <GamePanels
      title={texts.title}
      about={texts.about}
      panel={(game) => (
        <GamePanel key={game} game={game}>
          <ul>
            {Object.keys(webGames[game].courses).map((course) => (
              <CourseRow key={course} game={game} course={course} />
            ))}
          </ul>
        </GamePanel>
      )}
    />
  );
}

/** Where the rules of every game are. */
export function RulesIndexPage() {
  const { games } = useWords();
  const texts = useLearningWords();
  return (
    <GamePanels
      title={texts.rules}
      about={texts.rulesNote}
      panel={(game) => (
        <GamePanel key={game} game={game} main>
          <p className="quiet">{games[game].about}</p>
        </GamePanel>
      )}
    />
  );
}
