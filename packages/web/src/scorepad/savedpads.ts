/** Score pads saved on this device, in a database of their own. Two tabs cannot overwrite each other. */

import type { Pad } from '@boneyard/engine/scorepad/pad';
import { newPad, padJson, readPad } from '@boneyard/engine/scorepad/pads';
import { isProblem, type Problem } from '@boneyard/rules/problem';
import { newId } from '../app/ids';
import { type LocalDatabase, openDatabase, requestPersistence, type StoredItem } from '../storage/gamedatabase';

/** Seconds for each turn; 0 for no timer. */
export const TIMERS = [0, 30, 60] as const;
export type Timer = (typeof TIMERS)[number];

export interface SavedPad extends StoredItem {
  readonly version: typeof VERSION;
  readonly changed: number;
  readonly timer: Timer;
  /** The pad as JSON; it is checked when the pad is opened. */
  readonly record: Readonly<Record<string, unknown>>;
}

const VERSION = 1;

function isObject(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null;
}

/** Pads of a newer version are not read. */
export function readSavedPad(json: unknown): SavedPad | undefined {
  if (!isObject(json) || json.version !== VERSION || !isObject(json.record)) return undefined;
  const { id, revision, changed, record } = json;
  if (typeof id !== 'string' || !Number.isInteger(revision) || typeof changed !== 'number') return undefined;
  const timer = TIMERS.find((seconds) => seconds === json.timer) ?? 0;
  return { version: VERSION, id, revision: revision as number, changed, timer, record };
}

export function padOf({ record }: SavedPad): Pad | Problem {
  return readPad(record);
}

/** The next revision of a saved pad. */
export function revisedPad(saved: SavedPad, pad: Pad, timer = saved.timer): SavedPad {
  return { ...saved, revision: saved.revision + 1, changed: Date.now(), timer, record: padJson(pad) };
}

let opened: Promise<LocalDatabase<SavedPad>> | undefined;

export function padDatabase(): Promise<LocalDatabase<SavedPad>> {
  opened ??= openDatabase({ database: 'boneyard-pads', store: 'pads', read: readSavedPad });
  return opened;
}

/** Saves a new pad and returns its address, or what is wrong. */
export async function startPad(game: string, names: readonly string[], options: unknown): Promise<string | Problem> {
  const pad = newPad(game, names, options);
  if (isProblem(pad)) return pad;
  const id = newId();
  await (await padDatabase()).save({
    version: VERSION,
    id,
    revision: 0,
    changed: Date.now(),
    timer: 0,
    record: padJson(pad),
  });
  requestPersistence();
  return `/pad/${id}`;
}
