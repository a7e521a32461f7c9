/**
 * A day of `boneyard serve`: a few people play against each other and against bots, watch, reload and use accounts. Every
 * minute is a case and takes a sample; MINUTES chooses how many. In a resumed soak a new server opens the same data.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { pick, type Random, seeded } from '@boneyard/rules/random';
import { verifyLog } from '@boneyard/server/operations/admin';
import { DATABASE_FILE } from '@boneyard/server/store/datafolder';
import { openSqlite } from '@boneyard/server/store/sqlite';
import { type HeadlessBrowser, headlessBrowser, withHostName } from '@boneyard/server/testing/headlessbrowser';
import { root, script } from '@boneyard/server/testing/serverprocess';
import { nothingPlayed, oneGame } from '@boneyard/server/testing/stubbornplayers';
import { type Sample, type Verdict, verdictOf } from './flatness';
import type { Soak } from './soaks';

const { MINUTES = `${24 * 60}` } = process.env;
const MINUTE = 60_000;
/** Minutes after which the server is stopped and started while people play. */
const RESTART_EVERY = 6 * 60;
/** Games at a time, and how long players think at most, in milliseconds: real limits of one address allow no more names. */
const GAMES = 4;
const PACE = 4_000;
/** A player reloads the page after one move in this many. */
const RELOADS = 15;
/** From one visit to the next, in milliseconds. */
const VISIT_EVERY = 20_000;
/** Minutes from one printed line to the next. */
const PRINT_EVERY = 10;

interface Site {
  readonly url: string;
  readonly child: ChildProcess;
  readonly start: number;
  readonly began: number;
}

const folder = join(root(), '.soak', 'day');
const data = join(folder, 'data');
const file = join(folder, 'samples.jsonl');

function samplesSoFar(): Sample[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** The command, as `npx boneyard` runs it. */
async function serve(port: string, start: number, errors: string[]): Promise<Site> {
  const { build } = await script<{ build(name: string): Promise<string> }>('build.mjs');
  for (const program of ['boneyard', 'server']) await build(program);
  const args = [join(root(), 'packages/cli/bin/boneyard.mjs'), 'serve', '--port', port, '--data', data];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  process.once('exit', () => child.kill());
  process.once('SIGTERM', () => process.exit(1));
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [address] = /http:\S+/.exec(line) ?? [];
      if (address) resolve(address);
      else if (line.startsWith('{')) errors.push(line);
    });
    child.once('exit', () => reject(new Error(`the server did not start: ${errors.join('\n')}`)));
  });
  return { url: withHostName(url), child, start, began: performance.now() };
}

async function stop({ child }: Site): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** The page and all that it loads at once, as a browser that comes for the first time. */
async function visitPage({ url }: HeadlessBrowser): Promise<void> {
  const page = await (await fetch(url)).text();
  const files = [...page.matchAll(/(?:src|href)="(\/[^"]+\.\w+)"/g)].map(([, path]) => path!);
  for (const path of files) {
    const response = await fetch(url + path);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    await response.arrayBuffer();
  }
}

/** An account is made, signs out and in again, looks at itself, and half of the time is deleted. */
async function accountLife(browser: HeadlessBrowser, random: Random): Promise<void> {
  const { ask } = browser;
  const done = async (method: string, path: string) => {
    const { status } = await ask(method, path);
    if (status !== 200) throw new Error(`${method} ${path}: ${status}`);
  };
  await browser.name(`Visitor ${random.below(1e6)}`);
  await browser.signUp();
  await done('DELETE', 'session');
  const { status } = await browser.signIn();
  if (status !== 200) throw new Error(`signing in: ${status}`);
  for (const path of ['account', 'games', 'account/data']) await done('GET', path);
  if (random.below(2) === 0) await done('DELETE', 'account');
}

class Day {
  readonly #random = seeded(`day ${Date.now()}`);
  #site: Site;
  #errors: string[];
  #waited: number[] = [];
  #ended = false;
  readonly #lives: readonly Promise<void>[];

  constructor(site: Site, errors: string[]) {
    this.#site = site;
    this.#errors = errors;
    this.#lives = [...Array.from({ length: GAMES }, () => this.#games()), this.#visits()];
  }

  async #games(): Promise<void> {
    while (!this.#ended) {
      const played = nothingPlayed();
      const { url } = this.#site;
      try {
        await oneGame({ url, random: this.#random, played, mayBeBusy: false, pace: PACE, reloads: RELOADS });
      } catch (error) {
        this.#errors.push(`a game: ${error}`);
      }
      this.#waited.push(...played.waited);
    }
  }

  async #visits(): Promise<void> {
    while (!this.#ended) {
      const { start, url } = this.#site;
      const browser = headlessBrowser(url);
      try {
        await pick([visitPage, accountLife], this.#random)(browser, this.#random);
      } catch (error) {
        // A visit may be cut short by a restart.
        if (this.#site.start === start && this.#site.child.exitCode === null) this.#errors.push(`a visit: ${error}`);
      }
      await pause(VISIT_EVERY);
    }
  }

  async restart(): Promise<void> {
    const { port } = new URL(this.#site.url);
    await stop(this.#site);
    this.#site = await serve(port, this.#site.start + 1, this.#errors);
  }

  /** Of the time since the last sample. */
  async sample(): Promise<Sample> {
    const { url, child, start, began } = this.#site;
    const metrics = await (await fetch(`${url}/metrics`)).text();
    const metric = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]);
    const waited = this.#waited.sort((a, b) => a - b);
    const errors = this.#errors.splice(0);
    this.#waited = [];
    return {
      start,
      age: Math.round((performance.now() - began) / MINUTE),
      resident: metric('process_resident_memory_bytes'),
      heap: metric('nodejs_heap_size_used_bytes'),
      descriptors: readdirSync(`/proc/${child.pid}/fd`).length,
      cpu: metric('process_cpu_seconds_total'),
      ...(waited.length > 0 && { p99: waited[Math.floor(0.99 * waited.length)]! }),
      moves: waited.length,
      errors,
    };
  }

  /** Lets the last games end, stops the server and checks what it has stored. */
  async end(): Promise<void> {
    this.#ended = true;
    await Promise.all(this.#lives);
    await stop(this.#site);
    const store = await openSqlite(join(data, DATABASE_FILE));
    const { found, tables } = await verifyLog(store);
    await store.close();
    console.log(`  day: ${tables} tables, of which ${found.length} do not verify`);
    if (found.length > 0) throw new Error(`the log does not verify: ${JSON.stringify(found.slice(0, 5))}`);
  }
}

const amount = (name: string, value: number): string => {
  if (name === 'descriptors') return `${value}`;
  return name === 'p99' ? `${value.toFixed(1)} ms` : `${(value / 1e6).toFixed(1)} MB`;
};

function tableOf({ minutes, moves, changes, errors, flat }: Verdict): string {
  const said = flat === undefined ? 'too short to tell' : flat ? 'flat' : 'NOT FLAT';
  const rows = changes.map(
    ({ name, first, last, flat: same }) =>
      `    ${name.padEnd(16)} ${amount(name, first).padStart(10)} → ${amount(name, last).padStart(10)}${same ? '' : '  grows'}`,
  );
  const head = `  day: ${said}; ${moves} moves, ${errors.length} errors; first and last third of ${minutes} minutes:`;
  return [head, ...rows, ...errors.slice(0, 5).map((text) => `    ${text.slice(0, 300)}`)].join('\n');
}

let day: Promise<Day> | undefined;

async function begin(): Promise<Day> {
  mkdirSync(data, { recursive: true });
  const errors: string[] = [];
  return new Day(await serve('0', (samplesSoFar().at(-1)?.start ?? -1) + 1, errors), errors);
}

export const daySoak: Soak = {
  name: 'server-day',
  small: 0,
  large: Number(MINUTES),
  async run(number) {
    day ??= begin();
    const running = await day;
    if (number > 0 && number % RESTART_EVERY === 0) await running.restart();
    await pause(MINUTE);
    const sample = await running.sample();
    appendFileSync(file, `${JSON.stringify(sample)}\n`);
    const last = number === Number(MINUTES) - 1;
    const verdict = verdictOf(samplesSoFar());
    if (last || (number + 1) % PRINT_EVERY === 0) console.log(`\n${tableOf(verdict)}`);
    if (last) await running.end();
    if (sample.errors.length > 0) throw new Error(sample.errors.join('\n'));
    if (last && verdict.flat === false) throw new Error('the server does not stay as it was');
  },
};
