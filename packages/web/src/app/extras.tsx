/** What else there is on the first page: the puzzle of the day, and things for real tiles. */

import { Suspense } from 'react';
import { Link } from 'wouter';
import { lazy } from '../ui/lazy';
import { useWords } from './language';
import { useRest } from './rest';

const DailyPuzzleCard = lazy(() => import('./dailypuzzlecard').then((part) => ({ default: part.DailyPuzzleCard })));

/** It has its place before it is loaded. */
export function PuzzlePlace() {
  const { web } = useWords();
  const rested = useRest();
  const empty = (
    <Link href="/puzzles" className="tile-link puzzle-link">
      <span className="still" />
      <span>
        <strong>{web.first.puzzle}</strong>
        <span className="quiet">{web.first.puzzleNote}</span>
      </span>
    </Link>
  );
  return <Suspense fallback={empty}>{rested ? <DailyPuzzleCard /> : empty}</Suspense>;
}

export function Extras() {
  const { web } = useWords();
  return (
    <section className="extras" aria-label={web.first.more}>
      <PuzzlePlace />
      <Link href="/print" className="tile-link">
        <strong>{web.first.print}</strong>
        <span className="quiet">{web.first.printNote}</span>
      </Link>
      <Link href="/pads" className="tile-link">
        <strong>{web.nav.places.pads}</strong>
        <span className="quiet">{web.first.padNote}</span>
      </Link>
    </section>
  );
}
