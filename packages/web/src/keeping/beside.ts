/** What was worked out about games, kept beside them: found again for the same deals and moves, wherever the record lies. */

import type { GameRecord } from '@boneyard/engine/record';
import { openShelf, type Shelf, type Shelved } from './shelf';

interface KeptBeside<T> extends Shelved {
  readonly version: number;
  readonly value: T;
}

export interface Beside<T> {
  find(key: string): Promise<T | undefined>;
  all(): Promise<ReadonlyMap<string, T>>;
  keep(key: string, value: T): Promise<void>;
}

/** Two numbers of 32 bits from a text; equal texts give equal ones, and others practically never do. */
function digest(text: string): string {
  let [one, two] = [0x811c9dc5, 0x9e3779b9];
  for (let i = 0; i < text.length; i++) {
    one = Math.imul(one ^ text.charCodeAt(i), 0x01000193);
    two = Math.imul(two ^ text.charCodeAt(i), 0x85ebca6b);
    two ^= two >>> 13;
  }
  return `${(one >>> 0).toString(36)}-${(two >>> 0).toString(36)}-${text.length}`;
}

/** The same for the same deals and moves, whoever the players are called. */
export function keyOf({ game, players, options, rounds }: GameRecord): string {
  const played = rounds.map(({ deal, moves, ended }) => [deal, moves, ended ?? '']);
  return digest(JSON.stringify([game, players, options, played]));
}

/** A later version finds nothing of an earlier one: it is worked out anew. */
export function keptBeside<T>(store: string, version: number, isValue: (json: unknown) => json is T): Beside<T> {
  function read(json: unknown): KeptBeside<T> | undefined {
    if (typeof json !== 'object' || json === null) return undefined;
    const { id, version: made, value } = json as Partial<Record<keyof KeptBeside<T>, unknown>>;
    if (typeof id !== 'string' || made !== version || !isValue(value)) return undefined;
    return { id, revision: 0, version, value };
  }
  let opened: Promise<Shelf<KeptBeside<T>>> | undefined;
  const shelf = () => {
    opened ??= openShelf({ database: `boneyard-${store}`, store, read });
    return opened;
  };
  return {
    async find(key) {
      return (await (await shelf()).find(key))?.value;
    },
    async all() {
      return new Map((await (await shelf()).list()).map(({ id, value }) => [id, value]));
    },
    async keep(key, value) {
      const there = await shelf();
      await there.remove(key);
      await there.keep({ id: key, revision: 0, version, value });
    },
  };
}
