/** The puzzle of the day, and all other puzzles by difficulty, each with a picture of its position. */

import { Suspense, use, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/language';
import { TopBar } from '../app/topbar';
import { useSolvedPuzzles } from '../storage/solvedpuzzles';
import { Choice } from '../ui/choice';
import { dayOf, setOn } from './day';
import { GRADES, type ListedPuzzle, nameOf, nextUnsolved } from './puzzleorder';
import { PuzzlePicture } from './puzzlepicture';
import { gameOfSet, PUZZLE_SETS, puzzlesOf, setTitle } from './puzzlesets';
import { usePuzzleWords } from './puzzlewords';
import { TodayPuzzleCard } from './todaycard';
import './puzzles.css';

const SIGNS = { solved: 'M4 12.5L9.5 18L20 6.5', missed: 'M12 12h0.01' };

export function PuzzleShelf({ set }: { readonly set: string }) {
  const words = usePuzzleWords();
  const { puzzles: results } = useSolvedPuzzles();
  const listed = use(puzzlesOf(set));
  const resultOf = (number: number) => results[nameOf(set, number)];
  const solved = listed.filter(({ number }) => resultOf(number) === 'solved').length;
  const next = nextUnsolved(listed, resultOf);

  function card({ puzzle, number, grade, place }: ListedPuzzle) {
    const result = resultOf(number);
    const name = words.name(words.grades[grade], place);
    return (
      <li key={number}>
        <Link href={`/puzzles/${nameOf(set, number)}`} className={`puzzle-card ${result ?? ''}`}>
          <PuzzlePicture game={gameOfSet(set)} puzzle={puzzle} />
          <span className="hidden">{result ? `${name} (${words.results[result]})` : name}</span>
          <span className="number" aria-hidden="true">
            {place}
            {result && (
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={SIGNS[result]} />
              </svg>
            )}
          </span>
        </Link>
      </li>
    );
  }

  return (
    <>
      <div className="progress-row">
        <p className="quiet">{words.solved(solved, listed.length)}</p>
        {next ? (
          <Link href={`/puzzles/${nameOf(set, next.number)}`} className="button brass">
            {words.nextCalled(words.name(words.grades[next.grade], next.place))}
          </Link>
        ) : (
          <p>{words.allSolved}</p>
        )}
      </div>
      {GRADES.map((grade) => (
        <section key={grade} aria-labelledby={`grade-${grade}`} className="grade">
          <h3 id={`grade-${grade}`}>{words.grades[grade]}</h3>
          <p className="quiet">{words.gradeNotes[grade]}</p>
          <ul className="puzzle-cards">{listed.filter((one) => one.grade === grade).map(card)}</ul>
        </section>
      ))}
    </>
  );
}

export function PuzzlesPage() {
  const words = usePuzzleWords();
  const pageWords = useWords();
  const [set, choose] = useState(() => setOn(dayOf(new Date())));
  return (
    <div className="page puzzles">
      <TopBar />
      <main>
        <h1>{words.title}</h1>
        <p className="promise">{words.about}</p>
        <TodayPuzzleCard />
        <section className="panel" aria-label={words.games}>
          <Choice<string>
            label={words.games}
            values={PUZZLE_SETS}
            value={set}
            name={(one) => setTitle(one, pageWords)}
            onChange={choose}
          />
          <Suspense fallback={<p className="shelf-loading" aria-busy="true" />}>
            <PuzzleShelf set={set} />
          </Suspense>
        </section>
      </main>
    </div>
  );
}
