/** Plays games through random faults of a single server and of a cluster, and checks everything that clients saw. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pick, type Random, seeded } from '@boneyard/rules/random';
import type { DatabaseStore } from '../store/database';
import { openPostgres } from '../store/postgres';
import { openSqlite } from '../store/sqlite';
import { startCluster } from './cluster';
import { clusterFaults, EVERYTHING, type Fault, type FaultKind, serverFaults } from './faults';
import { runTrial, type TrialServer, trialProgram } from './serverprocess';
import { checkPlayed, nothingPlayed, oneGame } from './stubbornplayers';
import { wireTo } from './wire';

/** Something to play on that faults happen to. */
export interface FaultySite {
  readonly url: string;
  readonly faults: readonly FaultKind[];
  /** Stops the servers and opens what they stored. */
  stop(): Promise<{ readonly store: DatabaseStore; readonly printed: readonly string[] }>;
  close(): Promise<void>;
}

export interface FaultOptions {
  readonly faults: number;
  readonly seed: string;
  /** How many games are played at the same time. */
  readonly abreast: number;
  /** One fault in this many lasts long, and one in this many comes together with another one; none by default. */
  readonly hard?: number;
}

export interface FaultReport {
  readonly games: number;
  readonly acknowledged: number;
  readonly repeated: number;
  readonly busy: number;
  /** What happened, in order. */
  readonly faults: readonly string[];
}

/** How many processes the cluster has. */
const CLUSTER_SIZE = 3;
/** How long a fault lasts at most, and a long one, in milliseconds: longer than anything waits for an answer. */
const LASTS = 800;
const LASTS_LONG = 12_000;
/** How long players think at most, in milliseconds. */
const PACE = 60;
/** How many moves are acknowledged before the next fault, and how many milliseconds pass after that at most. */
const MOVES_BETWEEN = 5;
const BETWEEN = 200;
/** How long bots wait before they move, in milliseconds: long enough for something to happen meanwhile. */
const ENV = { BOT_WAITS: '50' };
/** What a process prints if it crashed, or if something failed at one of its tables. */
const CRASHED = /TABLE_FAILED|BOT_FAILED|unhandled|^\s*throw /i;

/** Every kind once in a random order, then again. */
function* deckOf<T>(kinds: readonly T[], random: Random): Generator<T, never> {
  for (;;) {
    const left = [...kinds];
    while (left.length > 0) yield left.splice(random.below(left.length), 1)[0]!;
  }
}

export async function playThroughFaults(site: FaultySite, options: FaultOptions): Promise<FaultReport> {
  const { faults: wanted, seed, abreast, hard } = options;
  /** The players decide in an order that depends on the machine; the faults are the same every time. */
  const [random, chance] = [seeded(seed), seeded(`faults of ${seed}`)];
  const deck = deckOf(site.faults, chance);
  const played = nothingPlayed();
  const happened: string[] = [];
  let games = 0;
  let goesOn = true;

  const isHard = () => hard !== undefined && chance.below(hard) === 0;

  async function line(): Promise<void> {
    while (goesOn) {
      games++;
      await oneGame({ url: site.url, random, played, mayBeBusy: true, pace: PACE });
    }
  }
  async function strike(fault: Fault): Promise<() => void | Promise<void>> {
    happened.push(`${fault.part} ${fault.name}`);
    return fault.strike(chance);
  }
  /** Strikes with the next fault of the deck, sometimes with one of another part too. */
  async function strikeNext(): Promise<void> {
    const first = pick(deck.next().value, chance);
    const heals = [await strike(first)];
    if (isHard() && first.part !== EVERYTHING && happened.length < wanted) {
      const second = pick(pick(site.faults, chance), chance);
      if (second.part !== first.part && second.part !== EVERYTHING) heals.push(await strike(second));
    }
    await pause(chance.below(isHard() ? LASTS_LONG : LASTS));
    await Promise.all(heals.map((heal) => heal()));
  }
  async function strikeAll(): Promise<void> {
    while (happened.length < wanted) {
      const enough = played.acknowledged + MOVES_BETWEEN;
      while (played.acknowledged < enough && goesOn) await pause(20);
      if (!goesOn) return;
      await pause(chance.below(BETWEEN));
      await strikeNext();
    }
  }

  const end = () => {
    goesOn = false;
  };
  try {
    await Promise.all([strikeAll().finally(end), ...Array.from({ length: abreast }, () => line().finally(end))]);
    const { store, printed } = await site.stop();
    await checkPlayed(store, played);
    await store.close();
    const crash = printed.find((text) => CRASHED.test(text));
    if (crash !== undefined) throw new Error(`a server reported: ${crash}`);
  } catch (error) {
    throw new Error(`after ${happened.join(', ')}: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
  const { acknowledged, repeated, busy } = played;
  return { games, acknowledged, repeated, busy, faults: happened };
}

/** A single server with a file. */
export async function faultyServer(): Promise<FaultySite> {
  const program = await trialProgram();
  const data = mkdtempSync(join(tmpdir(), 'boneyard-faults-'));
  const printed: string[] = [];
  let trial: TrialServer = await runTrial(program, data, { env: ENV });
  const { port } = new URL(trial.url);
  const clients = await wireTo(Number(port));
  async function end(signal: NodeJS.Signals): Promise<void> {
    await trial.kill(signal);
    printed.push(...trial.printed);
  }
  const faults = serverFaults(
    {
      current: () => trial,
      kill: () => end('SIGKILL'),
      async start(env = {}) {
        trial = await runTrial(program, data, { port, env: { ...ENV, ...env } });
      },
    },
    clients,
  );
  return {
    url: `http://127.0.0.1:${clients.port}`,
    faults,
    async stop() {
      await end('SIGTERM');
      return { store: await openSqlite(join(data, 'tables.db')), printed };
    },
    async close() {
      await trial.kill();
      await clients.close();
      rmSync(data, { recursive: true });
    },
  };
}

/** Several processes with PostgreSQL and Redis. */
export async function faultyCluster(): Promise<FaultySite> {
  const cluster = await startCluster({ processes: CLUSTER_SIZE, wired: true, notice: 0, env: ENV });
  return {
    url: cluster.url,
    faults: clusterFaults(cluster),
    async stop() {
      await Promise.all(cluster.wires.map((_, i) => cluster.stop(i)));
      return { store: await openPostgres(cluster.postgres.url), printed: cluster.printed() };
    },
    close: () => cluster.close(),
  };
}

export async function withSite<T>(starting: Promise<FaultySite>, work: (site: FaultySite) => Promise<T>): Promise<T> {
  const site = await starting;
  try {
    return await work(site);
  } finally {
    await site.close();
  }
}
