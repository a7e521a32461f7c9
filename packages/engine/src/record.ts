/** A game as a file: what was agreed, how the tiles lay, what was done. Reading one never throws. */

import type { Game, Table } from '@boneyard/rules/game';
import { gameCalled, games } from '@boneyard/rules/games';
import { type Options, setTable } from '@boneyard/rules/options';
import { isProblem, type Problem } from '@boneyard/rules/problem';

export const FORMAT = 'boneyard/1';

export interface RoundRecord {
  readonly deal: unknown;
  /** Each move with the seat that made it: `0 6-6`. */
  readonly moves: readonly string[];
  readonly ended?: 'agreed';
}

export interface GameRecord {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly players: number;
  readonly options: Options;
  readonly names?: readonly string[];
  readonly rounds: readonly RoundRecord[];
}

/** A record whose game and table are there; its rounds are looked at when they are played. */
export interface ReadRecord {
  readonly game: Game;
  readonly table: Table;
  readonly names: readonly string[] | undefined;
  readonly rounds: readonly RoundRecord[];
}

function isObject(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function readNames(json: unknown, players: number): readonly string[] | undefined | Problem {
  if (json === undefined) return undefined;
  const fine = Array.isArray(json) && json.length === players && json.every((name) => typeof name === 'string');
  return fine ? (json as string[]) : { problem: 'bad names', what: JSON.stringify(json) };
}

function readRound(json: unknown, index: number): RoundRecord | Problem {
  if (!isObject(json)) return { problem: 'bad round', what: `rounds[${index}]` };
  const { deal, moves, ended } = json;
  if (!Array.isArray(moves) || !moves.every((move) => typeof move === 'string'))
    return { problem: 'bad round', what: `rounds[${index}].moves` };
  if (ended === undefined) return { deal, moves };
  if (ended !== 'agreed') return { problem: 'bad ending', what: JSON.stringify(ended), instead: ['"agreed"'] };
  return { deal, moves, ended };
}

export function readRecord(json: unknown): ReadRecord | Problem {
  if (!isObject(json)) return { problem: 'not a record' };
  if (json.format !== FORMAT) return { problem: 'other format', what: JSON.stringify(json.format), instead: [FORMAT] };
  const game = gameCalled(json.game);
  if (!game) return { problem: 'unknown game', what: JSON.stringify(json.game), instead: games.map(({ id }) => id) };
  const table = setTable(game, json.players, json.options);
  if (isProblem(table)) return table;
  const names = readNames(json.names, table.players);
  if (isProblem(names)) return names;
  if (!Array.isArray(json.rounds) || json.rounds.length === 0) return { problem: 'no rounds' };
  const rounds: RoundRecord[] = [];
  for (const [index, part] of json.rounds.entries()) {
    const round = readRound(part, index);
    if (isProblem(round)) return round;
    rounds.push(round);
  }
  return { game, table, names, rounds };
}

export function parseRecord(text: string): ReadRecord | Problem {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { problem: 'not json', what: error instanceof Error ? error.message : String(error) };
  }
  return readRecord(json);
}
