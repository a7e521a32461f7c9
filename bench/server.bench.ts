/** The server under load: durable moves per second, next to boardgame.io in memory, latency and memory. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { runTrial, trialProgram } from '@boneyard/server/testing/serverprocess';
import type { Bench, BenchFigure } from './bench';
import { boardgameFolder, boardgameInstalled, installBoardgame } from './reference/boardgame';
import { fromDist, type LoadProcess, ONE_CORE_FLAGS, onCore, rate, startLoad } from './server/loadprocess';
import type { LoadResult } from './server/orders';

const SPEED_RATIO = 5;
const MOST_LATENCY = 50;
const BYTES_PER_CONNECTION = 16 * 1024;
const BYTES_PER_TABLE = 20 * 1024;

interface Usage {
  readonly bytes: number;
  readonly cpu: number;
}

async function usageOf(child: ChildProcess): Promise<Usage> {
  child.send('weigh');
  return (await once(child, 'message'))[0] as Usage;
}

interface Size {
  readonly matches: number;
  readonly seconds: number;
  /** Runs of each server. They alternate and the best one counts, so that a busy moment of the machine affects both. */
  readonly runs: number;
  readonly paced: number;
  readonly weighed: readonly [number, number];
}

const SIZES: Readonly<Record<'full' | 'tiny', Size>> = {
  full: { matches: 500, seconds: 8, runs: 3, paced: 4000, weighed: [500, 4000] },
  tiny: { matches: 3, seconds: 0.3, runs: 1, paced: 5, weighed: [3, 5] },
};

/** A server and its load generator. */
interface LoadedServer {
  readonly clients: LoadProcess;
  stop(): Promise<void>;
}

interface Ours extends LoadedServer {
  usage(): Promise<Usage>;
}

async function ours(): Promise<Ours> {
  const data = mkdtempSync(join(tmpdir(), 'boneyard-bench-'));
  const trial = await runTrial(await trialProgram(), data, {
    by: onCore(0),
    nodeArgs: ['--expose-gc', ...ONE_CORE_FLAGS],
  });
  const clients = startLoad(onCore(1), fromDist('./bench.load.js'), trial.url);
  return {
    clients,
    usage: () => usageOf(trial.process),
    async stop() {
      clients.stop();
      await trial.kill();
      rmSync(data, { recursive: true });
    },
  };
}

async function theirs(): Promise<LoadedServer> {
  const script = fromDist('../bench/reference/boardgame-server.mjs');
  const [command, ...args] = [...onCore(0), process.execPath, ...ONE_CORE_FLAGS, script, boardgameFolder];
  const child = spawn(command!, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const port = await new Promise<string>((resolve) =>
    createInterface({ input: child.stdout! }).on('line', (line) => /^\d+$/.test(line) && resolve(line)),
  );
  const clients = startLoad(onCore(1), fromDist('../bench/reference/boardgame-load.mjs'), boardgameFolder, port);
  return {
    clients,
    async stop() {
      clients.stop();
      child.kill('SIGKILL');
    },
  };
}

/** The better of two runs. */
function faster(one: LoadResult | undefined, other: LoadResult): LoadResult {
  return one && rate(one) > rate(other) ? one : other;
}

async function paced(server: Ours, { matches, seconds, paced, weighed }: Size, light: Usage): Promise<BenchFigure[]> {
  const { clients } = server;
  await clients.seat(Math.max(paced, weighed[1]) - Math.max(matches, weighed[0]));
  const heavy = await server.usage();
  const began = await server.usage();
  const slow = await clients.play(seconds, 1000);
  const used = (await server.usage()).cpu - began.cpu;
  // Each additional match is one table and two connections.
  const each = (heavy.bytes - light.bytes) / (weighed[1] - weighed[0]);
  return [
    { name: `${paced} matches, a move per second`, value: rate(slow), unit: 'moves/s' },
    {
      name: '… move to opponent, 99th percentile',
      value: slow.p99,
      unit: 'ms',
      target: `≤ ${MOST_LATENCY}`,
      met: slow.p99 <= MOST_LATENCY,
    },
    { name: '… share of one core', value: (100 * used) / 1e6 / (slow.seconds * 2 + 0.3), unit: '%' },
    {
      name: 'memory of a table, two connections',
      value: each,
      unit: 'bytes',
      target: `≤ ${BYTES_PER_TABLE + 2 * BYTES_PER_CONNECTION}`,
      met: each <= BYTES_PER_TABLE + 2 * BYTES_PER_CONNECTION,
    },
  ];
}

function saturated(name: string, played: LoadResult): BenchFigure[] {
  return [
    { name, value: rate(played), unit: 'moves/s' },
    { name: '… move to opponent, 99th percentile', value: played.p99, unit: 'ms' },
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
    const light = await own.usage();
    await own.clients.seat(size.matches - size.weighed[0]);
    await other?.clients.seat(size.matches);
    let [fast, theirFast]: (LoadResult | undefined)[] = [];
    for (let i = 0; i < size.runs; i++) {
      fast = faster(fast, await own.clients.play(size.seconds, 0));
      if (other) theirFast = faster(theirFast, await other.clients.play(size.seconds, 0));
    }
    await other?.stop();
    const figures = [...saturated('durable moves at saturation', fast!), ...(await paced(own, size, light))];
    await own.stop();
    if (!theirFast) return figures;
    const ratio = rate(fast!) / rate(theirFast);
    return [
      ...figures,
      ...saturated('boardgame.io, in memory', theirFast),
      { name: 'speed vs boardgame.io', value: ratio, unit: '×', target: `≥ ${SPEED_RATIO}`, met: ratio >= SPEED_RATIO },
    ];
  },
};
