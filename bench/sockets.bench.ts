/** Clients that only listen: the memory of many idle sockets. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guests } from '@boneyard/server/gateway/guests';
import { HELLO_FRAME, PING, PONG_FRAME, rawSocket } from '@boneyard/server/testing/rawsocket';
import { runTrial, trialProgram } from '@boneyard/server/testing/serverprocess';
import { KEY } from '@boneyard/server/testing/testserver';
import type { Bench } from './bench';
import { median } from './measure';
import { ONE_CORE_FLAGS } from './server/loadprocess';
import { usageOf } from './server/usage';

const SOCKETS = 20_000;
const MOST_BYTES = 350e6;

const SIZES = { full: { most: SOCKETS, turns: 3 }, tiny: { most: 20, turns: 1 } };

/** Files that a process may not use for sockets: programs, databases, standard streams. */
const OTHER_FILES = 400;
/** So many sockets fit between one address and the server, whatever else uses the ports of the machine. */
const FROM_ONE_ADDRESS = 4_000;
const AT_ONCE = 100;

/** How many sockets a process may open. */
function mostSockets(): number {
  const limit = Number(spawnSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).stdout);
  return Number.isFinite(limit) && limit > 0 ? limit - OTHER_FILES : SOCKETS;
}

async function connectIdle(url: string, cookie: string, amount: number): Promise<Socket[]> {
  const lines: Socket[] = [];
  let next = 0;
  async function connectSome(): Promise<void> {
    while (next < amount) {
      const from = `127.0.0.${2 + Math.floor(next++ / FROM_ONE_ADDRESS)}`;
      const line = await rawSocket(url, cookie, from);
      const welcomed = new Promise((resolve) => line.once('data', resolve));
      line.on('data', ([kind]) => kind === PING && line.write(PONG_FRAME));
      line.write(HELLO_FRAME);
      await welcomed;
      lines.push(line);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, connectSome));
  return lines;
}

/** Closes them all, so that there is room for the next ones. */
async function disconnect(lines: readonly Socket[]): Promise<void> {
  const gone = lines.map((line) => line.closed || new Promise((resolve) => line.once('close', resolve)));
  for (const line of lines) line.destroy();
  await Promise.all(gone);
}

/** Memory of a server with this many idle sockets, in bytes. */
async function measure(program: string, sockets: number): Promise<number> {
  const data = mkdtempSync(join(tmpdir(), 'boneyard-bench-'));
  const trial = await runTrial(program, data, { nodeArgs: ['--expose-gc', ...ONE_CORE_FLAGS] });
  const { sign, cookie } = guests(KEY, false);
  const before = await usageOf(trial.process, 'weigh');
  const lines = await connectIdle(trial.url, `${cookie}=${sign({ id: 'AAAAbbbbCCCC012_', name: 'load' })}`, sockets);
  const after = await usageOf(trial.process, 'weigh');
  await disconnect(lines);
  await trial.kill();
  rmSync(data, { recursive: true });
  // Where a process may not open that many, each of the missing ones counts like the others.
  return before.rss + ((after.rss - before.rss) * SOCKETS) / sockets;
}

export const bench: Bench = {
  name: 'sockets',
  async run(which) {
    const { most, turns } = SIZES[which];
    const program = await trialProgram();
    const bytes: number[] = [];
    for (let i = 0; i < turns; i++) bytes.push(await measure(program, Math.min(most, mostSockets())));
    const value = median(bytes);
    return [
      {
        name: `memory with ${SOCKETS.toLocaleString('en')} idle sockets`,
        value: value / 1e6,
        unit: 'MB',
        target: `≤ ${MOST_BYTES / 1e6}`,
        met: value <= MOST_BYTES,
      },
    ];
  },
};
