/** The real server as a process when something fails: an uncaught error, and a full disk. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { seeded } from '@boneyard/rules/random';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyMove, connect, mayMove, openTable } from '../testing/client';
import { script } from '../testing/serverprocess';
import type { ErrorCode } from './errors';

const folder = mkdtempSync(join(tmpdir(), 'boneyard-failure-'));
let program: string;
let child: ChildProcess | undefined;

beforeAll(async () => {
  const { build } = await script<{ build(name: string): Promise<string> }>('build.mjs');
  program = fileURLToPath(await build('server'));
}, 120_000);
afterAll(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

interface Line {
  readonly level: number;
  readonly code: ErrorCode;
  readonly table?: string;
  readonly n?: number;
  readonly err: { readonly message: string; readonly stack: string; readonly code?: string };
}

interface Running {
  readonly url: string;
  readonly process: ChildProcess;
  /** What it logged. */
  readonly lines: Line[];
}

/** `onSignal` is what the process does when it gets a SIGUSR2. */
async function run(data: string, onSignal: string, before = 'true'): Promise<Running> {
  const fault = join(folder, 'fault.cjs');
  writeFileSync(fault, `process.on('SIGUSR2', () => { ${onSignal} });`);
  const node = [process.execPath, '--require', fault, program];
  const isolated = ['unshare', '--map-root-user', '--mount', 'sh', '-c', `${before} && exec "$@"`, 'sh', ...node];
  const [command, ...args] = before === 'true' ? node : isolated;
  const env = { ...process.env, PORT: '0', DATA: data };
  const started = spawn(command!, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  child = started;
  const lines: Line[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: started.stdout! }).on('line', (line) => {
      if (line.startsWith('{')) lines.push(JSON.parse(line) as Line);
      else resolve(/http\S+/.exec(line)![0]);
    });
    started.once('exit', () => reject(new Error('the server did not start')));
  });
  return { url, process: started, lines };
}

const PERSON = { kind: 'person' } as const;
const random = seeded('failure');

/** Two players at a table that was dealt. */
async function playing(url: string) {
  const clients = [await connect(url, 'Ana'), await connect(url, 'Bo')] as const;
  const table = await openTable(url, clients[0].cookie, { game: 'classic', chairs: [PERSON, PERSON] });
  for (const client of clients) {
    client.send({ t: 'come', table });
    await client.next('table');
  }
  clients[1].send({ t: 'sit', seat: 1 });
  for (const client of clients) await client.until(() => client.table?.phase === 'playing', 'the deal');
  return { clients, table };
}

test.each([
  ['uncaught exception', 'setImmediate(() => { throw new Error("on purpose"); });'],
  ['unhandled rejection', 'Promise.reject(new Error("on purpose"));'],
])('an %s is logged with its stack, and the server stops in an orderly way', async (_, fault) => {
  const server = await run(mkdtempSync(join(folder, 'data-')), fault);
  const { clients } = await playing(server.url);
  server.process.kill('SIGUSR2');
  // Clients are asked to connect again, as after any restart.
  expect(await Promise.all(clients.map(({ closed }) => closed))).toEqual([1012, 1012]);
  expect(await once(server.process, 'close')).toEqual([1, null]);
  expect(server.lines).toMatchObject([{ level: 50, code: 'UNCAUGHT_ERROR', err: { message: 'on purpose' } }]);
  expect(server.lines[0]!.err.stack).toMatch(/^Error: on purpose\n +at /);
});

const mounts =
  spawnSync('unshare', ['--map-root-user', '--mount', 'mount', '-t', 'tmpfs', 'tmpfs', folder]).status === 0;

test.skipIf(!mounts)(
  'a full disk: one line that says so, and "busy" (skipped where nothing can be mounted)',
  async () => {
    const data = join(folder, 'full');
    mkdirSync(data);
    const fill = `const { appendFileSync } = require('node:fs');
    try { for (;;) appendFileSync(${JSON.stringify(join(data, 'filler'))}, Buffer.alloc(4096)); } catch {}`;
    const server = await run(data, fill, `mount -t tmpfs -o size=4m tmpfs ${data}`);
    const { clients, table } = await playing(server.url);
    server.process.kill('SIGUSR2');
    // Moves are still saved until the space that the database already has is used up.
    for (let isRefused = false; !isRefused; ) {
      const mover = await Promise.any(
        clients.map((client) => client.until(() => mayMove(client) !== undefined && client, 'a turn')),
      );
      const answered = Promise.any([mover.acknowledgement(), mover.next('refused')]);
      mover.send({ t: 'move', at: mover.table!.at!, move: anyMove(mover, random) });
      const told = await answered;
      isRefused = typeof told !== 'number';
      if (isRefused) expect(told).toMatchObject({ what: 'move', why: 'busy' });
    }
    const readiness = async () => (await fetch(`${server.url}/readyz`)).status;
    // An answer is good for a second.
    await expect.poll(readiness, { timeout: 5_000 }).toBe(503);
    server.process.kill('SIGTERM');
    // Only then everything that it printed has been read.
    await once(server.process, 'close');
    // Looking for tables that are due may fail as well, for no table in particular.
    expect(new Set(server.lines.map(({ code, level }) => `${code} ${level}`))).toEqual(new Set(['DISK_FULL 50']));
    const moves = server.lines.filter(({ n }) => n !== undefined);
    expect(moves).toMatchObject([{ table: table.slice(0, 8), err: { code: 'SQLITE_FULL' } }]);
    expect(moves[0]!.err.stack).toMatch(/disk is full\n +at /);
  },
);
