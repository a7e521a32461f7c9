/** Caches results that were computed from records, such as reviews. Records with the same deals and moves share a result. */

import type { GameRecord } from '@boneyard/engine/record';
import { gameCalled } from '@boneyard/rules/games';
import { type LocalDatabase, openDatabase, type StoredItem } from './gamedatabase';

interface Derived<T> extends StoredItem {
  readonly version: number;
  readonly value: T;
}

export interface DerivedCache<T> {
  find(key: string): Promise<T | undefined>;
  all(): Promise<ReadonlyMap<string, T>>;
  save(key: string, value: T): Promise<void>;
}

/** A hash of 64 bits and the length of the text. */
function digest(text: string): string {
  let [one, two] = [0x811c9dc5, 0x9e3779b9];
  for (let i = 0; i < text.length; i++) {
    one = Math.imul(one ^ text.charCodeAt(i), 0x01000193);
    two = Math.imul(two ^ text.charCodeAt(i), 0x85ebca6b);
    two ^= two >>> 13;
  }
  return `${(one >>> 0).toString(36)}-${(two >>> 0).toString(36)}-${text.length}`;
}

/**
 * The key of a game: the same for the same deals and moves, whatever the players' names are. Records of the former format had
 * no options with former values, and keep the keys that they had.
 */
export function keyOf({ game, players, options: all, rounds }: GameRecord): string {
  const spec = gameCalled(game)?.options;
  const options = Object.fromEntries(Object.entries(all).filter(([name, value]) => spec?.[name]?.formerly !== value));
  const played = rounds.map(({ deal, moves, ended }) => [deal, moves, ended ?? '']);
  return digest(JSON.stringify([game, players, options, played]));
}

/** Results of another version are ignored and computed again. */
export function derivedCache<T>(
  store: string,
  version: number,
  isValue: (json: unknown) => json is T,
): DerivedCache<T> {
  function read(json: unknown): Derived<T> | undefined {
    if (typeof json !== 'object' || json === null) return undefined;
    const { id, version: made, value } = json as Partial<Record<keyof Derived<T>, unknown>>;
    if (typeof id !== 'string' || made !== version || !isValue(value)) return undefined;
    return { id, revision: 0, version, value };
  }
  let opened: Promise<LocalDatabase<Derived<T>>> | undefined;
  const database = () => {
    opened ??= openDatabase({ database: `boneyard-${store}`, store, read });
    return opened;
  };
  return {
    async find(key) {
      return (await (await database()).find(key))?.value;
    },
    async all() {
      return new Map((await (await database()).list()).map(({ id, value }) => [id, value]));
    },
    async save(key, value) {
      const items = await database();
      await items.remove(key);
      await items.save({ id: key, revision: 0, version, value });
    },
  };
}
