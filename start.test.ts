/** `npm start` on machines where something is wrong: one line that says what to do, and no stack trace. */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { script } from '@boneyard/server/testing/serverprocess';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('.', import.meta.url));
const start: readonly string[] = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts.start.split(' ');
const folder = mkdtempSync(join(tmpdir(), 'boneyard-start-'));

beforeAll(async () => {
  chmodSync(folder, 0o755);
  const { buildPage } = await script<{ buildPage(): Promise<void> }>('page.mjs');
  const { build } = await script<{ build(name: string): Promise<string> }>('build.mjs');
  await buildPage();
  await build('server');
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true }));

interface Conditions {
  readonly env?: Readonly<Record<string, string>>;
  /** Arguments for Node that come before those of `npm start`. */
  readonly nodeArgs?: readonly string[];
  readonly user?: { readonly uid?: number; readonly gid?: number };
  /** Shell commands run before, where mounting file systems is allowed and seen by nobody else. */
  readonly before?: string;
}

/** What `npm start` runs, until it exits or answers. */
async function started({ env = {}, nodeArgs = [], user = {}, before }: Conditions) {
  const command = [process.execPath, ...nodeArgs, ...start.slice(1)];
  const [program, ...args] = before
    ? ['unshare', '--map-root-user', '--mount', 'sh', '-c', `${before} && exec "$@"`, 'sh', ...command]
    : command;
  const child = spawn(program!, args, {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  const said = { out: '', complaint: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said.out += text;
    if (said.out.includes('Boneyard is at')) child.kill('SIGTERM');
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said.complaint += text;
  });
  const [status] = await once(child, 'close');
  return { status, ...said };
}

const problem = (line: string | RegExp) => ({ status: 1, complaint: expect.stringMatching(line) });
const oneLine = (start: string) => new RegExp(`^${start}[^\\n]*\\n$`);

test('with everything built it starts, says where it is, and stops in an orderly way', async () => {
  const { status, out, complaint } = await started({});
  expect(out).toMatch(/^Starting the server …\nBoneyard is at http:\/\/localhost:\d+ {2}\(Ctrl-C stops it\)\n$/);
  expect([status, complaint]).toEqual([0, '']);
});

test('a port in use: another one is suggested', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await started({ env: { PORT: String(port) } })).toMatchObject(
    problem(oneLine(`Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`)),
  );
  other.close();
});

test('a Node that is too old: which one is needed', async () => {
  const older = join(folder, 'older.cjs');
  writeFileSync(
    older,
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.18.3' } });",
  );
  expect(await started({ nodeArgs: ['--require', older] })).toEqual({
    out: '',
    ...problem(oneLine('Boneyard needs Node 20.19 or newer; this is 20.18.3. Install a newer one')),
  });
});

test('data below a file: where games cannot be saved', async () => {
  writeFileSync(join(folder, 'file'), '');
  const DATA = join(folder, 'file', 'data');
  expect(await started({ env: { DATA } })).toMatchObject(problem(oneLine(`Games cannot be saved in ${DATA} `)));
});

/** Permissions do not hold for root, so root becomes somebody else, who has to be able to read the project. */
const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
const readable = spawnSync(process.execPath, ['-e', "require('./package.json')"], { cwd: root, ...user }).status === 0;

test.skipIf(process.platform === 'win32' || !readable)(
  'a data folder or a database without write permission (skipped where nobody else can read this folder)',
  async () => {
    const DATA = join(folder, 'locked');
    mkdirSync(DATA);
    const line = problem(oneLine(`You have no permission to write to ${DATA}, where games are saved. `));
    chmodSync(DATA, 0o555);
    expect(await started({ env: { DATA }, user })).toMatchObject(line);
    chmodSync(DATA, 0o777);
    writeFileSync(join(DATA, 'tables.db'), '', { mode: 0o444 });
    expect(await started({ env: { DATA }, user })).toMatchObject(line);
  },
);

const mounts =
  spawnSync('unshare', ['--map-root-user', '--mount', 'mount', '-t', 'tmpfs', 'tmpfs', folder]).status === 0;

test.skipIf(!mounts)('a full disk under the data (skipped where no file system can be mounted)', async () => {
  const DATA = join(folder, 'full');
  mkdirSync(DATA);
  expect(await started({ env: { DATA }, before: `mount -t tmpfs -o size=64k tmpfs ${DATA}` })).toMatchObject(
    problem(oneLine(`The disk is full: nothing can be saved in ${DATA}. `)),
  );
});

test.skipIf(!mounts)(
  'nothing built, and dist/ is read-only (skipped where no file system can be mounted)',
  async () => {
    expect(await started({ before: `mount -t tmpfs -o ro tmpfs ${join(root, 'dist')}` })).toMatchObject(
      problem(oneLine(`You have no permission to write to ${root}dist. `)),
    );
  },
);

test('what npm and the build tools print about a full disk, permissions and the network is understood', async () => {
  const { problemIn } = await script<{ problemIn(text: string, where: string): string | undefined }>('problems.mjs');
  const first = (text: string) => problemIn(text, 'here')?.split(/[:,.]/)[0];
  expect(first('npm error code ENOSPC\nnpm error nospc There appears to be insufficient space')).toBe(
    'The disk is full',
  );
  expect(first('undefined write dist/server.js: no space left on device')).toBe('The disk is full');
  expect(first('Failed to write: No space left on device (os error 28)')).toBe('The disk is full');
  expect(first('npm error code EACCES')).toBe('You have no permission to write to here');
  expect(first('open dist/server.js: permission denied')).toBe('You have no permission to write to here');
  expect(first('npm error code EAI_AGAIN')).toBe('The npm registry cannot be reached');
  expect(problemIn('undefined Unexpected token', 'here')).toBeUndefined();
});
