/** The server under load: durable moves per second, next to boardgame.io in memory, latency and memory. */

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { runTrial, trialProgram } from '@boneyard/server/testing/serverprocess';
import { type Bench, type BenchFigure, ratio } from './bench';
import { median } from './measure';
import { boardgameFolder, boardgameInstalled, installBoardgame } from './reference/boardgame';
import { fromDist, type LoadProcess, ONE_CORE_FLAGS, onCore, rate, startLoad } from './server/loadprocess';
import type { LoadResult } from './server/orders';
import { type Usage, usageOf } from './server/usage';

const SPEED_RATIO = 4;
/** Processor time of a move in all threads of the server, in microseconds. */
const MOST_PROCESSOR = 60;
/** Milliseconds from a move until the opponent has it, for 99 of 100 moves, by the number of matches with a move a second. */
const MOST_LATENCY = { 2000: 30, 4000: 50 };
/** A table at which something happened lately, with its two connections. */
const BYTES_PER_MATCH = 16 * 1024;

interface Size {
  /** How many matches play as fast as they can. */
  readonly matches: number;
  /** How long each turn is; before it is measured it takes as long to warm up. */
  readonly seconds: number;
  /** Turns of each server. They alternate and their medians count, so that a busy moment of the machine affects both. */
  readonly turns: number;
  /** With how many matches a move a second is played. */
  readonly paced: readonly [number, number];
}

const SIZES: Readonly<Record<'full' | 'tiny', Size>> = {
  full: { matches: 500, seconds: 4, turns: 3, paced: [2000, 4000] },
  tiny: { matches: 3, seconds: 0.3, turns: 1, paced: [4, 5] },
};

/** A server and its load generator. */
interface LoadedServer {
  readonly clients: LoadProcess;
  stop(): Promise<void>;
}

interface Ours extends LoadedServer {
  usage(how: 'weigh' | 'usage'): Promise<Usage>;
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
    usage: (how) => usageOf(trial.process, how),
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

const medianOf = (turns: readonly LoadResult[], of: (turn: LoadResult) => number): number => median(turns.map(of));

interface PacedResult {
  readonly p99: number;
  /** Of a move, in microseconds. */
  readonly processor: number;
}

/** A move a second at each of the tables there are. */
async function paced({ clients, usage }: Ours, { seconds, turns }: Size): Promise<PacedResult> {
  const played: { readonly p99: number; readonly processor: number }[] = [];
  for (let i = 0; i < turns; i++) {
    const began = await usage('usage');
    const turn = await clients.play(seconds, 1000);
    const used = (await usage('usage')).cpu - began.cpu;
    // The moves while it warms up cost processor time too.
    played.push({ p99: turn.p99, processor: used / (2 * turn.moves) });
  }
  return { p99: median(played.map(({ p99 }) => p99)), processor: median(played.map(({ processor }) => processor)) };
}

function latency(matches: number, value: number, most: number): BenchFigure {
  const name = `${matches.toLocaleString('en')} moves/s, move to opponent, p99`;
  return { name, value, unit: 'ms', target: `≤ ${most}`, met: value <= most };
}

async function pacedFigures(server: Ours, size: Size): Promise<BenchFigure[]> {
  const [few, many] = size.paced;
  await server.clients.seat(few - size.matches);
  const light = await server.usage('weigh');
  const fewPaced = await paced(server, size);
  await server.clients.seat(many - few);
  const heavy = await server.usage('weigh');
  const manyPaced = await paced(server, size);
  // Each additional match is one table and two connections.
  const each = (heavy.bytes - light.bytes) / (many - few);
  return [
    latency(few, fewPaced.p99, MOST_LATENCY[2000]),
    latency(many, manyPaced.p99, MOST_LATENCY[4000]),
    {
      name: `${many.toLocaleString('en')} moves/s, processor of a move`,
      value: manyPaced.processor,
      unit: 'µs',
      target: `≤ ${MOST_PROCESSOR}`,
      met: manyPaced.processor <= MOST_PROCESSOR,
    },
    {
      name: 'memory of a table, two connections',
      value: each,
      unit: 'bytes',
      target: `≤ ${BYTES_PER_MATCH}`,
      met: each <= BYTES_PER_MATCH,
    },
  ];
}

function saturated(name: string, turns: readonly LoadResult[]): BenchFigure[] {
  return [
    { name, value: medianOf(turns, rate), unit: 'moves/s' },
    { name: '… move to opponent, 99th percentile', value: medianOf(turns, ({ p99 }) => p99), unit: 'ms' },
  ];
}

export const bench: Bench = {
  name: 'server',
  async run(which) {
    const size = SIZES[which];
    if (which === 'full') installBoardgame();
    const own = await ours();
    const other = boardgameInstalled() ? await theirs() : undefined;
    await own.clients.seat(size.matches);
    await other?.clients.seat(size.matches);
    const [fast, theirFast]: [LoadResult[], LoadResult[]] = [[], []];
    for (let i = 0; i < size.turns; i++) {
      fast.push(await own.clients.play(size.seconds, 0));
      if (other) theirFast.push(await other.clients.play(size.seconds, 0));
    }
    await other?.stop();
    const figures = [...saturated('durable moves at saturation', fast), ...(await pacedFigures(own, size))];
    await own.stop();
    if (!other) return figures;
    return [
      ...figures,
      ...saturated('boardgame.io, in memory', theirFast),
      ratio('speed vs boardgame.io', medianOf(fast, rate) / medianOf(theirFast, rate), SPEED_RATIO),
    ];
  },
};
