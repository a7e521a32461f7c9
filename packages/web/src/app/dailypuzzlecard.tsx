/** The puzzle of the day on the first page: its board, and the player's streak. */

import { use, useState } from 'react';
import { Link } from 'wouter';
import { dayOf, puzzleOn, setOn, streak } from '../puzzles/day';
import { nameOf } from '../puzzles/puzzleorder';
import { PuzzlePicture } from '../puzzles/puzzlepicture';
import { gameOfSet, puzzlesOf, setTitle } from '../puzzles/puzzlesets';
import { usePuzzleWords } from '../puzzles/puzzlewords';
import { useSolvedPuzzles } from '../storage/solvedpuzzles';
import { useWords } from './language';

export function DailyPuzzleCard() {
  const pageWords = useWords();
  const words = usePuzzleWords();
  const { days } = useSolvedPuzzles();
  const [day] = useState(() => dayOf(new Date()));
  const set = setOn(day);
  const listed = use(puzzlesOf(set));
  const number = puzzleOn(day, listed.length) + 1;
  const { puzzle } = listed.find((one) => one.number === number)!;
  const row = streak(days, day);
  const standing = days.includes(day) ? words.solvedToday : row > 0 ? words.streak(row) : words.solve;
  return (
    <Link href={`/puzzles/${nameOf(set, number)}`} className="tile-link puzzle-link">
      <PuzzlePicture game={gameOfSet(set)} puzzle={puzzle} />
      <span>
        <strong>{pageWords.web.first.puzzle}</strong>
        <span className="quiet">{setTitle(set, pageWords)}</span>
        <span className="streak">{standing}</span>
      </span>
    </Link>
  );
}
