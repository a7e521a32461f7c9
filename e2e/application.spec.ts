/**
 * The application as strangers get it, run by a user who may write nothing but its data: one package in an empty folder or,
 * with `npm run image`, a container.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { installApplicationIn } from '../soak/installation';
import { dealt, guest, mover, movesIn, openTable, playOn, test } from './online';
import { clickMove, over } from './table';

const root = fileURLToPath(new URL('..', import.meta.url));
const { IMAGE, CONTAINERS = 'docker', CONTAINER_ARGS = '' } = process.env;
const isRoot = process.getuid?.() === 0;
/** Who runs it: "node" of the image; "nobody" of most systems, if root can give its rights away. */
const USER = IMAGE ? 1000 : 65534;
/** In milliseconds. */
const STOPS_IN = 5_000;

interface Running {
  readonly url: string;
  stop(): Promise<void>;
}

interface Program {
  readonly process: ChildProcess;
  /** Asks it to end. */
  end(): void;
}

function container(data: string, port: string): Program {
  const name = `boneyard-${process.pid}`;
  const rights = ['--read-only', '--cap-drop', 'all', '--security-opt', 'no-new-privileges', '--tmpfs', '/tmp'];
  const place = ['--network', 'host', '-e', `PORT=${port}`, '-e', 'HOST=127.0.0.1', '-v', `${data}:/data`];
  const [engine, ...args] = CONTAINERS.split(' ');
  const more = CONTAINER_ARGS.split(' ').filter((one) => one !== '');
  return {
    process: spawn(engine!, [...args, 'run', '--rm', '--name', name, ...rights, ...place, ...more, IMAGE!]),
    end: () => void spawn(engine!, ['stop', name]),
  };
}

function packed(command: string, data: string, port: string): Program {
  const user = isRoot ? { uid: USER, gid: USER } : {};
  const args = [command, 'serve', '--port', port, '--data', data];
  const child = spawn(process.execPath, args, { cwd: '/', ...user });
  return { process: child, end: () => void child.kill('SIGTERM') };
}

const programs: Program[] = [];
let place: string;
let command: string;
test.beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'boneyard-application-'));
  chmodSync(place, 0o755);
  if (!IMAGE) command = await installApplicationIn(place, root);
});
test.afterAll(() => {
  for (const { process: child, end } of programs) if (child.exitCode === null) end();
  rmSync(place, { recursive: true });
});

async function serve(data: string, port = '0'): Promise<Running> {
  const program = IMAGE ? container(data, port) : packed(command, data, port);
  programs.push(program);
  const { process: child, end } = program;
  const printed: string[] = [];
  createInterface({ input: child.stderr! }).on('line', (line) => printed.push(line));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout! }).on('line', (line) => {
      const [address] = /http:\S+/.exec(line) ?? [];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(printed.join('\n'))));
  });
  return {
    url,
    async stop() {
      const began = performance.now();
      end();
      const [status] = await once(child, 'exit');
      expect(status).toBe(0);
      expect(performance.now() - began).toBeLessThan(STOPS_IN);
    },
  };
}

test('a game goes on after the application was stopped and started again', async ({ browser }) => {
  const data = join(place, 'data');
  mkdirSync(data);
  if (isRoot) chownSync(data, USER, USER);
  const first = await serve(data);
  const context = await guest(browser, 'Ana', first.url);
  const page = await context.newPage();
  await openTable(page, { tiles: 3, bots: { 2: 'bot, beginner' } });
  await dealt(page);
  await clickMove(await mover(page), (what) => what.click());
  const moves = await movesIn(page).count();
  await first.stop();
  await expect(page.locator('.sentence')).toContainText('Connection lost');
  const again = await serve(data, new URL(first.url).port);
  await expect(page.locator('.sentence')).not.toContainText('Connection lost');
  expect(await movesIn(page).count()).toBeGreaterThanOrEqual(moves);
  await playOn(page);
  await expect(over(page)).toContainText('Match over');
  await context.close();
  await again.stop();
});
