/** Starts the trial server as a separate process, and kills it without warning. */

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The folder of the project, seen from the source or from a bundle. */
export function root(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'scripts', 'build.mjs'))) folder = dirname(folder);
  return folder;
}

/** What one of the project's scripts exports. */
export async function script<Exports>(name: string): Promise<Exports> {
  return (await import(/* @vite-ignore */ pathToFileURL(join(root(), 'scripts', name)).href)) as Exports;
}

/** Finds the programs that tests need. Bundled code has to import it this way. */
export function parts(): Promise<typeof import('../../../../scripts/parts.mjs')> {
  return script('parts.mjs');
}

/** The bundled program; it is built when it is stale. */
export async function trialProgram(): Promise<string> {
  const { build } = await script<{ build(name: string): Promise<string> }>('build.mjs');
  return fileURLToPath(await build('trial'));
}

export interface TrialServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** Everything it printed, including errors. */
  readonly printed: string[];
  kill(signal?: NodeJS.Signals): Promise<void>;
}

export interface TrialOptions {
  readonly port?: string;
  readonly thinking?: boolean;
  /** The command that runs the program, such as a tracer. */
  readonly by?: readonly string[];
  readonly nodeArgs?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

async function runOnce(program: string, data: string, running: TrialOptions): Promise<TrialServer> {
  const { port = '0', thinking = false, by = [], nodeArgs = [], env = {} } = running;
  const [command, ...args] = [
    ...by,
    process.execPath,
    ...nodeArgs,
    program,
    data,
    port,
    ...(thinking ? ['thinking'] : []),
  ];
  const child = spawn(command!, args, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], env: { ...process.env, ...env } });
  const printed: string[] = [];
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  createInterface({ input: child.stderr! }).on('line', (line) => printed.push(line));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout! }).on('line', (line) => {
      printed.push(line);
      if (line.startsWith('http')) resolve(line);
    });
    child.once('close', () => reject(new Error(`the server did not start: ${printed.join('\n')}`)));
  });
  return {
    url,
    process: child,
    printed,
    async kill(signal = 'SIGKILL') {
      child.kill(signal);
      await gone;
    },
  };
}

export async function runTrial(program: string, data: string, running: TrialOptions = {}): Promise<TrialServer> {
  for (let tries = 0; ; tries++)
    try {
      return await runOnce(program, data, running);
    } catch (error) {
      // Another process may have had its port for a moment while it was stopped.
      if (tries >= 20 || !String(error).includes('EADDRINUSE')) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
}
