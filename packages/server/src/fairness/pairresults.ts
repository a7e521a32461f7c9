/** Two players whose results against each other look arranged. */

import { chanceAgainst, type Rating } from '@boneyard/engine/rating';
import { alternation, atLeast, surprise } from './statistics';

/** A rated match of the two against each other, in order of time, with the ratings of both sides before it. */
export interface PairMatch {
  readonly table: string;
  readonly places: readonly [number, number];
  readonly sides: readonly [readonly Rating[], readonly Rating[]];
}

/** How a match went, from its log. */
export interface MatchCourse {
  /** From the first deal to the end, in milliseconds. */
  readonly lasted: number;
  /** One of the two was gone at the end. */
  readonly left: boolean;
}

export interface PairFinding {
  readonly matches: number;
  /** How often the first and the second finished ahead of the other. */
  readonly won: readonly [number, number];
  /** By how many standard deviations the one who won more did better than their ratings predicted. */
  readonly surprise: number;
  readonly alternation: number;
  /** Matches that were over in no time, or that one of them left. */
  readonly short: number;
  readonly reasons: readonly ('one-sided' | 'alternating' | 'short')[];
}

export const FEWEST_TOGETHER = 10;
const LISTED_Z = 3;
/** There is so much luck in tiles that nobody wins more of their matches against anybody, whatever their strength. */
const MOST_WON = 0.8;
const IMPROBABLE = 0.005;
/** A match that is over in less time than this, in milliseconds, was hardly played. */
const SHORT = 60_000;
const MANY_SHORT = 0.5;

export function judgePair(matches: readonly PairMatch[], courses: readonly MatchCourse[]): PairFinding | undefined {
  if (matches.length < FEWEST_TOGETHER) return undefined;
  const results = matches.map(({ places: [one, other] }) => (one === other ? 0.5 : one < other ? 1 : 0));
  const won = [
    results.filter((result) => result === 1).length,
    results.filter((result) => result === 0).length,
  ] as const;
  const z = surprise(matches.map(({ sides }, i) => ({ result: results[i]!, chance: chanceAgainst(...sides) })));
  const luck = atLeast(Math.max(...won), won[0] + won[1], MOST_WON);
  const turns = alternation(results.filter((result) => result !== 0.5).map((result) => result === 1));
  const short = courses.filter(({ lasted, left }) => left || lasted < SHORT).length;
  const reasons = [
    ...(Math.abs(z) >= LISTED_Z || luck < IMPROBABLE ? ['one-sided' as const] : []),
    ...(turns >= LISTED_Z ? ['alternating' as const] : []),
    ...(courses.length > 0 && short / courses.length >= MANY_SHORT ? ['short' as const] : []),
  ];
  if (reasons.length === 0) return undefined;
  return { matches: matches.length, won, surprise: Math.abs(z), alternation: turns, short, reasons };
}
