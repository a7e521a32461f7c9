/** A game as it is kept on this device: its record, who sits where, and which version of it this is. */

import { LEVELS, type Level } from '@boneyard/bots/level';
import type { GameRecord } from '@boneyard/engine/record';

export type Seating =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: Level };

/** Read from a file, or branched off from a position of another game, whose tiles one had seen. */
export const ORIGINS = ['file', 'branch'] as const;
export type Origin = (typeof ORIGINS)[number];

export interface Kept {
  readonly version: typeof VERSION;
  readonly id: string;
  /** Goes up by one with every change, so that two tabs cannot overwrite each other. */
  readonly revision: number;
  readonly changed: number;
  readonly seats: readonly Seating[];
  readonly record: GameRecord;
  /** Where it comes from, if it was not dealt here. */
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

/** What an older version kept is brought up to date here; what a newer one kept is left alone. The record is read when it is played. */
export function readKept(json: unknown): Kept | undefined {
  if (!isObject(json) || json.version !== VERSION) return undefined;
  const { id, revision, changed, record } = json;
  if (typeof id !== 'string' || !Number.isInteger(revision) || typeof changed !== 'number' || !isObject(record))
    return undefined;
  const seats = Array.isArray(json.seats) ? json.seats.map(readSeat) : [];
  if (seats.length === 0 || seats.some((seat) => seat === undefined)) return undefined;
  const origin = ORIGINS.find((one) => one === json.origin);
  return {
    version: VERSION,
    id,
    revision: revision as number,
    changed,
    seats: seats as Seating[],
    record: record as unknown as GameRecord,
    ...(origin && { origin }),
  };
}
