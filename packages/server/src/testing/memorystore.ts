/** A store in memory, for tests of everything but the store. */

import type { Store, TableSummary } from '../store/store';

/** The data, shared by all stores that are opened on it. */
export interface MemoryTables {
  readonly logs: Map<string, Map<number, string>>;
  readonly summaries: Map<string, TableSummary>;
  readonly wakeups: Map<string, number>;
}

export function newMemoryTables(): MemoryTables {
  return { logs: new Map(), summaries: new Map(), wakeups: new Map() };
}

export function memoryStore({ logs, summaries, wakeups }: MemoryTables = newMemoryTables()): Store {
  function reschedule(table: string, wakeAt: number | null): void {
    if (wakeAt === null) wakeups.delete(table);
    else wakeups.set(table, wakeAt);
  }
  return {
    async append({ table, n, body, follows = [], summary, wakeAt }) {
      const log = logs.get(table) ?? new Map<number, string>();
      logs.set(table, log);
      if (log.has(n)) return false;
      for (const [i, one] of [body, ...follows].entries()) log.set(n + i, one);
      if (summary) summaries.set(table, summary);
      if (wakeAt !== undefined) reschedule(table, wakeAt);
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
      new Map(tables.filter((id) => summaries.has(id)).map((id) => [id, Math.max(-1, ...logs.get(id)!.keys()) + 1])),
    summary: async (table) => summaries.get(table),
    listed: async (phases, since, most) =>
      [...summaries.values()]
        .filter(({ listed, phase, changed }) => listed && phases.includes(phase) && changed >= since)
        .sort((a, b) => b.changed - a.changed)
        .slice(0, most),
    tables: async (after, most) =>
      [...summaries.keys()]
        .filter((id) => id > after)
        .sort()
        .slice(0, most),
    async takeWakeups(now, until, most) {
      const waits = [...wakeups].filter(([, wakeAt]) => wakeAt <= now).sort(([, a], [, b]) => a - b);
      const taken = waits.slice(0, most).map(([table]) => table);
      for (const table of taken) wakeups.set(table, until);
      return taken;
    },
    reschedule: async (table, wakeAt) => reschedule(table, wakeAt),
    ready: async () => {},
    close: async () => {},
  };
}
