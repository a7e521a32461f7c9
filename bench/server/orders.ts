/** Messages between a benchmark and a load generator. */

export type LoadOrder =
  /** Starts this many more matches of two players. */
  | { readonly do: 'seat'; readonly matches: number }
  /** Plays for some seconds: one move per match every `every` milliseconds, or as fast as possible if it is 0. */
  | { readonly do: 'play'; readonly seconds: number; readonly every: number }
  /** Asks for the ids of the tables. */
  | { readonly do: 'tables' }
  /** Seats this many spectators in front of a table. */
  | { readonly do: 'watch'; readonly table: string; readonly watchers: number }
  /** Asks what the spectators have seen since it was last asked. */
  | { readonly do: 'seen' };

export interface LoadResult {
  readonly moves: number;
  readonly seconds: number;
  /** Time from sending a move until the opponent has it, in milliseconds. */
  readonly median: number;
  readonly p99: number;
}

export interface WatchResult {
  /** Steps that did not follow from what their spectator had been shown. */
  readonly outOfOrder: number;
  /** How many spectators have seen less than the others. */
  readonly behind: number;
  /** From when the first spectator had a step until the last one did, in milliseconds: the 99th percentile of all steps. */
  readonly spread: number;
}

/** The value below which this share of the values lies. */
export function quantile(values: number[], share: number): number {
  const sorted = values.sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
