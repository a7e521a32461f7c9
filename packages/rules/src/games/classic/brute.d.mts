/** Types of the brute force program beside this file. */

export interface BruteState {
  readonly turn: number;
  readonly over: boolean;
  readonly matchOver?: boolean;
  readonly scores: readonly number[];
  readonly hands: readonly (readonly string[])[];
  readonly stock: readonly string[];
}

export function begin(record: unknown, round: number, scores: readonly number[]): BruteState;
export function legal(state: BruteState): string[];
export function after(state: BruteState, move: string): BruteState;
export function perft(record: unknown, depth: number): number;
