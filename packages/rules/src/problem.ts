/** What is wrong with something that came from outside: a code and its details. The words are elsewhere. */

export const PROBLEMS = [
  'not json',
  'not a record',
  'other format',
  'unknown game',
  'bad players',
  'unknown option',
  'bad option',
  'bad names',
  'no rounds',
  'bad round',
  'bad deal',
  'unknown tile',
  'tile too often',
  'nobody can lead',
  'bad move',
  'not to act',
  'illegal',
  'round is over',
  'round not over',
  'match is over',
  'bad ending',
] as const;

export interface Problem {
  readonly problem: (typeof PROBLEMS)[number];
  /** The part of what was read that is at fault, as it was written. */
  readonly what?: string;
  /** What would have been right. */
  readonly instead?: readonly string[];
}

export function isProblem(result: unknown): result is Problem {
  return typeof result === 'object' && result !== null && 'problem' in result;
}
