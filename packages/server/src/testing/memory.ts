/** A store that forgets: for tests of everything but the store. */

import type { Card, Store } from '../store/store';

/** What is shared by all who open it. */
export interface Shelf {
  readonly logs: Map<string, Map<number, string>>;
  readonly cards: Map<string, Card>;
  readonly dues: Map<string, number>;
}

export function newShelf(): Shelf {
  return { logs: new Map(), cards: new Map(), dues: new Map() };
}

export function memoryStore({ logs, cards, dues }: Shelf = newShelf()): Store {
  function putOff(table: string, due: number | null): void {
    if (due === null) dues.delete(table);
    else dues.set(table, due);
  }
  return {
    async append({ table, n, body, follows = [], card, due }) {
      const log = logs.get(table) ?? new Map<number, string>();
      logs.set(table, log);
      if (log.has(n)) return false;
      for (const [i, one] of [body, ...follows].entries()) log.set(n + i, one);
      if (card) cards.set(table, card);
      if (due !== undefined) putOff(table, due);
      return true;
    },
    async log(table, from = 0) {
      const log = logs.get(table) ?? new Map<number, string>();
      return Array.from({ length: Math.max(0, log.size - from) }, (_, i) => {
        const body = log.get(from + i);
        if (body === undefined) throw new Error(`entry ${from + i} of table ${table} is missing`);
        return body;
      });
    },
    heads: async (tables) =>
      new Map(tables.filter((id) => cards.has(id)).map((id) => [id, Math.max(-1, ...logs.get(id)!.keys()) + 1])),
    card: async (table) => cards.get(table),
    listed: async (phases, since, most) =>
      [...cards.values()]
        .filter(({ listed, phase, changed }) => listed && phases.includes(phase) && changed >= since)
        .sort((a, b) => b.changed - a.changed)
        .slice(0, most),
    tables: async (after, most) =>
      [...cards.keys()]
        .filter((id) => id > after)
        .sort()
        .slice(0, most),
    async takeDue(now, until, most) {
      const waits = [...dues].filter(([, due]) => due <= now).sort(([, a], [, b]) => a - b);
      const taken = waits.slice(0, most).map(([table]) => table);
      for (const table of taken) dues.set(table, until);
      return taken;
    },
    putOff: async (table, due) => putOff(table, due),
    ready: async () => {},
    close: async () => {},
  };
}
