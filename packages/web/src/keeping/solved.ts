/** Which puzzles were solved on this device, and on which days the daily one. */

import { entries, including, noted, texts } from './noted';

export const RESULTS = ['solved', 'missed'] as const;
/** `missed`: found only after something else was tried, or shown. */
export type Result = (typeof RESULTS)[number];

export interface Solved {
  /** By `game/number`. */
  readonly puzzles: Readonly<Record<string, Result>>;
  /** Days on which the puzzle of the day was solved, as `2026-11-15`. */
  readonly days: readonly string[];
}

const solved = noted<Solved>('boneyard.solved', (json) => {
  const { puzzles, days } = Object.fromEntries(entries(json));
  const results = entries(puzzles).flatMap(([puzzle, kept]) => {
    const result = RESULTS.find((one) => one === kept);
    return result ? [[puzzle, result] as const] : [];
  });
  return { puzzles: Object.fromEntries(results), days: texts(days) };
});

export const useSolved = solved.use;

/** The first result stands: a puzzle is solved once. */
export function keepPuzzle(puzzle: string, result: Result): void {
  const { puzzles, days } = solved.read();
  if (puzzles[puzzle] === undefined) solved.keep({ puzzles: { ...puzzles, [puzzle]: result }, days });
}

export function keepDay(day: string): void {
  const { puzzles, days } = solved.read();
  solved.keep({ puzzles, days: including(days, day) });
}
