/** Messages between a benchmark and a load generator. */

export type LoadOrder =
  /** Starts this many more matches of two players. */
  | { readonly do: 'seat'; readonly matches: number }
  /** Plays for some seconds: one move per match every `every` milliseconds, or as fast as possible if it is 0. */
  | { readonly do: 'play'; readonly seconds: number; readonly every: number };

export interface LoadResult {
  readonly moves: number;
  readonly seconds: number;
  /** Time from sending a move until the opponent has it, in milliseconds. */
  readonly median: number;
  readonly p99: number;
}

/** The value below which this share of the values lies. */
export function quantile(values: number[], share: number): number {
  const sorted = values.sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
