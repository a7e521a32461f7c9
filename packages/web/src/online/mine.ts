/** The online tables that somebody at this device sits at, so that they are found again. */

import type { Shown } from '@boneyard/protocol/tables';

export interface Mine {
  readonly id: string;
  readonly game: string;
  /** The others, as far as they have names. */
  readonly with: readonly string[];
  readonly seen: number;
}

const KEY = 'boneyard.tables';
const MOST = 20;

export function mine(): readonly Mine[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? (list as Mine[]).filter(({ id, game }) => typeof id === 'string' && !!game) : [];
  } catch {
    return [];
  }
}

/** Keeps the table in mind while one sits at it and it is not over. */
export function remember({ id, game, seats, you, phase }: Shown): void {
  const others = mine().filter((one) => one.id !== id);
  const names = seats.flatMap(({ name }, seat) => (seat === you || name === undefined ? [] : [name]));
  const sits = you !== undefined && phase !== 'over';
  const list = sits ? [{ id, game, with: names, seen: Date.now() }, ...others].slice(0, MOST) : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    // Then they are found by their links.
  }
}

export function forget(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(mine().filter((one) => one.id !== id)));
  } catch {
    // As above.
  }
}
