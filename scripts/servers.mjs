// PostgreSQL and Redis on this machine, for trying and for tests: each in a folder and on a port of its own.

import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { part } from './parts.mjs';

const READY_IN = 30_000;

export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** PostgreSQL refuses to run as root; its package brings a user for it. */
function postgresUser() {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, 'postgres']).stdout.toString()));
  return { uid, gid };
}

/** Runs a server until it says that it is ready. */
function run(program, args, options, ready) {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  // A killed server's other processes end a moment later than its first, and answer until then; its output closes with the last.
  const gone = new Promise((resolve) => child.once('close', resolve));
  const said = [];
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${program} is not ready: ${said.join('\n')}`)), READY_IN);
    const hear = (line) => {
      if (said.length < 200) said.push(line);
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
    createInterface({ input: child.stdout }).on('line', hear);
    createInterface({ input: child.stderr }).on('line', hear);
    child.once('error', reject);
    gone.then(() => {
      clearTimeout(timer);
      reject(new Error(`${program} ended: ${said.join('\n')}`));
    });
  });
}

/** PostgreSQL with its files in this folder, which must exist; undefined where it is not installed. */
export async function startPostgres(folder, port) {
  const found = await part('postgres');
  if (!found) return undefined;
  // Its other programs lie beside it, where it really is.
  const program = realpathSync(found);
  const user = postgresUser();
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
  return { ...server, bin: dirname(program), url: `postgres://postgres@127.0.0.1:${port}/postgres` };
}

/** Redis with nothing on the disk; undefined where it is not installed. */
export async function startRedis(folder, port) {
  const program = await part('redis');
  if (!program) return undefined;
  const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const server = await run(program, args, { cwd: folder }, /Ready to accept connections/i);
  return { ...server, url: `redis://127.0.0.1:${port}` };
}
