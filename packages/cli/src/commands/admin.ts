/** `boneyard admin`: checks every table that a server keeps, moves them all to a database, and keeps the peace. */

import type { Found } from '@boneyard/server/admin';
import type { DatabaseStore } from '@boneyard/server/store/database';
import type { Store } from '@boneyard/server/store/store';
import { argumentsOf, Complaint, type Console } from '../console';
import { banIn, reportsIn, unbanIn } from './moderating';

async function folderStore(folder: string, { words }: Console): Promise<DatabaseStore> {
  // Nobody else needs a store.
  const { storeIn } = await import('@boneyard/server/admin');
  const store = await storeIn(folder);
  if (!store) throw new Complaint(words.tables.noStore(folder));
  return store;
}

async function databaseStore(url: string, { words }: Console): Promise<DatabaseStore> {
  const { storeAt } = await import('@boneyard/server/admin');
  try {
    return await storeAt(url);
  } catch (error) {
    throw new Complaint(words.tables.noDatabase(error instanceof Error ? error.message : String(error)));
  }
}

function tell(found: readonly Found[], { words, say }: Console): number {
  for (const { table, wrong } of found) say(words.tables.wrong(table, wrong));
  return found.length > 0 ? 1 : 0;
}

async function verify(store: Store, io: Console): Promise<number> {
  const { verifyLog } = await import('@boneyard/server/admin');
  const { tables, found } = await verifyLog(store);
  const status = tell(found, io);
  io.say(io.words.tables.checked(tables, found.length));
  return status;
}

async function move(from: DatabaseStore, to: DatabaseStore, io: Console): Promise<number> {
  const { moveTables } = await import('@boneyard/server/admin');
  const { movePeople } = await import('@boneyard/server/people/moving');
  const { words, say } = io;
  const { tables, entries, found } = await moveTables(from, to);
  const status = tell(found, io);
  say(words.tables.moved(tables - found.length, entries));
  const accounts = await movePeople(from.database, to.database);
  say(accounts === undefined ? words.tables.othersThere : words.tables.movedPeople(accounts));
  return accounts === undefined ? 1 : status;
}

/** A name or an id may begin with a dash: whoever is to be banned is no option. */
function plainArguments(args: readonly string[]): string[] {
  const at = args.findIndex(
    (arg, i) => /^(un)?ban$/.test(args[i - 1] ?? '') && arg.startsWith('-') && !/^--(data)?(=|$)/.test(arg),
  );
  return at < 0 ? [...args] : [...args.toSpliced(at, 1), '--', args[at]!];
}

export async function adminCommand(args: readonly string[], io: Console): Promise<number> {
  const { words } = io;
  const { values, positionals } = argumentsOf(
    { args: plainArguments(args), options: { data: { type: 'string' } }, allowPositionals: true },
    io,
  );
  const [what, ...more] = positionals;
  const database = process.env.DATABASE_URL;
  const stores: Store[] = [];
  const open = async (opening: Promise<DatabaseStore>): Promise<DatabaseStore> => {
    const store = await opening;
    stores.push(store);
    return store;
  };
  try {
    /** Where the server keeps its tables: in the database, unless a folder is named. */
    const theirs = () =>
      open(
        values.data === undefined && database ? databaseStore(database, io) : folderStore(values.data ?? 'data', io),
      );
    const [who] = more;
    if (what === 'verify-log' && more.length === 0) return await verify(await theirs(), io);
    if (what === 'reports' && more.length === 0) return await reportsIn(await theirs(), io);
    if (what === 'ban' && who !== undefined && more.length === 1) return await banIn(await theirs(), who, io);
    if (what === 'unban' && who !== undefined && more.length === 1) return await unbanIn(await theirs(), who, io);
    if (what === 'move' && more.length === 0) {
      if (!database) throw new Complaint(words.tables.needsDatabase);
      const from = await open(folderStore(values.data ?? 'data', io));
      return await move(from, await open(databaseStore(database, io)), io);
    }
    throw new Complaint(words.terminal.badArguments(words.tables.badAdmin));
  } finally {
    for (const store of stores) await store.close();
  }
}
