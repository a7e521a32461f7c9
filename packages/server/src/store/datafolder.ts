/** The data folder of a single server, and one line that says why it cannot be used. */

import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';

/** The file of the database in it. */
export const DATABASE_FILE = 'tables.db';
/** The key that sessions are signed with. */
export const KEY_FILE = 'session.key';
const LOCK_FILE = 'server.lock';
/** A server that is stopping keeps the folder for a moment, in milliseconds. */
const LOCK_WAITS = 5_000;

class FolderInUse extends Error {}
class DatabaseLost extends Error {}
class KeyDamaged extends Error {}

const FULL = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL'];
const NO_PERMISSION = ['EACCES', 'EPERM', 'EROFS'];

/** Makes the folder if it does not exist. SQLite would open a file that it may not write, and fail with the first move. */
export function ensureWritable(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const path of [folder, join(folder, DATABASE_FILE)].filter(existsSync)) accessSync(path, constants.W_OK);
}

/** A lock that nothing refers to is collected as garbage, and released: these are kept as long as the process lives. */
const locks = new Set<Database.Database>();

/**
 * Only one server may use a folder: two would both wake its tables, and limits would count twice. The system releases the
 * lock when the process ends, however it ends.
 */
export function lockFolder(folder: string, waits = LOCK_WAITS): Database.Database {
  const lock = new Database(join(folder, LOCK_FILE));
  try {
    lock.pragma(`busy_timeout = ${waits}`);
    lock.exec('begin exclusive');
    locks.add(lock);
    return lock;
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    throw new FolderInUse();
  }
}

/** A key without a database: it was deleted or emptied, and starting would give everybody a server without their games. */
export function ensureNotLost(folder: string): void {
  const database = join(folder, DATABASE_FILE);
  const isLost = !existsSync(database) || statSync(database).size === 0;
  if (isLost && existsSync(join(folder, KEY_FILE))) throw new DatabaseLost();
}

/**
 * The key that sessions are signed with: made once, then stored beside the database. A process that is killed meanwhile must
 * not leave half a key, which would be easy to guess.
 */
export function sessionKeyIn(folder: string): Buffer {
  const file = join(folder, KEY_FILE);
  if (!existsSync(file)) {
    writeFileSync(`${file}.new`, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
    renameSync(`${file}.new`, file);
  }
  const text = readFileSync(file, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/i.test(text)) throw new KeyDamaged();
  return Buffer.from(text, 'hex');
}

/** Nobody else on this machine may read what players said, or sign sessions. */
export function makePrivate(folder: string): void {
  const names = [DATABASE_FILE, `${DATABASE_FILE}-wal`, `${DATABASE_FILE}-shm`, KEY_FILE, LOCK_FILE];
  for (const path of names.map((name) => join(folder, name)).filter(existsSync)) chmodSync(path, 0o600);
}

export function unusableBecause(folder: string, error: Error & { readonly code?: string }): string {
  const { code = '', message } = error;
  if (error instanceof FolderInUse)
    return `Another server uses ${folder}. Stop it first, or choose another folder with DATA.`;
  if (error instanceof DatabaseLost)
    return `The database in ${folder} is gone or empty, though a server has used this folder before. Put a backup of ${DATABASE_FILE} there, or delete ${KEY_FILE} to begin without any games.`;
  if (error instanceof KeyDamaged)
    return `${join(folder, KEY_FILE)} is not a key of 64 hexadecimal digits. Put it back from a backup; or delete it, and guests lose their seats.`;
  if (FULL.includes(code))
    return `The disk is full: nothing can be saved in ${folder}. Free some space, or choose another folder with DATA.`;
  if (NO_PERMISSION.includes(code))
    return `You have no permission to write to ${folder}, where games are saved. Change its permissions, or choose another folder with DATA.`;
  return `Games cannot be saved in ${folder} (${message}). Choose another folder with DATA.`;
}
