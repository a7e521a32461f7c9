/**
 * Group commit: everything that arrives in one turn of the event loop, or while a commit is under way, goes into one
 * commit. The more in one commit, the less each costs, so under load a commit waits a moment for more
 * (docs/adr/0011-processor-per-move.md).
 */

/** Writes a group in one commit, and gives the result of each write. */
export type WriteGroup<Write, Result> = (group: readonly Write[]) => Promise<readonly Result[]>;

interface Waiting<Write, Result> {
  readonly write: Write;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

export interface GroupCommit<Write, Result> {
  /** Resolves once the write is durable. */
  add(write: Write): Promise<Result>;
  /** Resolves when nothing is waiting to be written. */
  flush(): Promise<void>;
}

/** From this group size on, the next commit waits for more writes, and how long, in milliseconds. */
export const WAITS_FROM = 4;
export const WAITS_FOR = 4;

export function groupCommit<Write, Result>(commit: WriteGroup<Write, Result>): GroupCommit<Write, Result> {
  let waiting: Waiting<Write, Result>[] = [];
  let crowded = false;
  let writing: Promise<void> | undefined;

  async function commitGroup(group: readonly Waiting<Write, Result>[]): Promise<void> {
    try {
      const results = await commit(group.map(({ write }) => write));
      for (const [i, { resolve }] of group.entries()) resolve(results[i]!);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  async function commitAll(): Promise<void> {
    while (waiting.length > 0) {
      // Messages that have arrived by now are handled first and may join the group.
      await new Promise((resolve) => (crowded ? setTimeout(resolve, WAITS_FOR) : setImmediate(resolve)));
      const group = waiting;
      waiting = [];
      crowded = group.length >= WAITS_FROM;
      await commitGroup(group);
    }
    writing = undefined;
  }

  return {
    add: (write) =>
      new Promise((resolve, reject) => {
        waiting.push({ write, resolve, reject });
        writing ??= commitAll();
      }),
    async flush() {
      await writing;
    },
  };
}
