import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backUp } from '../operations/admin';
import { withEnd } from './journal';
import { readSqlite } from './reader';
import { openSqlite } from './sqlite';
import type { Append } from './store';
import { type GroupWriter, groupWriter, type LogEnds, openFile } from './writer';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'boneyard-journal-'));
  file = join(folder, 'tables.db');
  await (await openSqlite(file)).close();
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const append = (table: string, n: number, body = `${table} ${n}`): Append => ({ table, n, body });

function count(table: string): number {
  const database = new Database(file);
  const { rows } = database.prepare(`select count(*) as rows from ${table}`).get() as { rows: number };
  database.close();
  return rows;
}

function inEntries(table: string): string[] {
  const database = new Database(file);
  const rows = database.prepare('select body from entries where table_id = ? order by n').all(table);
  database.close();
  return (rows as { body: string }[]).map(({ body }) => body);
}

/** What a reader that writes nothing finds in a log. */
async function readNow(table: string): Promise<string[]> {
  const reader = (await readSqlite(file))!;
  const read = await reader.log(table);
  await reader.close();
  return read;
}

/** The same, and what a store finds that is opened now. */
async function logsOf(table: string): Promise<string[][]> {
  const read = await readNow(table);
  const store = await openSqlite(file);
  const log = await store.log(table);
  await store.close();
  return [read, log];
}

test('an entry waits in the journal until there are sixteen of its table', () => {
  const { write } = groupWriter(openFile(file));
  for (let n = 0; n < 15; n++) write([append('a', n)]);
  write([append('b', 0)]);
  expect(count('entries')).toBe(0);
  write([append('a', 15)]);
  expect(count('entries')).toBe(16);
  expect(write([append('a', 15), append('b', 0), append('b', 1)])).toEqual([false, false, true]);
});

test('a few entries of a table move on when four thousand commits have followed, and old rows are deleted', () => {
  const database = openFile(file);
  database.pragma('synchronous = off');
  const { write } = groupWriter(database);
  write([append('quiet', 0)]);
  for (let n = 0; n < 4095; n++) write([append('busy', n)]);
  expect(count("entries where table_id = 'quiet'")).toBe(0);
  expect(count('journal')).toBe(4096);
  write([append('busy', 4095)]);
  expect(count("entries where table_id = 'quiet'")).toBe(1);
  expect(count('journal')).toBeLessThan(100);
});

test('what a killed process left in the journal is read by readers, and by the next process', async () => {
  const { write } = groupWriter(openFile(file));
  write([{ ...append('a', 0), follows: ['“second”', '\\"third'] }, append('b', 0)]);
  expect(await logsOf('a')).toEqual([
    ['a 0', '“second”', '\\"third'],
    ['a 0', '“second”', '\\"third'],
  ]);
  const next = groupWriter(openFile(file));
  expect(next.write([append('b', 0, 'again'), append('b', 1)])).toEqual([false, true]);
  expect(await logsOf('b')).toEqual([
    ['b 0', 'b 1'],
    ['b 0', 'b 1'],
  ]);
});

test('a commit that fails leaves nothing, and the next one knows what is there', () => {
  const { write } = groupWriter(openFile(file));
  write([append('a', 0)]);
  const unfit = { ...append('b', 0), wakeAt: {} as number };
  expect(() => write([append('a', 1), unfit])).toThrow();
  expect(write([append('a', 0), append('a', 1), append('b', 0)])).toEqual([false, true, true]);
});

test('a name that is removed from a log is in the journal no more', async () => {
  const store = await openSqlite(file);
  await store.append(append('a', 0, 'Ana'));
  await store.database.transaction([
    store.database.open().updateTable('entries').set({ body: 'nobody' }).where('table_id', '=', 'a'),
  ]);
  expect(count("journal where entries like '%Ana%'")).toBe(0);
  expect(await store.log('a')).toEqual(['nobody']);
  await store.close();
});

test('a backup that is made meanwhile has what is only in the journal', async () => {
  const store = await openSqlite(file);
  await store.append({ ...append('a', 0), follows: ['a 1'] });
  expect(count('entries')).toBe(0);
  const copy = join(folder, 'copy.db');
  expect(backUp(folder, copy)).toBe(true);
  await store.close();
  const restored = await openSqlite(copy);
  expect(await restored.log('a')).toEqual(['a 0', 'a 1']);
  await restored.close();
});

/** A store whose file may not grow any more: the same as a full disk. It has two tables, in the journal only. */
async function fullStore() {
  const store = await openSqlite(file);
  const long = (letter: string) => letter.repeat(6_000);
  const logs = new Map(['a', 'b'].map((table) => [table, ['1', '2', '3', '4', '5'].map(long)]));
  for (const [table, log] of logs)
    for (const [n, body] of log.entries()) {
      const summary = { id: table, listed: true, phase: 'playing' as const, changed: n, listing: '', result: null };
      await store.append({ table, n, body, summary });
    }
  // Not below the size that it has.
  await sql`pragma max_page_count = 1`.execute(store.database.open());
  return { store, logs, fails: () => store.append(append('a', 5, long('i'))) };
}

test('on a full disk logs can still be read', async () => {
  const { store, logs, fails } = await fullStore();
  await expect(fails()).rejects.toThrow('full');
  for (const [table, log] of logs) {
    expect(await store.log(table)).toEqual(log);
    expect(await store.log(table, 3)).toEqual(log.slice(3));
    expect(await store.log(table, 5)).toEqual([]);
  }
  expect(await store.log('none')).toEqual([]);
  expect(await store.heads(['a', 'b', 'none'])).toEqual(new Map([...logs.keys()].map((table) => [table, 5])));
  await store.close();
});

test('a store closes on a full disk, and the next one reads what is still in the journal', async () => {
  const { store, logs } = await fullStore();
  await store.close();
  for (const [table, log] of logs) expect(await logsOf(table)).toEqual([log, log]);
});

test('a name that was removed is nowhere in the file any more, not even where nothing is stored now', async () => {
  const store = await openSqlite(file);
  const tables = Array.from({ length: 20 }, (_, i) => `t${i}`);
  for (const table of tables)
    for (let n = 0; n < 12; n++) await store.append(append(table, n, n === 1 ? `Ana at ${table}` : 'another entry'));
  for (const table of tables) {
    const named = store.database.open().updateTable('entries').set({ body: '' }).where('table_id', '=', table);
    await store.database.transaction([named.where('n', '=', 1)]);
  }
  await store.close();
  expect(readFileSync(file).includes('Ana at')).toBe(false);
});

test('logs are read without waiting for another process that writes', async () => {
  const store = await openSqlite(file);
  await store.append(append('a', 0));
  const other = openFile(file);
  other.exec('begin immediate');
  const began = performance.now();
  expect([await store.log('a'), await store.log('b')]).toEqual([['a 0'], []]);
  expect(performance.now() - began).toBeLessThan(2_000);
  other.exec('rollback');
  await store.close();
});

test('a process that only reads keeps up with one that writes, and leaves the journal as it is', () => {
  const database = openFile(file);
  database.pragma('synchronous = off');
  const [{ write }, reader] = [groupWriter(database), groupWriter(openFile(file))];
  const read = (table: string) => {
    const [{ ends }] = reader.write([{ endsOf: [table] }]) as [{ ends: LogEnds }];
    return withEnd(inEntries(table), 0, table, ends[0]).length;
  };
  for (let n = 0; n < 9_000; n++) {
    write([append(`t${n % 7}`, Math.floor(n / 7)), append(`short ${Math.floor(n / 5)}`, n % 5)]);
    if (n % 1_000 === 999)
      expect([read(`t${n % 7}`), read(`short ${Math.floor(n / 5)}`)]).toEqual([Math.floor(n / 7) + 1, 5]);
  }
  const before = count('journal');
  reader.finish();
  expect(count('journal')).toBe(before);
});

test('a table that another process deleted does not come back', () => {
  const [one, other] = [groupWriter(openFile(file)), groupWriter(openFile(file))];
  one.write([append('old', 0), append('b', 0)]);
  other.write([{ statements: [{ sql: `delete from "entries" where "table_id" = 'old'`, parameters: [] }] }]);
  one.write([append('b', 1)]);
  one.finish();
  expect(count("entries where table_id = 'old'")).toBe(0);
  expect(count("entries where table_id = 'b'")).toBe(2);
});

/** Numbers that look random, the same in each run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const NO_STATEMENT = { sql: 'insert into nowhere default values', parameters: [] };

/** Several processes write to a few tables, one after the other in no order, and now and then one is killed or fails. */
async function writeAtRandom(seed: number): Promise<Map<string, string[]>> {
  const random = numbers(seed);
  const open = (): GroupWriter => {
    const database = openFile(file);
    database.pragma('synchronous = off');
    return groupWriter(database);
  };
  const writers = [open(), open(), open()];
  const kept = new Map<string, string[]>();
  for (let step = 0; step < 400; step++) {
    const who = random(3);
    const writer = writers[who]!;
    const tried = new Map([...kept].map(([table, log]) => [table, [...log]]));
    const wanted: boolean[] = [];
    const group = Array.from({ length: 1 + random(6) }, (_, i) => {
      const table = `t${random(5)}`;
      const log = tried.get(table) ?? [];
      const n = Math.max(0, log.length - random(3) + random(2));
      if (n > log.length) return append(table, log.length, `${seed} ${step} ${i}`);
      return append(table, n, `${seed} ${step} ${i}`);
    });
    for (const { table, n, body } of group) {
      const log = tried.get(table) ?? [];
      wanted.push(n === log.length);
      if (n === log.length) tried.set(table, [...log, body]);
    }
    if (random(20) === 0) {
      expect(() => writer.write([...group, { ...append('x', 0), wakeAt: {} as number }])).toThrow();
      continue;
    }
    // A group is made from the logs before it, so places that its earlier entries took are taken.
    expect(writer.write(group)).toEqual(wanted);
    for (const [table, log] of tried) kept.set(table, log);
    const what = random(40);
    if (what === 0) writers[who] = open();
    if (what === 1) writer.finish();
    const table = `t${random(5)}`;
    if (what === 2) {
      const log = kept.get(table) ?? [];
      const [{ ends }] = writer.write([{ endsOf: [table] }]) as [{ ends: LogEnds }];
      expect(withEnd(inEntries(table), 0, table, ends[0])).toEqual(log);
    }
    const dropped = { sql: `delete from "entries" where "table_id" = ?`, parameters: [table] };
    if (what === 3) expect(writer.write([{ statements: [dropped, NO_STATEMENT] }])).toMatchObject([{ failed: {} }]);
    if (what === 4) {
      writer.write([{ statements: [dropped] }]);
      kept.set(table, []);
    }
    if (what === 5) expect(await readNow(table)).toEqual(kept.get(table) ?? []);
  }
  return kept;
}

test('whatever happens, each place has the entry that was first, and everybody reads the same', async () => {
  for (let seed = 1; seed <= 6; seed++) {
    rmSync(file);
    await (await openSqlite(file)).close();
    const kept = await writeAtRandom(seed);
    for (const [table, log] of kept) expect(await logsOf(table)).toEqual([log, log]);
  }
});
