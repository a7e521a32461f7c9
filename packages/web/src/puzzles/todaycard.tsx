/**
 * The puzzle of the day with its board, for the list of puzzles and the first page. Loading it takes some 30 KB (the puzzles of
 * the day's set and the board of its game), so the first page should import it lazily.
 */

import { Suspense, use, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/language';
import { useSolvedPuzzles } from '../storage/solvedpuzzles';
import { dayOf, puzzleOn, setOn, streak } from './day';
import { nameOf } from './puzzleorder';
import { PuzzlePicture } from './puzzlepicture';
import { gameOfSet, puzzlesOf, setTitle } from './puzzlesets';
import { usePuzzleWords } from './puzzlewords';
import './todaycard.css';

function Card({ day }: { readonly day: string }) {
  const words = usePuzzleWords();
  const pageWords = useWords();
  const { days } = useSolvedPuzzles();
  const set = setOn(day);
  const listed = use(puzzlesOf(set));
  const number = puzzleOn(day, listed.length) + 1;
  const { puzzle, grade, place } = listed.find((one) => one.number === number)!;
  const row = streak(days, day);
  const done = days.includes(day);
  return (
    <section className="panel today-card" aria-labelledby="today">
      <PuzzlePicture game={gameOfSet(set)} puzzle={puzzle} />
      <div className="about">
        <h2 id="today">{words.today}</h2>
        <p>{words.heading(setTitle(set, pageWords), words.name(words.grades[grade], place))}</p>
        {row > 0 && <p className="streak">{words.streak(row)}</p>}
        <p className="quiet">{done ? words.solvedToday : row > 0 ? words.keepStreak : words.noStreak}</p>
        <Link href={`/puzzles/${nameOf(set, number)}`} className={done ? 'button' : 'button brass'}>
          {done ? words.again : words.solve}
        </Link>
      </div>
    </section>
  );
}

export function TodayPuzzleCard() {
  const [day] = useState(() => dayOf(new Date()));
  return (
    <Suspense fallback={<section className="panel today-card" aria-busy="true" />}>
      <Card day={day} />
    </Suspense>
  );
}
