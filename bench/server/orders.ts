/** What the bench tells a load generator to do, and what it hears back. */

export type Order =
  /** Seats so many more matches of two. */
  | { readonly do: 'seat'; readonly matches: number }
  /** Plays for so long: as fast as it goes, or one move a match in so many milliseconds. */
  | { readonly do: 'play'; readonly seconds: number; readonly every: number };

export interface Played {
  readonly moves: number;
  readonly seconds: number;
  /** From sending a move to the opponent's having it, in milliseconds. */
  readonly median: number;
  readonly p99: number;
}

/** The value below which this share of them lies. */
export function quantile(values: number[], share: number): number {
  const sorted = values.sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
