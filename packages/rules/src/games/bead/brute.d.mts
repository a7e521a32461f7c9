/** The types of brute.mjs, for the tests and the benchmark. */

export interface Record {
  readonly players: number;
  readonly options: object;
  readonly rounds: readonly { readonly deal: object; readonly moves: readonly string[] }[];
}

export interface Position {
  readonly scores: readonly number[];
  readonly hands: readonly (readonly string[])[];
  readonly over: boolean;
}

export function isCycle(run: string): boolean;
export function worth(position: Position, placement: string): number | undefined;
export function begin(record: Record, round: number, scores: readonly number[]): Position;
export function toAct(position: Position): number[];
export function legal(position: Position, seat: number): string[];
export function after(before: Position, seat: number, move: string): Position;
export function perft(record: Record, depth: number): number;
