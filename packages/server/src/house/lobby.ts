/** The live list of public tables. Changes go out together, a few times a second at most. */

import type { Listed } from '@boneyard/protocol/tables';
import type { Store } from '../store/store';
import { type Listener, tell } from './listener';

/** At most so many tables are listed. */
const MOST = 100;
/** A table that has waited so long for people is no longer listed, and so for one that has been played at for a day. */
const WAITS = 3600_000;
const LASTS = 24 * 3600_000;
const EVERY = 250;
/** Every so many times it is asked to compare, it does. */
const COMPARES = 4;

export interface Lobby {
  watch(listener: Listener): Promise<void>;
  leave(listener: Listener): void;
  changed(listed: Listed, isPublic: boolean): void;
  tables(): Promise<Listed[]>;
  /** Finds what changed without anybody's saying so. */
  compare(): Promise<void>;
  close(): void;
}

export function lobby(store: Store, now: () => number): Lobby {
  const watching = new Set<Listener>();
  const changes = new Map<string, Listed>();
  /** The list as it was last read, and how often it was due to be read again. */
  let known: ReadonlyMap<string, Listed> | undefined;
  let turns = 0;
  let timer: NodeJS.Timeout | undefined;

  function change(listed: Listed): void {
    changes.set(listed.id, listed);
    timer ??= setTimeout(send, EVERY);
  }

  function send(): void {
    timer = undefined;
    const all = [...changes.values()];
    changes.clear();
    const gone = all.filter(({ phase }) => phase === 'over').map(({ id }) => id);
    const text = JSON.stringify({ t: 'listed', tables: all.filter(({ phase }) => phase !== 'over'), gone });
    for (const listener of watching) listener.post(text);
  }

  async function tables(): Promise<Listed[]> {
    const gathering = await store.listed(['gathering'], now() - WAITS, MOST);
    const playing = await store.listed(['playing'], now() - LASTS, MOST);
    return [...gathering, ...playing].slice(0, MOST).map(({ face }) => JSON.parse(face) as Listed);
  }

  return {
    tables,
    async watch(listener) {
      watching.add(listener);
      tell(listener, { t: 'list', tables: await tables() });
    },
    leave(listener) {
      watching.delete(listener);
    },
    changed(listed, isPublic) {
      if (!isPublic || watching.size === 0) return;
      change(listed);
    },
    async compare() {
      if (watching.size === 0) known = undefined;
      if (watching.size === 0 || turns++ % COMPARES !== 0) return;
      const before = known;
      const now: ReadonlyMap<string, Listed> = new Map((await tables()).map((one) => [one.id, one]));
      known = now;
      if (!before) return;
      for (const one of now.values()) if (before.get(one.id)?.changed !== one.changed) change(one);
      for (const one of before.values()) if (!now.has(one.id)) change({ ...one, phase: 'over' });
    },
    close() {
      clearTimeout(timer);
    },
  };
}
