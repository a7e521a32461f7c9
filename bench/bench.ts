/** What a benchmark is: it measures, prints and says whether the aim was met. A benchmark never fails a test run by being slow. */

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What was aimed at, in words, and whether this run met it. */
  readonly aim?: string;
  readonly met?: boolean;
}

export interface Bench {
  readonly name: string;
  /** `tiny` only shows that the benchmark still runs; its figures mean nothing. */
  run(size: 'full' | 'tiny'): Promise<readonly Figure[]> | readonly Figure[];
}
