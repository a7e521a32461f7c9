/** Starts load generators in processes of their own. */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LoadOrder, LoadResult, WatchResult } from './orders';

// Relative to dist/, where the bundled benchmark runs.
export const fromDist = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const rate = ({ moves, seconds }: LoadResult): number => moves / seconds;

/** The server gets one core and the load another, where the system can pin processes. */
const canPin = spawnSync('taskset', ['-V']).status === 0;
export const onCore = (core: number): string[] => (canPin ? ['taskset', '-c', `${core}`] : []);

/** For a process on one core: collect garbage rarely, and not with four threads at once. */
export const ONE_CORE_FLAGS = ['--max-semi-space-size=64', '--v8-pool-size=1'];
/** The load pauses even less: its pauses would be measured as if they were the server's. */
const LOAD_FLAGS = ['--max-semi-space-size=256', '--v8-pool-size=1'];

export interface LoadProcess {
  seat(matches: number): Promise<void>;
  play(seconds: number, every: number): Promise<LoadResult>;
  tables(): Promise<readonly string[]>;
  watch(table: string, watchers: number): Promise<void>;
  seen(): Promise<WatchResult>;
  stop(): void;
}

export function startLoad(wrapper: readonly string[], program: string, ...args: string[]): LoadProcess {
  const [command, ...rest] = [...wrapper, process.execPath, ...LOAD_FLAGS, program, ...args];
  const child = spawn(command!, rest, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const gone = once(child, 'exit').then(() => {
    throw new Error('the load generator has ended');
  });
  gone.catch(() => {});
  const request = async (order: LoadOrder): Promise<unknown> => {
    child.send(order);
    return (await Promise.race([once(child, 'message'), gone]))[0];
  };
  return {
    seat: async (matches) => void (await request({ do: 'seat', matches })),
    play: async (seconds, every) => (await request({ do: 'play', seconds, every })) as LoadResult,
    tables: async () => (await request({ do: 'tables' })) as readonly string[],
    watch: async (table, watchers) => void (await request({ do: 'watch', table, watchers })),
    seen: async () => (await request({ do: 'seen' })) as WatchResult,
    stop: () => void child.kill(),
  };
}
