/** The end of a lesson: play what it taught, take the next one, or read on. */

import { type GameId, gameCalled } from '@boneyard/rules/games';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { useWords } from '../app/language';
import { webGames } from '../games';
import { againstBots, startGame } from '../play/setup/start';
import type { LessonStep } from './course';
import { COURSE_IDS, gameTaughtBy } from './courselist';
import { useCourseProgress } from './courseprogress';
import { useLessons } from './lessonwords';

interface Props {
  readonly id: string;
  /** Its options are those of the game that follows. */
  readonly taught: LessonStep;
  onAgain(): void;
}

function NextCourse({ id }: { readonly id: string }) {
  const words = useLessons();
  const { games } = useWords();
  const { done, steps, minutes } = useCourseProgress(id);
  return (
    <li>
      <Link href={`/learn/${id}`} className="onward">
        <strong>{words.nextCourse(games[gameTaughtBy(id)].courses[id]!)}</strong>
        <span className="quiet">{done > 0 ? words.doneOf(done, steps) : words.length(steps, minutes)}</span>
      </Link>
    </li>
  );
}

export function Finished({ id, taught: { players, options }, onAgain }: Props) {
  const words = useLessons();
  const pageWords = useWords();
  const { games } = pageWords;
  const [, navigate] = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const game: GameId = gameTaughtBy(id);
  const { Picture, puzzles } = webGames[game];
  const name = games[game].courses[id]!;
  const next = COURSE_IDS[COURSE_IDS.indexOf(id) + 1];
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  async function play(): Promise<void> {
    const rules = gameCalled(game)!;
    const table = setTable(rules, players, options);
    navigate(
      isProblem(table) ? `/play/${game}` : await startGame(rules, table, againstBots(players, 'gentle', pageWords)),
    );
  }

  return (
    <main className="finished">
      <div className="picture">
        <Picture />
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {words.finished(name)}
      </h1>
      <h2>{words.onwards}</h2>
      <ul>
        <li>
          <button type="button" className="onward main" onClick={play}>
            <strong>{words.play}</strong>
            <span>{words.playNote(name)}</span>
          </button>
        </li>
        {next && <NextCourse id={next} />}
        <li>
          <Link href={`/rules/${game}`} className="onward">
            <strong>{words.rules}</strong>
            <span className="quiet">{words.rulesNote}</span>
          </Link>
        </li>
        {puzzles && (
          <li>
            <Link href="/puzzles" className="onward">
              <strong>{words.puzzles}</strong>
              <span className="quiet">{words.puzzlesNote}</span>
            </Link>
          </li>
        )}
      </ul>
      <div className="actions wrap">
        <button type="button" className="button" onClick={onAgain}>
          {words.again}
        </button>
        <Link href="/" className="button">
          {pageWords.web.home}
        </Link>
      </div>
    </main>
  );
}
