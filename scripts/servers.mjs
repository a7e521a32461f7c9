// Starts PostgreSQL and Redis on this machine, for trials and tests, each with its own folder and port.

import { spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { part } from './parts.mjs';
import { root } from './setup.mjs';

/** Milliseconds that a server may take to start. */
const READY_IN = 30_000;

export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** PostgreSQL refuses to run as root. Debian's package creates a user for it; npm's does not. */
function postgresUser() {
  if (process.getuid?.() !== 0) return {};
  const [user] = ['postgres', 'nobody']
    .map((name) => ['-u', '-g'].map((flag) => spawnSync('id', [flag, name])))
    .filter((ids) => ids.every(({ status }) => status === 0));
  const [uid, gid] = user.map(({ stdout }) => Number(stdout.toString()));
  return { uid, gid };
}

/** PostgreSQL in a place that its user may read. npm's copy is in the project folder, which may be readable by root only. */
function postgresProgram(found, folder, { uid }) {
  // The real path, because its other programs are next to it.
  const program = realpathSync(found);
  if (uid === undefined || !program.startsWith(realpathSync(root))) return program;
  const copy = join(folder, 'programs');
  cpSync(join(dirname(program), '..'), copy, { recursive: true, verbatimSymlinks: true, force: false });
  return join(copy, 'bin', 'postgres');
}

/** Starts a server and waits until it prints that it is ready. */
function run(program, args, options, ready) {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  // After a kill, child processes of the server go on for a moment. 'close' comes when the last of them has ended.
  const gone = new Promise((resolve) => child.once('close', resolve));
  const output = [];
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${program} is not ready: ${output.join('\n')}`)), READY_IN);
    const receive = (line) => {
      if (output.length < 200) output.push(line);
      if (ready.test(line)) {
        clearTimeout(timer);
        resolve({
          pid: child.pid,
          gone,
          async stop(signal = 'SIGINT') {
            child.kill(signal);
            await gone;
          },
        });
      }
    };
    createInterface({ input: child.stdout }).on('line', receive);
    createInterface({ input: child.stderr }).on('line', receive);
    child.once('error', reject);
    gone.then(() => {
      clearTimeout(timer);
      reject(new Error(`${program} ended: ${output.join('\n')}`));
    });
  });
}

/** PostgreSQL with its data in this folder, which must exist; undefined if it is not installed. */
export async function startPostgres(folder, port) {
  const found = part('postgres');
  if (!found) return undefined;
  const user = postgresUser();
  const program = postgresProgram(found, folder, user);
  const data = join(folder, 'postgres');
  const options = { ...user, cwd: folder };
  if (!existsSync(data)) {
    mkdirSync(data, { mode: 0o700 });
    if (user.uid !== undefined) for (const one of [folder, data]) chownSync(one, user.uid, user.gid);
    const flags = ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C', '-N'];
    const { status, stderr } = spawnSync(join(dirname(program), 'initdb'), flags, options);
    if (status !== 0) throw new Error(`initdb failed: ${stderr}`);
  }
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=60'];
  const args = ['-D', data, ...settings.flatMap((one) => ['-c', one])];
  const server = await run(program, args, options, /ready to accept connections/);
  return { ...server, url: `postgres://postgres@127.0.0.1:${port}/postgres` };
}

/** Redis that saves nothing to disk; undefined if it is not installed. */
export async function startRedis(folder, port) {
  const program = part('redis');
  if (!program) return undefined;
  const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const server = await run(program, args, { cwd: folder }, /Ready to accept connections/i);
  return { ...server, url: `redis://127.0.0.1:${port}` };
}
