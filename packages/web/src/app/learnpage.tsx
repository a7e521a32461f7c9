/** All lessons with their lengths and how far the player has come, and the rules of each game. */

import { GAME_IDS, type GameId } from '@boneyard/rules/games';
import { Link } from 'wouter';
import { webGames } from '../games';
import { useCourseProgress } from '../learn/courseprogress';
import { useWords } from './language';
import { TopBar } from './topbar';
import './pagelists.css';
import { wordsOnDemand } from './wordsondemand';

const useLearningWords = wordsOnDemand('learning');

function CourseRow({ game, course }: { readonly game: GameId; readonly course: string }) {
  const { games } = useWords();
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
        aria-label={`${action}: ${name}`}
      >
        {action}
      </Link>
    </li>
  );
}

export function LearnPage() {
  const { web, games } = useWords();
  const texts = useLearningWords();
  return (
    <div className="page learn-page">
      <TopBar />
      <main>
        <h1>{texts.title}</h1>
        <p className="promise">{texts.about}</p>
        <div className="game-panels">
          {GAME_IDS.map((id) => {
            const { Picture, courses } = webGames[id];
            return (
              <section key={id} className={`panel game-panel ${id}`} aria-labelledby={`learn-${id}`}>
                <div className="picture">
                  <Picture />
                </div>
                <h2 id={`learn-${id}`}>{games[id].name}</h2>
                <ul>
                  {Object.keys(courses).map((course) => (
                    <CourseRow key={course} game={id} course={course} />
                  ))}
                </ul>
                <Link href={`/rules/${id}`} className="button" aria-label={web.shelf.rulesOf(games[id].name)}>
                  {web.shelf.rules}
                </Link>
              </section>
            );
          })}
        </div>
      </main>
    </div>
  );
}

/** Where the rules of every game are. */
export function RulesIndexPage() {
  const { web, games } = useWords();
  const texts = useLearningWords();
  return (
    <div className="page learn-page">
      <TopBar />
      <main>
        <h1>{texts.rules}</h1>
        <p className="promise">{texts.rulesNote}</p>
        <div className="game-panels">
          {GAME_IDS.map((id) => {
            const { Picture } = webGames[id];
            return (
              <section key={id} className={`panel game-panel ${id}`} aria-labelledby={`rules-${id}`}>
                <div className="picture">
                  <Picture />
                </div>
                <h2 id={`rules-${id}`}>{games[id].name}</h2>
                <p className="quiet">{games[id].about}</p>
                <Link href={`/rules/${id}`} className="button brass" aria-label={web.shelf.rulesOf(games[id].name)}>
                  {web.shelf.rules}
                </Link>
              </section>
            );
          })}
        </div>
      </main>
    </div>
  );
}
