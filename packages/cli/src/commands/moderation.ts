/** `boneyard admin reports`, `ban` and `unban`. */

import type { DatabaseStore } from '@boneyard/server/store/database';
import { CommandError, type Console, plainText } from '../console';

const MOST_REPORTS = 100;

async function repositories({ database }: DatabaseStore) {
  // Loaded on demand: other commands need no accounts.
  const { socialRepository } = await import('@boneyard/server/social/socialrepository');
  const { accountRepository } = await import('@boneyard/server/accounts/accountrepository');
  return { social: socialRepository(database), accounts: accountRepository(database) };
}

export async function reportsIn(store: DatabaseStore, { words, say }: Console): Promise<number> {
  const { social } = await repositories(store);
  const reports = await social.reports(MOST_REPORTS);
  if (reports.length === 0) say(words.tables.noReports);
  for (const { made, name, player, text, table, address } of reports) {
    const when = new Date(made).toISOString().slice(0, 16).replace('T', ' ');
    say(words.tables.report(when, plainText(name), player, plainText(text), table));
    if (address !== null) say(words.tables.reportedFrom(address));
  }
  return 0;
}

export async function banIn(store: DatabaseStore, player: string, { words, say }: Console): Promise<number> {
  const { ban } = await import('@boneyard/server/social/moderation');
  const meant = await ban(player, await repositories(store), Date.now());
  if ('address' in meant) say(words.tables.bannedAddress(meant.address));
  else if ('one' in meant) say(words.tables.banned(plainText(meant.one.name), meant.one.player));
  else if (meant.several.length === 0) throw new CommandError(words.tables.nobody(player));
  else {
    say(words.tables.several(player));
    for (const { player, name } of meant.several) say(words.tables.player(player, plainText(name)));
    return 1;
  }
  return 0;
}

export async function unbanIn(store: DatabaseStore, player: string, { words, say }: Console): Promise<number> {
  const { unban } = await import('@boneyard/server/social/moderation');
  if (!(await unban(player, await repositories(store)))) throw new CommandError(words.tables.notBanned(player));
  say(words.tables.unbanned(player));
  return 0;
}
