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
import { beside, type Load, load, ON_ONE, onCore, rate } from './server/loading';
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
  /** Each has so many, in turn, and the best of them counts: a busy moment of the machine hits both alike. */
  readonly turns: number;
  readonly paced: number;
  readonly weighed: readonly [number, number];
}

const SIZES: Readonly<Record<'full' | 'tiny', Size>> = {
  full: { matches: 500, seconds: 8, turns: 3, paced: 4000, weighed: [500, 4000] },
  tiny: { matches: 3, seconds: 0.3, turns: 1, paced: 5, weighed: [3, 5] },
};

/** A server with people at its tables. */
interface Busy {
  readonly clients: Load;
  stop(): Promise<void>;
}

interface Ours extends Busy {
  weigh(): Promise<Weight>;
}

async function ours(): Promise<Ours> {
  const data = mkdtempSync(join(tmpdir(), 'boneyard-bench-'));
  const trial = await runTrial(await trialProgram(), data, { by: onCore(0), nodeArgs: ['--expose-gc', ...ON_ONE] });
  const clients = load(onCore(1), beside('./bench.load.js'), trial.url);
  return {
    clients,
    weigh: () => weigh(trial.process),
    async stop() {
      clients.stop();
      await trial.kill();
      rmSync(data, { recursive: true });
    },
  };
}

async function theirs(): Promise<Busy> {
  const script = beside('../bench/reference/boardgame-server.mjs');
  const [command, ...args] = [...onCore(0), process.execPath, ...ON_ONE, script, boardgameFolder];
  const child = spawn(command!, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const port = await new Promise<string>((resolve) =>
    createInterface({ input: child.stdout! }).on('line', (line) => /^\d+$/.test(line) && resolve(line)),
  );
  const clients = load(onCore(1), beside('../bench/reference/boardgame-load.mjs'), boardgameFolder, port);
  return {
    clients,
    async stop() {
      clients.stop();
      child.kill('SIGKILL');
    },
  };
}

/** The better of two turns. */
function faster(one: Played | undefined, other: Played): Played {
  return one && rate(one) > rate(other) ? one : other;
}

async function paced(server: Ours, { matches, seconds, paced, weighed }: Size, light: Weight): Promise<Figure[]> {
  const { clients } = server;
  await clients.seat(Math.max(paced, weighed[1]) - Math.max(matches, weighed[0]));
  const heavy = await server.weigh();
  const began = await server.weigh();
  const slow = await clients.play(seconds, 1000);
  const used = (await server.weigh()).cpu - began.cpu;
  // Each match more is one table and two connections.
  const each = (heavy.bytes - light.bytes) / (weighed[1] - weighed[0]);
  return [
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
  ];
}

function saturated(name: string, played: Played): Figure[] {
  return [
    { name, value: rate(played), unit: 'moves/s' },
    { name: '… from move to opponent, 99 %', value: played.p99, unit: 'ms' },
  ];
}

export const bench: Bench = {
  name: 'server',
  async run(which) {
    const size = SIZES[which];
    if (which === 'full') installBoardgame();
    const own = await ours();
    const other = boardgameInstalled() ? await theirs() : undefined;
    await own.clients.seat(size.weighed[0]);
    const light = await own.weigh();
    await own.clients.seat(size.matches - size.weighed[0]);
    await other?.clients.seat(size.matches);
    let [fast, theirFast]: (Played | undefined)[] = [];
    for (let i = 0; i < size.turns; i++) {
      fast = faster(fast, await own.clients.play(size.seconds, 0));
      if (other) theirFast = faster(theirFast, await other.clients.play(size.seconds, 0));
    }
    await other?.stop();
    const figures = [...saturated('moves at saturation, durable', fast!), ...(await paced(own, size, light))];
    await own.stop();
    if (!theirFast) return figures;
    const times = rate(fast!) / rate(theirFast);
    return [
      ...figures,
      ...saturated('boardgame.io, in memory', theirFast),
      { name: 'times boardgame.io', value: times, unit: '×', aim: `≥ ${TIMES}`, met: times >= TIMES },
    ];
  },
};
