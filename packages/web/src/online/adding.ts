/** What this page has added to shuffles, kept on the device: a reload and a second tab must find it again. */

import type { Own } from '@boneyard/protocol/fair';

const KEY = 'boneyard.added';
const BITS = 16;
/** Older than this, in milliseconds, nobody asks for it any more: the longest clock gives thirty days for a move. */
const KEEPS = 90 * 24 * 3600_000;

/** One entry for each contribution, so that two tabs never overwrite each other. */
const keyOf = (table: string, round: number, bits: string) => `${KEY}.${table}.${round}.${bits}`;

/** For where storage is forbidden: then it lasts as long as the page. */
const here = new Map<string, string>();

function stored(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

interface Kept {
  readonly commitment: string;
  readonly since: number;
}

function read(value: string | null): Kept | undefined {
  try {
    return JSON.parse(value ?? '') as Kept;
  } catch {
    return undefined;
  }
}

function forgetOld(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (!key.startsWith(KEY)) continue;
    const kept = read(storage.getItem(key));
    if (!kept || kept.since < Date.now() - KEEPS) storage.removeItem(key);
  }
}

/** Makes new bits for a round and remembers them, with the promise that was given before. */
export function contribute(table: string, round: number, commitment: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BITS));
  const bits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const value = JSON.stringify({ commitment, since: Date.now() } satisfies Kept);
  here.set(keyOf(table, round, bits), value);
  const storage = stored();
  if (!storage) return bits;
  forgetOld(storage);
  try {
    storage.setItem(keyOf(table, round, bits), value);
  } catch {
    // A full storage forgets it with the page.
  }
  return bits;
}

/** What this device added: the one that the server used, if it is among them; undefined where it added nothing. */
export function contributed(table: string, round: number, seat: number, used: string | null): Own | undefined {
  const storage = stored();
  const start = `${KEY}.${table}.${round}.`;
  const all = new Map([...(storage ? Object.entries(storage) : []), ...here]);
  const own = [...all].filter(([key]) => key.startsWith(start));
  const [key, value] = own.find(([one]) => one === start + used) ?? own[0] ?? [];
  const kept = read(value ?? null);
  return key === undefined || !kept ? undefined : { commitment: kept.commitment, seat, bits: key.slice(start.length) };
}
