/** The puzzle of the day on the first page: its board, and the player's streak. */

import { use, useState } from 'react';
import { Link } from 'wouter';
import { dayOf, gameOn, puzzleOn, streak } from '../puzzles/day';
import { nameOf } from '../puzzles/puzzleorder';
import { PuzzlePicture } from '../puzzles/puzzlepicture';
import { puzzlesOf } from '../puzzles/puzzlesets';
import { usePuzzleWords } from '../puzzles/puzzlewords';
import { useSolvedPuzzles } from '../storage/solvedpuzzles';
import { useWords } from './language';

export function DailyPuzzleCard() {
  const { web, games } = useWords();
  const words = usePuzzleWords();
  const { days } = useSolvedPuzzles();
  const [day] = useState(() => dayOf(new Date()));
  const game = gameOn(day);
  const listed = use(puzzlesOf(game));
  const number = puzzleOn(day, listed.length) + 1;
  const { puzzle } = listed.find((one) => one.number === number)!;
  const row = streak(days, day);
  const standing = days.includes(day) ? words.solvedToday : row > 0 ? words.streak(row) : words.solve;
  return (
    <Link href={`/puzzles/${nameOf(game, number)}`} className="tile-link puzzle-link">
      <PuzzlePicture game={game} puzzle={puzzle} />
      <span>
        <strong>{web.first.puzzle}</strong>
        <span className="quiet">{games[game].name}</span>
        <span className="streak">{standing}</span>
      </span>
    </Link>
  );
}
