/** What is said of online tables on the command line, in English. */

import { count, number } from './grammar';

export const tables = {
  badAdmin:
    'boneyard admin verify-log | backup FILE | move | reports | ban WHO | unban WHO | fairness [--data FOLDER].',
  badVerify:
    'boneyard verify FILE [--table ID] [--bots SEATS] [--seat N --bits HEX --commitment HEX [--promised HASHES]].',
  badOwn: '--seat, --bits and --commitment must be used together, for one round, and --promised only with them.',
  badBots: '--bots needs the numbers of seats, such as 1,3.',
  noStore: (folder: string) => `There are no tables in ${folder}.`,
  backedUp: (file: string) => `The backup is in ${file}.`,
  databaseBackup: 'Back up PostgreSQL with pg_dump. For a folder, give --data FOLDER.',
  moved: (tables: number, entries: number) =>
    `The database now has ${count(tables, { one: '# table', other: '# tables' })}; ${count(entries, { one: '# entry was new', other: '# entries were new' })}.`,
  movedPeople: (accounts: number) =>
    count(accounts, {
      one: '# account was moved too, with all its data.',
      other: '# accounts were moved too, with all their data.',
    }),
  othersThere: 'The database already has other accounts: no accounts were moved.',
  noDatabase: (why: string) => `The database cannot be used: ${why}`,
  needsDatabase: 'Set DATABASE_URL to the target database, for example postgres://name:password@host/boneyard.',
  wrong: (table: string, why: string) => `table ${table}: ${why}`,
  checked: (tables: number, wrong: number) =>
    wrong === 0
      ? `${count(tables, { one: '# table', other: '# tables' })}, all valid.`
      : `${count(tables, { one: '# table', other: '# tables' })}, ${number(wrong)} of them invalid.`,
  fair: (round: number, contributed: number, seats: number) =>
    `Round ${round + 1}: the deal follows from the secret and ${contributed} of ${seats} contributions.`,
  flaw: (round: number, flaw: string) => `Round ${round + 1}: ${flaw}`,
  noReports: 'Nobody has reported anything.',
  report: (when: string, name: string, id: string, said: string, table: string) =>
    `${when}  ${name} (${id}) said “${said}” at table ${table}.`,
  reportedFrom: (address: string) => `                  A guest, from ${address}.`,
  banned: (name: string, id: string) => `${name} (${id}) is banned and will be disconnected within two seconds.`,
  bannedAddress: (address: string) => `${address} is banned.`,
  unbanned: (who: string) => `${who} is no longer banned.`,
  notBanned: (who: string) => `${who} is not banned.`,
  nobody: (who: string) =>
    `There is no account, bot or reported guest called ${who}. Give a name, an id or an address, as "boneyard admin reports" shows them.`,
  several: (who: string) => `Several players are called ${who}; give the id of the one you mean:`,
  player: (id: string, name: string) => `  ${id}  ${name}`,
  flaws: {
    'no proof': 'there is no proof with this deal.',
    malformed: 'the proof is malformed.',
    'other table': 'the proof is about another table.',
    'other round': 'the proof is about another round.',
    'other promise': 'a contribution is not the one that was promised.',
    'bot contributed': 'a bot contributed, and bots must not.',
    'dealt again':
      'somebody did not reveal their contribution and the shuffle started again, so the server had a choice.',
    'other commitment': 'the secret is not the one that was promised.',
    'contribution missing': 'your contribution is not among those used.',
    'other deal': 'the secret and the contributions give a different deal.',
  },
};
