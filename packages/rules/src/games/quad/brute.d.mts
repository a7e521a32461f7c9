/** The types of brute.mjs, for the tests and the benchmark. */

interface Options {
  readonly set?: number;
  readonly match?: object;
}

interface Deal {
  readonly hands: readonly (readonly string[])[];
  readonly stock: readonly string[];
}

export interface Record {
  readonly players: number;
  readonly options?: Options;
  readonly rounds: readonly { readonly deal: Deal; readonly moves: readonly string[] }[];
}

export interface Position {
  readonly scores: readonly number[];
  readonly hands: readonly (readonly string[])[];
  readonly well: readonly string[];
  readonly turn: number;
  readonly roundOver: boolean;
  readonly over: boolean;
  readonly winners: readonly number[];
}

export function tileNames(set: number): string[];
export function begin(
  players: number,
  options: Options,
  deal: Deal,
  round: number,
  scores: readonly number[],
): Position;
export function legal(position: Position): string[];
export function after(before: Position, move: string): Position;
export function fold(record: Record): Position;
export function perft(record: Record, depth: number): number;
