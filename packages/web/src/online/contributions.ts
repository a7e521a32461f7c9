/**
 * The random bits that this page has contributed to shuffles, and what it was shown before it revealed them: stored on the
 * device for a reload or a second tab, and for the check of the deal.
 */

import { type OwnContribution, promiseOf, type ShuffleName } from '@boneyard/protocol/fair';

const KEY = 'boneyard.added';
const BITS = 16;
/** How long contributions are stored, in milliseconds. The longest clock gives thirty days for a move. */
const RETENTION = 90 * 24 * 3600_000;

/** Each contribution has its own key, so that two tabs never overwrite each other. */
const startOf = ({ table, round, attempt }: ShuffleName) => `${KEY}.${table}.${round}.${attempt}.`;

/** Used where storage is forbidden; lasts as long as the page. */
const inMemory = new Map<string, string>();

function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

interface StoredContribution {
  /** What the server was committed to when the bits were made. */
  readonly commitment: string;
  readonly since: number;
  /** All promises when no more were taken; absent until then. */
  readonly promised?: readonly (string | null)[];
}

function read(value: string | null): StoredContribution | undefined {
  try {
    return JSON.parse(value ?? '') as StoredContribution;
  } catch {
    return undefined;
  }
}

function forgetOld(stored: Storage): void {
  for (const key of Object.keys(stored)) {
    if (!key.startsWith(KEY)) continue;
    const contribution = read(stored.getItem(key));
    if (!contribution || contribution.since < Date.now() - RETENTION) stored.removeItem(key);
  }
}

function write(key: string, contribution: StoredContribution): void {
  const value = JSON.stringify(contribution);
  inMemory.set(key, value);
  try {
    storage()?.setItem(key, value);
  } catch {
    // The storage is full; the contribution lasts as long as the page.
  }
}

/** This device's contributions to a shuffle, by their keys. More than one if several tabs made bits at once. */
function contributions(shuffle: ShuffleName): [key: string, bits: string][] {
  const start = startOf(shuffle);
  const keys = new Set([...Object.keys(storage() ?? {}), ...inMemory.keys()]);
  return [...keys].filter((key) => key.startsWith(start)).map((key) => [key, key.slice(start.length)]);
}

/** This device's bits for a shuffle: those that were promised, if any were, otherwise any, otherwise new ones. */
export function bitsFor(shuffle: ShuffleName, seat: number, commitment: string, promised: string | undefined): string {
  const own = contributions(shuffle).map(([, bits]) => bits);
  const known = own.find((bits) => promiseOf(shuffle, seat, bits) === promised) ?? own[0];
  if (known !== undefined) return known;
  const stored = storage();
  if (stored) forgetOld(stored);
  const bytes = crypto.getRandomValues(new Uint8Array(BITS));
  const bits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  write(startOf(shuffle) + bits, { commitment, since: Date.now() });
  return bits;
}

/** Notes all promises at the moment when no more are taken. What was noted first stays. */
export function notePromises(shuffle: ShuffleName, promised: readonly (string | null)[]): void {
  for (const [key] of contributions(shuffle)) {
    const contribution = read(storage()?.getItem(key) ?? inMemory.get(key) ?? null);
    if (contribution && !contribution.promised) write(key, { ...contribution, promised });
  }
}

/** This device's contribution to a shuffle, preferably the one that the server used; undefined if it made none. */
export function contributed(shuffle: ShuffleName, seat: number, used: string | null): OwnContribution | undefined {
  const own = contributions(shuffle);
  const [key, bits] = own.find(([, one]) => one === used) ?? own[0] ?? [];
  if (key === undefined || bits === undefined) return undefined;
  const contribution = read(storage()?.getItem(key) ?? inMemory.get(key) ?? null);
  return contribution && { commitment: contribution.commitment, promised: contribution.promised, seat, bits };
}
