/** The puzzle of the day, and all the others by how hard they are. */

import { GAME_IDS, type GameId } from '@boneyard/rules/games';
import { Suspense, use, useState } from 'react';
import { Link } from 'wouter';
import { type Result, useSolved } from '../keeping/solved';
import { useWords } from '../language';
import { Top } from '../pages/top';
import { Choice } from '../ui/choice';
import { dayOf, gameOn, puzzleOn, streak } from './day';
import { GRADES, gradeOf, puzzlesOf } from './sets';
import { useSolving } from './speaking';
import '../look/puzzles.css';

function Today({ day }: { readonly day: string }) {
  const words = useSolving();
  const { games } = useWords();
  const { days } = useSolved();
  const game = gameOn(day);
  const number = puzzleOn(day, use(puzzlesOf(game)).length) + 1;
  const row = streak(days, day);
  const done = days.includes(day);
  return (
    <section className="panel today" aria-labelledby="today">
      <h2 id="today">{words.today}</h2>
      <p>
        {words.heading(games[game].name, number)}. <span className="quiet">{words.todayNote}</span>
      </p>
      <p className="row-of-days">{row > 0 ? words.streak(row) : words.noStreak}</p>
      {done && <p>{words.solvedToday}</p>}
      <Link href={`/puzzles/${game}/${number}`} className={done ? 'button' : 'button brass'}>
        {done ? words.again : words.solve}
      </Link>
    </section>
  );
}

function Numbers({ game }: { readonly game: GameId }) {
  const words = useSolving();
  const { puzzles: kept } = useSolved();
  const puzzles = use(puzzlesOf(game));
  const resultOf = (number: number): Result | undefined => kept[`${game}/${number}`];
  const solved = puzzles.filter((_, index) => resultOf(index + 1) === 'solved').length;
  return (
    <>
      <p className="quiet">{words.solved(solved, puzzles.length)}</p>
      {GRADES.map((grade) => (
        <section key={grade} aria-labelledby={`grade-${grade}`} className="grade">
          <h3 id={`grade-${grade}`}>{words.grades[grade]}</h3>
          <p className="quiet">{words.gradeNotes[grade]}</p>
          <ul className="numbers">
            {puzzles.map((puzzle, index) => {
              const number = index + 1;
              const result = resultOf(number);
              const said = result ? ` (${words.results[result]})` : '';
              return gradeOf(puzzle) !== grade ? undefined : (
                <li key={puzzle.from}>
                  <Link
                    href={`/puzzles/${game}/${number}`}
                    className={`number ${result ?? ''}`}
                    aria-label={`${words.number(number)}${said}`}
                  >
                    {number}
                    {result && <span aria-hidden="true">{result === 'solved' ? ' ✓' : ' ·'}</span>}
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </>
  );
}

export function PuzzlesPage() {
  const words = useSolving();
  const { games } = useWords();
  const [day] = useState(() => dayOf(new Date()));
  const [game, setGame] = useState<GameId>(() => gameOn(day));
  return (
    <div className="page puzzles">
      <Top />
      <main>
        <h1>{words.title}</h1>
        <p className="promise">{words.about}</p>
        <Suspense fallback={<section className="panel today" aria-busy="true" />}>
          <Today day={day} />
        </Suspense>
        <section className="panel" aria-label={words.games}>
          <Choice<GameId>
            label={words.games}
            values={GAME_IDS}
            value={game}
            name={(id) => games[id].name}
            onChange={setGame}
          />
          <Suspense fallback={<p aria-busy="true" />}>
            <Numbers game={game} />
          </Suspense>
        </section>
      </main>
    </div>
  );
}
