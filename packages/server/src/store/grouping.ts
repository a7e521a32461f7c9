/**
 * Gathers what is to be written: whatever comes in one turn of the event loop, or while a commit is on its way, is one
 * commit. The more in one commit, the less each costs, so where many write, a commit waits a moment for more of them.
 */

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

/** So many in one commit are a crowd, and so long the next commit waits for more, in milliseconds. */
export const CROWD = 4;
export const MOMENT = 4;

export function grouping(commit: Commit): Grouping {
  let waiting: Waiting[] = [];
  let crowded = false;
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
      // Whatever has come in by now is heard first.
      await new Promise((resolve) => (crowded ? setTimeout(resolve, MOMENT) : setImmediate(resolve)));
      const group = waiting;
      waiting = [];
      crowded = group.length >= CROWD;
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
