/** `boneyard admin verify-log`: replays every table that a server keeps. */

import { argumentsOf, Complaint, type Console } from '../console';

export async function adminCommand(args: readonly string[], io: Console): Promise<number> {
  const { words, say } = io;
  const { values, positionals } = argumentsOf(
    { args: [...args], options: { data: { type: 'string', default: 'data' } }, allowPositionals: true },
    io,
  );
  if (positionals.length !== 1 || positionals[0] !== 'verify-log')
    throw new Complaint(words.terminal.badArguments(words.tables.badAdmin));
  // Nobody else needs a store.
  const { storeIn, verifyLog } = await import('@boneyard/server/admin');
  const store = await storeIn(values.data);
  if (!store) throw new Complaint(words.tables.noStore(values.data));
  const { tables, found } = await verifyLog(store);
  await store.close();
  for (const { table, wrong } of found) say(words.tables.wrong(table, wrong));
  say(words.tables.checked(tables, found.length));
  return found.length > 0 ? 1 : 0;
}
