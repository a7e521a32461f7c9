/** Starts load generators as processes of their own. */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Order, Played } from './orders';

// Seen from dist/, where the bundled benchmark runs.
export const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const rate = ({ moves, seconds }: Played): number => moves / seconds;

/** One core for the server, another for the load, where the system can be asked for that. */
const canPin = spawnSync('taskset', ['-V']).status === 0;
export const onCore = (core: number): string[] => (canPin ? ['taskset', '-c', `${core}`] : []);

/** For a process that has one core: what moves leave behind is swept rarely, and not by four threads at once. */
export const ON_ONE = ['--max-semi-space-size=64', '--v8-pool-size=1'];

export interface Load {
  seat(matches: number): Promise<void>;
  play(seconds: number, every: number): Promise<Played>;
  stop(): void;
}

export function load(by: readonly string[], program: string, ...args: string[]): Load {
  const [command, ...rest] = [...by, process.execPath, ...ON_ONE, program, ...args];
  const child = spawn(command!, rest, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const order = async (what: Order): Promise<unknown> => {
    child.send(what);
    return (await once(child, 'message'))[0];
  };
  return {
    seat: async (matches) => void (await order({ do: 'seat', matches })),
    play: async (seconds, every) => (await order({ do: 'play', seconds, every })) as Played,
    stop: () => void child.kill(),
  };
}
