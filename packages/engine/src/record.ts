/** A game as a file: the options, the deals and the moves. Reading one never throws. */

import { DIRECTIONS, type Direction, type Game, type Table } from '@boneyard/rules/game';
import { gameCalled, games } from '@boneyard/rules/games';
import { fromFormer, type Options, setTable } from '@boneyard/rules/options';
import { isProblem, type Problem } from '@boneyard/rules/problem';

export const FORMAT = 'boneyard/2';
/** Still read. It differs in what options mean that are left out. */
const FORMER = 'boneyard/1';

/** Who moved for a seat that did not move itself: the referee, because its time was up, or a bot in its place. */
export const MOVERS = ['referee', 'bot'] as const;
export type MovedBy = (typeof MOVERS)[number];

export interface RoundRecord {
  readonly deal: unknown;
  /** Each move with the seat that made it: `0 6-6`. */
  readonly moves: readonly string[];
  /** The moves that their seats did not make themselves, by index. Replay does not depend on it. */
  readonly by?: Readonly<Record<string, MovedBy>>;
  /** By the index of a move: the direction in which its player let the tile lead away from its anchor. */
  readonly lies?: Readonly<Record<string, Direction>>;
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

/** A record with a known game and a valid table. Its rounds are checked when they are replayed. */
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

/** It is only for information: a list with anything else in it is passed over. */
function isMovers(json: unknown): json is Readonly<Record<string, MovedBy>> {
  return isObject(json) && Object.values(json).every((by) => MOVERS.some((one) => one === by));
}

/** What makes no sense is ignored: it is no part of the game. */
function readLies(json: unknown, moves: number): Pick<RoundRecord, 'lies'> {
  if (!isObject(json)) return {};
  const isMove = (key: string) => /^\d+$/.test(key) && Number(key) < moves && String(Number(key)) === key;
  const lies = Object.entries(json).flatMap(([key, value]) => {
    const direction = DIRECTIONS.find((one) => one === value);
    return direction && isMove(key) ? [[key, direction] as const] : [];
  });
  return lies.length > 0 ? { lies: Object.fromEntries(lies) } : {};
}

function readRound(json: unknown, index: number): RoundRecord | Problem {
  if (!isObject(json)) return { problem: 'bad round', what: `rounds[${index}]` };
  const { deal, moves, by, lies, ended } = json;
  if (!Array.isArray(moves) || !moves.every((move) => typeof move === 'string'))
    return { problem: 'bad round', what: `rounds[${index}].moves` };
  const round = { deal, moves, ...(isMovers(by) && { by }), ...readLies(lies, moves.length) };
  if (ended === undefined) return round;
  if (ended !== 'agreed') return { problem: 'bad ending', what: JSON.stringify(ended), instead: ['"agreed"'] };
  return { ...round, ended };
}

/** A record of the former format in the present one, with the rules that it was played by. Anything else stays as it is. */
export function toPresentFormat(json: unknown): unknown {
  if (!isObject(json) || json.format !== FORMER) return json;
  const game = gameCalled(json.game);
  return { ...json, format: FORMAT, ...(game && { options: fromFormer(game.options, json.options) }) };
}

export function readRecord(given: unknown): ReadRecord | Problem {
  const json = toPresentFormat(given);
  if (!isObject(json)) return { problem: 'not a record' };
  if (json.format !== FORMAT)
    return { problem: 'other format', what: JSON.stringify(json.format), instead: [FORMAT, FORMER] };
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
