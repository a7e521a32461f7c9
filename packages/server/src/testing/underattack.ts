/**
 * Games that go on while others attack their server: its memory, its open files and the time until a move is acknowledged,
 * before, during and after each attack. Players, attackers and server are processes of their own on this machine.
 */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Random, seeded } from '@boneyard/rules/random';
import { guests } from '../gateway/guests';
import { LIMITS } from '../gateway/limits';
import { newId } from '../tables/ids';
import type { AttackOrder } from './attackerprocess';
import { CROWDS, type CrowdName } from './attackers';
import { anyMove, type Client, connect, mayMove, openTable } from './client';
import { runTrial, trialProgram } from './serverprocess';
import { KEY } from './testserver';

/** The server's folders of numbers exist on Linux only. */
export const CAN_MEASURE = process.platform === 'linux';

/** Figures of a phase: the most bytes and descriptors there were. */
export interface Figures {
  readonly memory: number;
  readonly descriptors: number;
  /** Of all acknowledgements the 99th percentile, in milliseconds; and without the time in which other programs ran. */
  readonly p99: number;
  readonly ownP99: number;
  readonly moves: number;
}

export interface AttackReport {
  readonly crowd: CrowdName;
  readonly before: Figures;
  readonly during: Figures;
  readonly after: Figures;
  /** How often an attacker was cut off, or cut itself off. */
  readonly cutOff: number;
}

/** Tables where people play about as quickly as the limits allow, with this pause after each move, in milliseconds. */
const TABLES = 6;
const BETWEEN_MOVES = 120;
const LOOKS_EVERY = 50;
const PATIENCE = 10_000;

/** No attack may cost more memory than this many times what the server needed before. */
const MORE_MEMORY = 2;
/** Open files that come and go by themselves. */
const SOME_DESCRIPTORS = 10;
/** Acknowledgements may take this many times as long, and nobody notices this many milliseconds. */
const SLOWER = 10;
const NEVER_SLOW = 300;

function memoryOf(pid: number): number {
  return 1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]);
}

function descriptorsOf(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** For how long the main threads of the server and of this process were ready to run and had no processor, in milliseconds. */
function processorWaits(server: number): number {
  const waited = (pid: number) =>
    Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  return waited(server) + waited(process.pid);
}

/** How long a move took to be acknowledged, in milliseconds; and how long without the time in which other programs ran. */
interface MoveTime {
  readonly whole: number;
  readonly own: number;
}

/** Tells how long ago it was made. */
function stopwatch(pid: number): () => MoveTime {
  const [began, waited] = [performance.now(), processorWaits(pid)];
  return () => {
    const whole = performance.now() - began;
    return { whole, own: Math.max(0, whole - (processorWaits(pid) - waited)) };
  };
}

/** The moves of a phase. Those that still wait count too: a server that answers nobody is not quick. */
interface Moves {
  acknowledged: MoveTime[];
  readonly waiting: Set<() => MoveTime>;
}

/** Plays on until it is stopped. */
async function play(client: Client, pid: number, random: Random, moves: Moves, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    await client.until(() => stop.aborted || mayMove(client) !== undefined, 'its turn', 60_000);
    if (stop.aborted) return;
    const { at, n } = client.table!;
    const answered = client.acknowledgement();
    const watch = stopwatch(pid);
    moves.waiting.add(watch);
    client.send({ t: 'move', at: at!, move: anyMove(client, random) });
    await answered;
    moves.waiting.delete(watch);
    moves.acknowledged.push(watch());
    await client.until(() => client.table!.n > n, 'its own step');
    await pause(BETWEEN_MOVES);
  }
}

async function sitDown(url: string, number: number): Promise<readonly Client[]> {
  const [host, guest] = await Promise.all(['Ana', 'Bo'].map((name) => connect(url, `${name} ${number}`)));
  const chairs = [{ kind: 'person' }, { kind: 'person' }] as const;
  const table = await openTable(url, host!.cookie, { game: 'classic', options: { match: { rounds: 99 } }, chairs });
  for (const client of [host!, guest!]) client.send({ t: 'come', table });
  await guest!.until(() => guest!.table, 'the table');
  guest!.send({ t: 'sit', seat: 1 });
  return [host!, guest!];
}

function percentile99(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Infinity;
}

/** Watches the server for a while. */
async function watchFor(milliseconds: number, pid: number, moves: Moves): Promise<Figures> {
  moves.acknowledged = [];
  let [memory, descriptors] = [0, 0];
  for (const until = performance.now() + milliseconds; performance.now() < until; ) {
    memory = Math.max(memory, memoryOf(pid));
    descriptors = Math.max(descriptors, descriptorsOf(pid));
    await pause(LOOKS_EVERY);
  }
  const { acknowledged, waiting } = moves;
  const times = [...acknowledged, ...[...waiting].map((watch) => watch())];
  const [p99, ownP99] = [percentile99(times.map(({ whole }) => whole)), percentile99(times.map(({ own }) => own))];
  return { memory, descriptors, p99, ownP99, moves: acknowledged.length };
}

/** Waits until this holds, but not for ever. */
async function waitUntil(holds: () => boolean): Promise<void> {
  for (const until = performance.now() + PATIENCE; performance.now() < until && !holds(); ) await pause(LOOKS_EVERY);
}

function startAttack(program: string, order: AttackOrder): { readonly child: ChildProcess; cutOff(): number } {
  const child = fork(join(dirname(program), 'trial.attackers.js'));
  let times = 0;
  child.on('message', () => times++);
  child.send(order);
  return { child, cutOff: () => times };
}

/** Runs these attacks one after the other, each for this long, and watches before and after, all in milliseconds. */
export async function playUnderAttack(
  crowds: readonly CrowdName[],
  lasts: number,
  calm: number,
): Promise<AttackReport[]> {
  const program = await trialProgram();
  const data = mkdtempSync(join(tmpdir(), 'boneyard-attack-'));
  mkdirSync(join(data, 'web'));
  writeFileSync(join(data, 'web', 'large.js'), Buffer.alloc(3_000_000, 'x'));
  const trial = await runTrial(program, data, { env: { LIMITED: 'yes' } });
  const { url, process: server } = trial;
  const pid = server.pid!;
  const { cookie, sign } = guests(KEY, false);
  // A server gives an address thirty names a minute; signed here, all are there at once.
  const cookies = Array.from({ length: 60 }, (_, i) => `${cookie}=${sign({ id: newId(), name: `Eve ${i}` })}`);
  const stopping = new AbortController();
  const moves: Moves = { acknowledged: [], waiting: new Set() };
  const players = (await Promise.all(Array.from({ length: TABLES }, (_, number) => sitDown(url, number)))).flat();
  const games = players.map((client, number) =>
    play(client, pid, seeded(`attacked ${number}`), moves, stopping.signal),
  );
  const over = Promise.all(games).then(() => Promise.reject(new Error('the games ended')));
  const watched = (milliseconds: number) => Promise.race([watchFor(milliseconds, pid, moves), over]);
  const reports: AttackReport[] = [];
  try {
    // Code and caches are loaded first.
    await watched(calm);
    let before = await watched(calm);
    for (const crowd of crowds) {
      const { child, cutOff } = startAttack(program, { crowd, url, cookies });
      await waitUntil(() => cutOff() > 0 || descriptorsOf(pid) > before.descriptors + SOME_DESCRIPTORS);
      const during = await watched(lasts);
      if (CROWDS[crowd].isCut) await waitUntil(() => cutOff() > 0);
      const cut = cutOff();
      child.kill('SIGKILL');
      await once(child, 'close');
      await waitUntil(() => descriptorsOf(pid) <= before.descriptors);
      const after = await watched(calm);
      reports.push({ crowd, before, during, after, cutOff: cut });
      before = after;
    }
  } finally {
    stopping.abort();
    for (const client of players) client.close();
    await trial.kill();
    rmSync(data, { recursive: true });
  }
  const printed = trial.printed.filter((line) => !line.startsWith('http'));
  if (printed.length > 0) throw new Error(`the server printed: ${printed[0]}`);
  return reports;
}

/** What an attack did that it must not; empty if nothing. */
export function damage({ crowd, before, during, after, cutOff }: AttackReport): string[] {
  const slowest = Math.max(NEVER_SLOW, SLOWER * before.ownP99);
  return [
    // Connections that end at once are seldom open when somebody looks, but their ends are counted.
    cutOff > 0 || during.descriptors > before.descriptors + SOME_DESCRIPTORS ? [] : 'there was no attack',
    cutOff > 0 || !CROWDS[crowd].isCut ? [] : 'nobody was cut off',
    during.memory <= MORE_MEMORY * before.memory ? [] : 'memory grew',
    // The limit of connections for one address, and no more.
    during.descriptors <= before.descriptors + LIMITS.requestConnections + SOME_DESCRIPTORS
      ? []
      : 'too many files open',
    after.descriptors <= before.descriptors + SOME_DESCRIPTORS ? [] : 'files stayed open',
    during.ownP99 <= slowest ? [] : 'moves were acknowledged late',
    during.moves > 0 && after.moves > 0 ? [] : 'games stood still',
  ].flat();
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

/** A table for people: figures before → during → after. */
export function tableOf(reports: readonly AttackReport[]): string {
  const rows = reports.map(({ crowd, before, during, after, cutOff }) => {
    const phases = [before, during, after];
    const columns = [
      phases.map(({ memory }) => megabytes(memory)).join(' → '),
      phases.map(({ descriptors }) => descriptors).join(' → '),
      phases.map(({ p99 }) => `${p99.toFixed(0)} ms`).join(' → '),
      phases.map(({ ownP99 }) => `${ownP99.toFixed(0)} ms`).join(' → '),
      `${phases.map(({ moves }) => moves).join(' → ')}`,
      `${cutOff}`,
    ];
    return [crowd, ...columns];
  });
  const head = ['attack', 'memory', 'open files', 'p99 of moves', 'without other programs', 'moves', 'cut off'];
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]!.length)));
  return [head, ...rows].map((row) => row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')).join('\n');
}
