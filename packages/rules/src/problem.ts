/** What is wrong with input from outside: a code and its details. The texts are in `words`. */

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
  /** The part of the input that is wrong, as it was written. */
  readonly what?: string;
  /** What would have been accepted. */
  readonly instead?: readonly string[];
}

export function isProblem(result: unknown): result is Problem {
  return typeof result === 'object' && result !== null && 'problem' in result;
}
