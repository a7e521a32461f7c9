/** Measuring speed and memory, in the same way in every benchmark. */

/** The processor time of this process in seconds. Unlike the time of day, it does not depend on what else is running. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Runs `work` on growing amounts until it takes `seconds` of processor time, and returns the amount per second. */
export function perSecond(work: (amount: number) => void, seconds: number): number {
  for (let amount = 1; ; amount *= 2) {
    const began = processorTime();
    work(amount);
    const took = processorTime() - began;
    if (took >= seconds) return amount / took;
    if (took < seconds / 8) amount *= 2;
  }
}

/** The best of several runs of each. Runs alternate, so that a busy moment of the machine affects all of them. */
export function best(rounds: number, ...works: (() => number)[]): number[] {
  const rates = works.map(() => 0);
  for (let round = 0; round < rounds; round++)
    for (const [i, work] of works.entries()) rates[i] = Math.max(rates[i]!, work());
  return rates;
}

/** Heap bytes per object; undefined without `--expose-gc`. */
export function bytesEach(amount: number, make: (i: number) => unknown): number | undefined {
  const { gc } = globalThis;
  if (!gc) return undefined;
  const kept: unknown[] = new Array(amount).fill(undefined);
  gc();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < amount; i++) kept[i] = make(i);
  gc();
  const grown = process.memoryUsage().heapUsed - before;
  // This use keeps the list alive until it has been measured.
  return kept.length > 0 ? grown / amount : undefined;
}

/** The middle one of several values; the lower one of two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[(values.length - 1) >> 1] ?? Number.NaN;
}
