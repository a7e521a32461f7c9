/** The server under load: how many durable moves a second beside boardgame.io in memory, how soon, and what it weighs. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { runTrial, trialProgram } from '@boneyard/server/testing/process';
import type { Bench, Figure } from './bench';
import { boardgameFolder, boardgameInstalled, installBoardgame } from './reference/boardgame';
import { beside, load, ON_ONE, onCore, rate } from './server/loading';
import type { Played } from './server/orders';

const TIMES = 5;
const MOST_WAIT = 50;
const MOST_A_CONNECTION = 16 * 1024;
const MOST_A_TABLE = 20 * 1024;

interface Weight {
  readonly bytes: number;
  readonly cpu: number;
}

async function weigh(child: ChildProcess): Promise<Weight> {
  child.send('weigh');
  return (await once(child, 'message'))[0] as Weight;
}

interface Size {
  readonly matches: number;
  readonly seconds: number;
  readonly paced: number;
  readonly weighed: readonly [number, number];
}

const SIZES: Readonly<Record<'full' | 'tiny', Size>> = {
  full: { matches: 500, seconds: 8, paced: 4000, weighed: [500, 4000] },
  tiny: { matches: 3, seconds: 0.3, paced: 5, weighed: [3, 5] },
};

async function ours({ matches, seconds, paced, weighed }: Size): Promise<{ figures: Figure[]; rate: number }> {
  const data = mkdtempSync(join(tmpdir(), 'boneyard-bench-'));
  const trial = await runTrial(await trialProgram(), data, { by: onCore(0), nodeArgs: ['--expose-gc', ...ON_ONE] });
  const clients = load(onCore(1), beside('./bench.load.js'), trial.url);
  await clients.seat(weighed[0]);
  const light = await weigh(trial.process);
  let seated = weighed[0];
  if (seated < matches) {
    await clients.seat(matches - seated);
    seated = matches;
  }
  const fast = await clients.play(seconds, 0);
  await clients.seat(Math.max(paced, weighed[1]) - seated);
  const heavy = await weigh(trial.process);
  const began = await weigh(trial.process);
  const slow = await clients.play(seconds, 1000);
  const used = (await weigh(trial.process)).cpu - began.cpu;
  clients.stop();
  await trial.kill();
  rmSync(data, { recursive: true });
  const tables = weighed[1] - weighed[0];
  // Each match more is one table and two connections.
  const each = (heavy.bytes - light.bytes) / tables;
  return {
    rate: rate(fast),
    figures: [
      { name: 'moves at saturation, durable', value: rate(fast), unit: 'moves/s' },
      { name: '… from move to opponent, 99 %', value: fast.p99, unit: 'ms' },
      { name: `${paced} matches, a move a second`, value: rate(slow), unit: 'moves/s' },
      {
        name: '… from move to opponent, 99 %',
        value: slow.p99,
        unit: 'ms',
        aim: `≤ ${MOST_WAIT}`,
        met: slow.p99 <= MOST_WAIT,
      },
      { name: '… of a core', value: (100 * used) / 1e6 / (slow.seconds * 2 + 0.3), unit: '%' },
      {
        name: 'a table and its two connections',
        value: each,
        unit: 'bytes',
        aim: `≤ ${MOST_A_TABLE + 2 * MOST_A_CONNECTION}`,
        met: each <= MOST_A_TABLE + 2 * MOST_A_CONNECTION,
      },
    ],
  };
}

async function theirs({ matches, seconds }: Size): Promise<Played> {
  const script = beside('../bench/reference/boardgame-server.mjs');
  const [command, ...args] = [...onCore(0), process.execPath, ...ON_ONE, script, boardgameFolder];
  const child = spawn(command!, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const port = await new Promise<string>((resolve) =>
    createInterface({ input: child.stdout! }).on('line', (line) => /^\d+$/.test(line) && resolve(line)),
  );
  const clients = load(onCore(1), beside('../bench/reference/boardgame-load.mjs'), boardgameFolder, port);
  await clients.seat(matches);
  const played = await clients.play(seconds, 0);
  clients.stop();
  child.kill('SIGKILL');
  return played;
}

export const bench: Bench = {
  name: 'server',
  async run(size) {
    const { figures, rate: own } = await ours(SIZES[size]);
    if (size === 'full') installBoardgame();
    if (!boardgameInstalled()) return figures;
    const other = await theirs(SIZES[size]);
    return [
      ...figures,
      { name: 'boardgame.io, in memory', value: rate(other), unit: 'moves/s' },
      { name: '… from move to opponent, 99 %', value: other.p99, unit: 'ms' },
      {
        name: 'times boardgame.io',
        value: own / rate(other),
        unit: '×',
        aim: `≥ ${TIMES}`,
        met: own / rate(other) >= TIMES,
      },
    ];
  },
};
