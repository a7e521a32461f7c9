/** The arithmetic behind the nightly look. docs/fairplay.md explains each figure. */

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return Number.isInteger(middle) ? (sorted[middle - 1]! + sorted[middle]!) / 2 : sorted[Math.floor(middle)]!;
}

/** Makes the median absolute deviation of normal values their standard deviation. */
const NORMAL = 1.4826;

/** The standard deviation, estimated so that a few values far away do not change it much. */
export function robustDeviation(values: readonly number[]): number {
  const middle = median(values);
  return NORMAL * median(values.map((value) => Math.abs(value - middle)));
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Two points nearer than this in x say little about the slope. */
const NEAREST = 1;

/** The line through the points by Theil and Sen: up to a quarter of the points may be anywhere. It never falls. */
export function risingLine(points: readonly Point[]): { readonly slope: number; readonly start: number } {
  const slopes = points.flatMap((one, i) =>
    points.slice(i + 1).flatMap((other) => {
      const apart = other.x - one.x;
      return Math.abs(apart) < NEAREST ? [] : [(other.y - one.y) / apart];
    }),
  );
  const slope = slopes.length > 0 ? Math.max(0, median(slopes)) : 0;
  return { slope, start: median(points.map(({ x, y }) => y - slope * x)) };
}

/** One result that was predicted: 1 for a win, ½ for a tie, and the chance before the match. */
export interface Prediction {
  readonly result: number;
  readonly chance: number;
}

/**
 * By how many standard deviations the results are better than predicted. The predictions take all earlier results into account,
 * so the errors are uncorrelated and their variances add up.
 */
export function surprise(predictions: readonly Prediction[]): number {
  const gained = predictions.reduce((sum, { result, chance }) => sum + result - chance, 0);
  const variance = predictions.reduce((sum, { chance }) => sum + chance * (1 - chance), 0);
  return variance > 0 ? gained / Math.sqrt(variance) : 0;
}

/** The chance of at least this many wins, if each match is won with this chance. */
export function atLeast(wins: number, of: number, chance: number): number {
  let [sum, exactly] = [0, chance ** of];
  for (let won = of; won >= wins; won--) {
    sum += exactly;
    exactly *= (won * (1 - chance)) / ((of - won + 1) * chance);
  }
  return sum;
}

/** By how many standard deviations two kinds of results take turns more often than in a random order (Wald and Wolfowitz). */
export function alternation(wins: readonly boolean[]): number {
  const n = wins.length;
  const won = wins.filter(Boolean).length;
  const product = 2 * won * (n - won);
  const variance = (product * (product - n)) / (n ** 2 * (n - 1));
  if (!(variance > 0)) return 0;
  const runs = 1 + wins.slice(1).filter((win, i) => win !== wins[i]).length;
  return (runs - (1 + product / n)) / Math.sqrt(variance);
}

const NORMAL_95 = 1.959964;

/** The lower end of the 95 % interval of a share (Wilson). */
export function leastShare(count: number, of: number): number {
  if (of === 0) return 0;
  const [share, z2] = [count / of, NORMAL_95 ** 2];
  const half = NORMAL_95 * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of ** 2));
  return (share + z2 / (2 * of) - half) / (1 + z2 / of);
}
