/** A game as it is saved on this device: its record, its players, and its revision. */

import { type BotLevel, LEVELS } from '@boneyard/bots/level';
import { type GameRecord, toPresentFormat } from '@boneyard/engine/record';
import type { LateMove } from '@boneyard/protocol/enums';

export type Seating =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: BotLevel };

export interface TurnLimit {
  /** The time for each turn, in seconds. */
  readonly turn: number;
  /** Who moves when it is up. */
  readonly late: LateMove;
}

/** Imported from a file, or branched off from a position of another game, whose tiles the player had already seen. */
export const ORIGINS = ['file', 'branch'] as const;
export type Origin = (typeof ORIGINS)[number];

export interface SavedGame {
  readonly version: typeof VERSION;
  readonly id: string;
  /** Goes up by one with every change, so that two tabs cannot overwrite each other. */
  readonly revision: number;
  readonly changed: number;
  readonly seats: readonly Seating[];
  readonly record: GameRecord;
  /** Undefined if players may take as long as they like. */
  readonly clock?: TurnLimit;
  /** Undefined for games that were dealt on this device. */
  readonly origin?: Origin;
}

export const VERSION = 1;

function isObject(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null;
}

function readSeat(json: unknown): Seating | undefined {
  if (!isObject(json) || typeof json.name !== 'string') return undefined;
  if (json.kind === 'person') return { kind: 'person', name: json.name };
  const level = LEVELS.find((one) => one === json.level);
  return json.kind === 'bot' && level ? { kind: 'bot', name: json.name, level } : undefined;
}

function readClock(json: unknown): TurnLimit | undefined {
  if (!isObject(json) || typeof json.turn !== 'number' || !(json.turn > 0)) return undefined;
  return { turn: json.turn, late: json.late === 'mildest' ? 'mildest' : 'bot' };
}

/** The parts of a record are checked when it is played. */
function isRecord(json: unknown): json is GameRecord {
  return isObject(json);
}

/** Games of older versions are to be converted here; those of newer ones are not read. */
export function readSavedGame(json: unknown): SavedGame | undefined {
  if (!isObject(json) || json.version !== VERSION) return undefined;
  const { id, revision, changed } = json;
  const record = toPresentFormat(json.record);
  if (typeof id !== 'string' || !Number.isInteger(revision) || typeof changed !== 'number' || !isRecord(record))
    return undefined;
  const seats = Array.isArray(json.seats) ? json.seats.map(readSeat) : [];
  if (seats.length === 0 || seats.some((seat) => seat === undefined)) return undefined;
  const clock = readClock(json.clock);
  const origin = ORIGINS.find((one) => one === json.origin);
  return {
    version: VERSION,
    id,
    revision: revision as number,
    changed,
    seats: seats as Seating[],
    record,
    ...(clock && { clock }),
    ...(origin && { origin }),
  };
}
