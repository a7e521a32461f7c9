/** The command in a real process. */

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** It builds the program first if it is stale. */
export const bin = fileURLToPath(new URL('../../bin/boneyard.mjs', import.meta.url));

/** Milliseconds. Without a limit, a process that does not end would keep the whole test run waiting. */
const ENDS_IN = 100_000;

export interface Surroundings {
  readonly input?: string;
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command to its end, in English unless the environment says something else. */
export function boneyard(args: readonly string[], { input = '', cwd, env }: Surroundings = {}): Ran {
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [bin, ...args], {
    input,
    encoding: 'utf8',
    ...(cwd && { cwd }),
    env: { ...process.env, LC_ALL: 'en_GB.UTF-8', ...env },
    timeout: ENDS_IN,
    killSignal: 'SIGKILL',
  });
  if (error) throw error;
  return { status, stdout, stderr };
}
