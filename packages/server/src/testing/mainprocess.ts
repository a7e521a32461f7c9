/** The server as people run it, as a separate process with a folder of its own. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { script } from './serverprocess';

/** The bundled program; it is built when it is stale. */
export async function mainProgram(): Promise<string> {
  const { build } = await script<{ build(name: string): Promise<string> }>('build.mjs');
  return fileURLToPath(await build('server'));
}

export interface MainProcess {
  readonly child: ChildProcess;
  /** Its address, once it serves; or all that it printed, if it ended. */
  readonly said: Promise<string>;
  /** Ends it and waits until it has ended. */
  end(signal: NodeJS.Signals): Promise<void>;
}

export function runMain(program: string, data: string, more: Readonly<Record<string, string>> = {}): MainProcess {
  const child = spawn(process.execPath, [program], { env: { ...process.env, PORT: '0', DATA: data, ...more } });
  const gone = once(child, 'close');
  let printed = '';
  const said = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        printed += text;
        const [address] = /http:\S+/.exec(printed) ?? [];
        if (address) resolve(address);
      });
    child.once('close', () => resolve(printed));
  });
  return {
    child,
    said,
    async end(signal) {
      child.kill(signal);
      await gone;
    },
  };
}
