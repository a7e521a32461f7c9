/** `boneyard admin`: checks the tables of a server, backs them up, moves them, moderates, and looks for unfair play. */

import type { TableFault } from '@boneyard/server/operations/admin';
import type { DatabaseStore } from '@boneyard/server/store/database';
import type { Store } from '@boneyard/server/store/store';
import { argumentsOf, CommandError, type Console } from '../console';
import { fairnessCommand } from './fairness';
import { banIn, reportsIn, unbanIn } from './moderation';

async function folderStore(folder: string, { words }: Console): Promise<DatabaseStore> {
  // Loaded on demand: other commands need no store.
  const { storeIn } = await import('@boneyard/server/operations/admin');
  const store = await storeIn(folder);
  if (!store) throw new CommandError(words.tables.noStore(folder));
  return store;
}

async function databaseStore(url: string, { words }: Console): Promise<DatabaseStore> {
  const { storeAt } = await import('@boneyard/server/operations/admin');
  try {
    return await storeAt(url);
  } catch (error) {
    throw new CommandError(words.tables.noDatabase(error instanceof Error ? error.message : String(error)));
  }
}

function printFaults(found: readonly TableFault[], { words, say }: Console): number {
  for (const { table, wrong } of found) say(words.tables.wrong(table, wrong));
  return found.length > 0 ? 1 : 0;
}

async function verify(store: Store, io: Console): Promise<number> {
  const { verifyLog } = await import('@boneyard/server/operations/admin');
  const { tables, found } = await verifyLog(store);
  const status = printFaults(found, io);
  io.say(io.words.tables.checked(tables, found.length));
  return status;
}

async function move(from: DatabaseStore, to: DatabaseStore, io: Console): Promise<number> {
  const { moveTables } = await import('@boneyard/server/operations/admin');
  const { moveAccounts } = await import('@boneyard/server/operations/accountmove');
  const { words, say } = io;
  const { tables, entries, found } = await moveTables(from, to);
  const status = printFaults(found, io);
  say(words.tables.moved(tables - found.length, entries));
  const accounts = await moveAccounts(from.database, to.database);
  say(accounts === undefined ? words.tables.othersThere : words.tables.movedPeople(accounts));
  return accounts === undefined ? 1 : status;
}

async function backup(folder: string, file: string, { words, say }: Console): Promise<number> {
  const { backUp } = await import('@boneyard/server/operations/admin');
  try {
    if (!backUp(folder, file)) throw new CommandError(words.tables.noStore(folder));
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(words.terminal.cannotWrite(file, (error as Error).message));
  }
  say(words.tables.backedUp(file));
  return 0;
}

/** The name or id after `ban` and `unban` may begin with a dash; it must not be taken for an option. */
function plainArguments(args: readonly string[]): string[] {
  const at = args.findIndex(
    (arg, i) => /^(un)?ban$/.test(args[i - 1] ?? '') && arg.startsWith('-') && !/^--(data)?(=|$)/.test(arg),
  );
  return at < 0 ? [...args] : [...args.toSpliced(at, 1), '--', args[at]!];
}

export async function adminCommand(args: readonly string[], io: Console): Promise<number> {
  const { words } = io;
  if (args[0] === 'fairness') return fairnessCommand(args.slice(1), io);
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
    /** The server's store: the database, unless a folder is given. */
    const serverStore = () =>
      open(
        values.data === undefined && database ? databaseStore(database, io) : folderStore(values.data ?? 'data', io),
      );
    const [player] = more;
    if (what === 'verify-log' && more.length === 0) return await verify(await serverStore(), io);
    if (what === 'reports' && more.length === 0) return await reportsIn(await serverStore(), io);
    if (what === 'ban' && player !== undefined && more.length === 1)
      return await banIn(await serverStore(), player, io);
    if (what === 'unban' && player !== undefined && more.length === 1)
      return await unbanIn(await serverStore(), player, io);
    if (what === 'backup' && player !== undefined && more.length === 1) {
      if (values.data === undefined && database) throw new CommandError(words.tables.databaseBackup);
      return await backup(values.data ?? 'data', player, io);
    }
    if (what === 'move' && more.length === 0) {
      if (!database) throw new CommandError(words.tables.needsDatabase);
      const from = await open(folderStore(values.data ?? 'data', io));
      return await move(from, await open(databaseStore(database, io)), io);
    }
    throw new CommandError(words.terminal.badArguments(words.tables.badAdmin));
  } finally {
    for (const store of stores) await store.close();
  }
}
