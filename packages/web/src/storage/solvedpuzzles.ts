/** Which puzzles were solved on this device, and on which days the daily puzzle. */

import { entriesIn, localSetting, stringsIn, withItem } from './localsetting';

export const RESULTS = ['solved', 'missed'] as const;
/** `missed`: the player tried another move first, or had the solution shown. */
export type PuzzleResult = (typeof RESULTS)[number];

export interface SolvedPuzzles {
  /** By `set/number`. */
  readonly puzzles: Readonly<Record<string, PuzzleResult>>;
  /** Days on which the puzzle of the day was solved, as `2026-11-15`. */
  readonly days: readonly string[];
}

const solved = localSetting<SolvedPuzzles>('boneyard.solved', (json) => {
  const { puzzles, days } = Object.fromEntries(entriesIn(json));
  const results = entriesIn(puzzles).flatMap(([puzzle, stored]) => {
    const result = RESULTS.find((one) => one === stored);
    return result ? [[puzzle, result] as const] : [];
  });
  return { puzzles: Object.fromEntries(results), days: stringsIn(days) };
});

export const useSolvedPuzzles = solved.use;

/** The first result counts; later ones are ignored. */
export function savePuzzle(puzzle: string, result: PuzzleResult): void {
  const { puzzles, days } = solved.read();
  if (puzzles[puzzle] === undefined) solved.set({ puzzles: { ...puzzles, [puzzle]: result }, days });
}

export function saveDay(day: string): void {
  const { puzzles, days } = solved.read();
  solved.set({ puzzles, days: withItem(days, day) });
}
