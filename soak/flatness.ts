/** What a server costs over time, and whether that stays the same. */

/** One minute of a server. */
export interface Sample {
  /** Which start of the server this is: a new process begins with new memory. */
  readonly start: number;
  /** How long that process has run, in minutes. */
  readonly age: number;
  /** In bytes. */
  readonly resident: number;
  readonly heap: number;
  readonly descriptors: number;
  /** Seconds of processor time of the server since it started. */
  readonly cpu: number;
  /** Until a move was acknowledged, of 99 in a hundred, in milliseconds; undefined if nobody moved. */
  readonly p99?: number;
  readonly moves: number;
  /** What went wrong for the players, and what the server reported. */
  readonly errors: readonly string[];
}

/** Code, caches and the database's pages are loaded before this age, in minutes. */
const WARM = 10;
/** The shortest time of which anything can be said, in minutes. */
const LEAST = 20;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

interface Figure {
  readonly name: string;
  /** Undefined where there is none in that minute. */
  readonly of: (sample: Sample) => number | undefined;
  /** The most that it may be at the end. */
  readonly most: (first: number) => number;
}

const MB = 1e6;
const memory = (first: number): number => 1.1 * first + 10 * MB;

const FIGURES: readonly Figure[] = [
  { name: 'resident memory', of: ({ resident }) => resident, most: memory },
  { name: 'heap', of: ({ heap }) => heap, most: memory },
  { name: 'descriptors', of: ({ descriptors }) => descriptors, most: (first) => first + 5 },
  { name: 'p99', of: ({ p99 }) => p99, most: (first) => 2 * first + 10 },
];

export interface Change {
  readonly name: string;
  readonly first: number;
  readonly last: number;
  readonly flat: boolean;
}

export interface Verdict {
  /** How many minutes were compared, all of one process. */
  readonly minutes: number;
  /** Each figure in the first third of them and in the last: medians, because other programs disturb single minutes. */
  readonly changes: readonly Change[];
  readonly moves: number;
  readonly errors: readonly string[];
  /** Undefined if the time was too short to tell. */
  readonly flat: boolean | undefined;
}

/** Compares within the process that ran longest. */
export function verdictOf(samples: readonly Sample[]): Verdict {
  const starts = [...new Set(samples.map(({ start }) => start))];
  const [longest = []] = starts
    .map((one) => samples.filter(({ start, age }) => start === one && age > WARM))
    .sort((a, b) => b.length - a.length);
  const third = Math.ceil(longest.length / 3);
  const changes = FIGURES.map(({ name, of, most }): Change => {
    const [first, last] = [longest.slice(0, third), longest.slice(-third)].map((part) =>
      median(part.map(of).filter((value) => value !== undefined)),
    );
    return { name, first: first!, last: last!, flat: last! <= most(first!) };
  });
  const errors = samples.flatMap((sample) => sample.errors);
  const long = longest.length >= LEAST;
  return {
    minutes: longest.length,
    changes,
    moves: samples.reduce((sum, { moves }) => sum + moves, 0),
    errors,
    flat: long ? changes.every(({ flat }) => flat) && errors.length === 0 : undefined,
  };
}
