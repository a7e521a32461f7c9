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

export interface Lobby {
  watch(listener: Listener): Promise<void>;
  leave(listener: Listener): void;
  changed(listed: Listed, isPublic: boolean): void;
  tables(): Promise<Listed[]>;
  close(): void;
}

export function lobby(store: Store, now: () => number): Lobby {
  const watching = new Set<Listener>();
  const changes = new Map<string, Listed>();
  let timer: NodeJS.Timeout | undefined;

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
      changes.set(listed.id, listed);
      timer ??= setTimeout(send, EVERY);
    },
    close() {
      clearTimeout(timer);
    },
  };
}
