/** What a benchmark is. Its figures can have targets, but missing a target never fails a test run. */

import type { Part } from '../scripts/parts.mjs';

export interface BenchFigure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The target as text, and whether this run met it. */
  readonly target?: string;
  readonly met?: boolean;
}

/** How many times as fast something is as something else, and how many times it should be at least. */
export function ratio(name: string, value: number, wanted: number): BenchFigure {
  return { name, value, unit: '×', target: `≥ ${wanted}`, met: value >= wanted };
}

export interface Bench {
  readonly name: string;
  readonly needs?: readonly Part[];
  /** `tiny` only checks that the benchmark still runs; its figures are meaningless. */
  run(size: 'full' | 'tiny'): Promise<readonly BenchFigure[]> | readonly BenchFigure[];
}
