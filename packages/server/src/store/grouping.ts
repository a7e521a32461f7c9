/** Gathers what is to be written: whatever comes in one turn of the event loop, or while a commit is on its way, is one commit. */

import type { Written } from './writing';

/** Writes a group in one commit, and tells for each of it whether it found its place. */
export type Commit = (group: readonly Written[]) => Promise<readonly boolean[]>;

interface Waiting {
  readonly written: Written;
  resolve(won: boolean): void;
  reject(error: unknown): void;
}

export interface Grouping {
  soon(written: Written): Promise<boolean>;
  /** Everything that was to be written is. */
  done(): Promise<void>;
}

export function grouping(commit: Commit): Grouping {
  let waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;

  async function write(group: readonly Waiting[]): Promise<void> {
    try {
      const won = await commit(group.map(({ written }) => written));
      for (const [i, { resolve }] of group.entries()) resolve(won[i]!);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      // Whatever has come in by now is heard first: the more in one commit, the less each costs.
      await new Promise((resolve) => setImmediate(resolve));
      const group = waiting;
      waiting = [];
      await write(group);
    }
    writing = undefined;
  }

  return {
    soon: (written) =>
      new Promise((resolve, reject) => {
        waiting.push({ written, resolve, reject });
        writing ??= writeAll();
      }),
    async done() {
      await writing;
    },
  };
}
