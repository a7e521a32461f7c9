/** `boneyard admin reports`, `ban` and `unban`: what people complain of, and what is done about it. */

import type { DatabaseStore } from '@boneyard/server/store/database';
import { Complaint, type Console } from '../console';

const MOST_REPORTS = 100;

/** What the terminal would take for commands of its own is not said. */
const plain = (text: string): string => text.replaceAll(/\p{C}/gu, '');

async function keepersIn({ database }: DatabaseStore) {
  // Nobody else needs people.
  const { companyIn } = await import('@boneyard/server/people/keptcompany');
  const { peopleIn } = await import('@boneyard/server/people/kept');
  return { company: companyIn(database), people: peopleIn(database) };
}

export async function reportsIn(store: DatabaseStore, { words, say }: Console): Promise<number> {
  const { company } = await keepersIn(store);
  const reports = await company.reports(MOST_REPORTS);
  if (reports.length === 0) say(words.tables.noReports);
  for (const { made, name, player, text, table, address } of reports) {
    const when = new Date(made).toISOString().slice(0, 16).replace('T', ' ');
    say(words.tables.report(when, plain(name), player, plain(text), table));
    if (address !== null) say(words.tables.reportedFrom(address));
  }
  return 0;
}

export async function banIn(store: DatabaseStore, who: string, { words, say }: Console): Promise<number> {
  const { ban } = await import('@boneyard/server/people/moderation');
  const meant = await ban(who, await keepersIn(store), Date.now());
  if ('address' in meant) say(words.tables.bannedAddress(meant.address));
  else if ('one' in meant) say(words.tables.banned(plain(meant.one.name), meant.one.player));
  else if (meant.several.length === 0) throw new Complaint(words.tables.nobody(who));
  else {
    say(words.tables.several(who));
    for (const { player, name } of meant.several) say(words.tables.player(player, plain(name)));
    return 1;
  }
  return 0;
}

export async function unbanIn(store: DatabaseStore, who: string, { words, say }: Console): Promise<number> {
  const { unban } = await import('@boneyard/server/people/moderation');
  if (!(await unban(who, await keepersIn(store)))) throw new Complaint(words.tables.notBanned(who));
  say(words.tables.unbanned(who));
  return 0;
}
