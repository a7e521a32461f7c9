/** Kills servers while they start, for the first time or after an upgrade: they start again and have all they had. */

import { mkdtempSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { seeded } from '@boneyard/rules/random';
import Database from 'libsql';
import { verifyLog } from '../operations/admin';
import { DATABASE_FILE, KEY_FILE } from '../store/datafolder';
import { openSqlite } from '../store/sqlite';
import { mainProgram, runMain } from './mainprocess';
import { root } from './serverprocess';

export const STARTS = ['first', 'upgrade'] as const;
type Start = (typeof STARTS)[number];

const RELEASE = 'packages/server/src/store/testing/release.sql';
const OLD_KEY = '5a'.repeat(32);
const TABLES = "select name from sqlite_master where type = 'table' and name not like 'kysely_%' order by name";

type Row = Readonly<Record<string, unknown>>;
type Rows = Readonly<Record<string, readonly Row[]>>;

function rowsIn(database: Database.Database, tables: readonly string[]): Rows {
  return Object.fromEntries(tables.map((table) => [table, database.prepare(`select * from ${table}`).all() as Row[]]));
}

/** A folder as the server finds it, and what has to be there afterwards. */
function prepare(start: Start): { readonly data: string; readonly kept: Rows } {
  const data = mkdtempSync(join(tmpdir(), 'boneyard-start-'));
  if (start === 'first') return { data, kept: {} };
  writeFileSync(join(data, KEY_FILE), OLD_KEY);
  const database = new Database(join(data, DATABASE_FILE));
  database.pragma('journal_mode = wal');
  database.exec(readFileSync(join(root(), RELEASE), 'utf8'));
  const tables = (database.prepare(TABLES).all() as { name: string }[]).map(({ name }) => name);
  const kept = rowsIn(database, tables);
  database.close();
  return { data, kept };
}

function requireThat(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

/** Throws unless a server that was started and stopped in this folder has everything. */
async function check(start: Start, data: string, kept: Rows): Promise<void> {
  const key = readFileSync(join(data, KEY_FILE), 'utf8');
  requireThat(start === 'first' ? /^[0-9a-f]{64}$/.test(key) : key === OLD_KEY, `the key is "${key}"`);
  const database = new Database(join(data, DATABASE_FILE));
  const [sound] = database.prepare('pragma integrity_check').all() as { integrity_check: string }[];
  requireThat(sound!.integrity_check === 'ok', `the database is damaged: ${sound!.integrity_check}`);
  const now = rowsIn(database, Object.keys(kept));
  database.close();
  for (const [table, rows] of Object.entries(kept)) {
    const [old, left] = [rows, now[table]!];
    requireThat(left.length === old.length, `${table} had ${old.length} rows and has ${left.length}`);
    // Later releases may add columns.
    for (const [i, row] of old.entries())
      for (const [column, value] of Object.entries(row))
        requireThat(left[i]![column] === value, `${column} of ${table} was ${value} and is ${left[i]![column]}`);
  }
  const store = await openSqlite(join(data, DATABASE_FILE));
  const { tables, found } = await verifyLog(store);
  await store.close();
  requireThat(found.length === 0, `the log does not verify: ${JSON.stringify(found)}`);
  requireThat(tables === (kept.cards?.length ?? 0), `there are ${tables} tables`);
}

/** How a start goes that nobody disturbs. */
interface Course {
  /** From the beginning of the process until it serves, in milliseconds. */
  readonly lasts: number;
  /** How often something in its folder changes meanwhile. */
  readonly changes: number;
}

async function startUndisturbed(program: string, data: string): Promise<Course> {
  const began = performance.now();
  let changes = 0;
  const watcher = watch(data, () => changes++);
  const { said, end } = runMain(program, data);
  const address = await said;
  const course = { lasts: performance.now() - began, changes };
  watcher.close();
  await end('SIGTERM');
  requireThat(address.startsWith('http'), `the server did not start: ${address}`);
  return course;
}

interface Moment {
  /** Was the server still starting, and had it changed something in its folder? */
  readonly interrupted: boolean;
  readonly touched: boolean;
}

/** Kills a starting server after this part of the usual time, or of the usual changes to its folder. */
async function killStarting(program: string, data: string, part: number, by: 'time' | 'changes', course: Course) {
  let seen = 0;
  let far = () => {};
  const changed = new Promise<void>((resolve) => {
    far = resolve;
  });
  const watcher = watch(data, () => {
    if (++seen >= part * course.changes) far();
  });
  const { said, end } = runMain(program, data);
  let serves = false;
  const started = said.then(() => {
    serves = true;
  });
  await Promise.race([by === 'time' ? pause(part * course.lasts) : changed, started]);
  const moment: Moment = { interrupted: !serves, touched: seen > 0 };
  await end('SIGKILL');
  watcher.close();
  return moment;
}

export interface StartCrashReport {
  /** Kills before the server served, and those of them after it had begun to change its folder. */
  readonly interrupted: number;
  readonly touched: number;
  /** How long a start takes that nobody disturbs, in milliseconds. */
  readonly lasts: number;
}

/** The moments are spread over the whole start. Throws if a server does not start again, or has lost something. */
export async function killStarts(start: Start, kills: number, seed: string): Promise<StartCrashReport> {
  const random = seeded(`${seed} ${start}`);
  const program = await mainProgram();
  const model = prepare(start);
  const course = await startUndisturbed(program, model.data);
  rmSync(model.data, { recursive: true });
  let [interrupted, touched] = [0, 0];
  for (let kill = 0; kill < kills; kill++) {
    const { data, kept } = prepare(start);
    const part = (kill + random.below(100) / 100) / kills;
    const moment = await killStarting(program, data, part, kill % 2 === 0 ? 'changes' : 'time', course);
    if (moment.interrupted) interrupted++;
    if (moment.interrupted && moment.touched) touched++;
    await startUndisturbed(program, data);
    await check(start, data, kept);
    rmSync(data, { recursive: true });
  }
  return { interrupted, touched, lasts: Math.round(course.lasts) };
}
