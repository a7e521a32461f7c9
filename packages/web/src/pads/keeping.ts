/** Score pads as they are kept on this device, apart from the games. Two tabs cannot overwrite each other. */

import { newPad, padJson, readPad } from '@boneyard/engine/pads/keeping';
import type { Pad } from '@boneyard/engine/pads/pad';
import { isProblem, type Problem } from '@boneyard/rules/problem';
import { newId } from '../ids';
import { askToLast, openShelf, type Shelf, type Shelved } from '../keeping/shelf';

/** The seconds that a turn may take; none with 0. */
export const TIMERS = [0, 30, 60] as const;
export type Timer = (typeof TIMERS)[number];

export interface KeptPad extends Shelved {
  readonly version: typeof VERSION;
  readonly changed: number;
  readonly timer: Timer;
  /** As it is written; it is read when it is opened. */
  readonly record: Readonly<Record<string, unknown>>;
}

const VERSION = 1;

function isObject(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null;
}

/** What a newer version kept is left alone. */
export function readKeptPad(json: unknown): KeptPad | undefined {
  if (!isObject(json) || json.version !== VERSION || !isObject(json.record)) return undefined;
  const { id, revision, changed, record } = json;
  if (typeof id !== 'string' || !Number.isInteger(revision) || typeof changed !== 'number') return undefined;
  const timer = TIMERS.find((seconds) => seconds === json.timer) ?? 0;
  return { version: VERSION, id, revision: revision as number, changed, timer, record };
}

export function padOf({ record }: KeptPad): Pad | Problem {
  return readPad(record);
}

/** The next revision. */
export function changed(kept: KeptPad, pad: Pad, timer = kept.timer): KeptPad {
  return { ...kept, revision: kept.revision + 1, changed: Date.now(), timer, record: padJson(pad) };
}

let opened: Promise<Shelf<KeptPad>> | undefined;

export function padShelf(): Promise<Shelf<KeptPad>> {
  opened ??= openShelf({ database: 'boneyard-pads', store: 'pads', read: readKeptPad });
  return opened;
}

/** Begins a pad, keeps it, and gives its address, or what is wrong. */
export async function begun(game: string, names: readonly string[], options: unknown): Promise<string | Problem> {
  const pad = newPad(game, names, options);
  if (isProblem(pad)) return pad;
  const id = newId();
  await (await padShelf()).keep({
    version: VERSION,
    id,
    revision: 0,
    changed: Date.now(),
    timer: 0,
    record: padJson(pad),
  });
  askToLast();
  return `/pad/${id}`;
}
