/** The order of a set's puzzles: by grade, numbered from 1 in each of them. Addresses keep the number of the puzzle's line. */

import type { Puzzle } from '@boneyard/bots/puzzles/puzzle';
import type { PuzzleResult } from '../storage/solvedpuzzles';

export const GRADES = ['easy', 'fair', 'hard'] as const;
export type Grade = (typeof GRADES)[number];

function gradeOf({ misses }: Puzzle): Grade {
  if (misses < 25) return 'easy';
  return misses < 75 ? 'fair' : 'hard';
}

export interface ListedPuzzle {
  readonly puzzle: Puzzle;
  /** In its address, and where results are saved. */
  readonly number: number;
  readonly grade: Grade;
  /** Its place within the grade, from 1. */
  readonly place: number;
}

export function inOrder(puzzles: readonly Puzzle[]): ListedPuzzle[] {
  return GRADES.flatMap((grade) =>
    puzzles
      .map((puzzle, index) => ({ puzzle, number: index + 1, grade }))
      .filter(({ puzzle }) => gradeOf(puzzle) === grade)
      .map((listed, index) => ({ ...listed, place: index + 1 })),
  );
}

/** The name under which the result of a puzzle is saved, and the end of its address. */
export function nameOf(set: string, number: number): string {
  return `${set}/${number}`;
}

/**
 * The next puzzle that was never tried, or else the next one that was missed, after the puzzle with this number and then from
 * the start; undefined if every other puzzle is solved.
 */
export function nextUnsolved(
  listed: readonly ListedPuzzle[],
  resultOf: (number: number) => PuzzleResult | undefined,
  after?: number,
): ListedPuzzle | undefined {
  const at = listed.findIndex(({ number }) => number === after);
  const following = [...listed.slice(at + 1), ...listed.slice(0, Math.max(0, at))];
  const first = (result: PuzzleResult | undefined) => following.find(({ number }) => resultOf(number) === result);
  return first(undefined) ?? first('missed');
}
