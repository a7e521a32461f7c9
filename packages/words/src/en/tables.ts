/** What is said of online tables on the command line, in English. */

export const tables = {
  badAdmin: 'boneyard admin verify-log | move | reports | ban WHO | unban WHO [--data FOLDER].',
  badVerify: 'boneyard verify FILE [--seat N --bits HEX --commitment HEX].',
  badOwn: '--seat, --bits and --commitment belong together, for one round.',
  noStore: (folder: string) => `There are no tables in ${folder}.`,
  moved: (tables: number, entries: number) =>
    `${tables} tables are in the database now; ${entries} entries were new to it.`,
  movedPeople: (accounts: number) =>
    accounts === 1
      ? '1 account is there too, with all that belongs to it.'
      : `${accounts} accounts are there too, with all that belongs to them.`,
  othersThere: 'The database has accounts that are not from here: no account was moved.',
  noDatabase: (why: string) => `The database cannot be used: ${why}`,
  needsDatabase:
    'Set DATABASE_URL to the database where the tables shall go, like postgres://name:password@host/boneyard.',
  wrong: (table: string, why: string) => `table ${table}: ${why}`,
  checked: (tables: number, wrong: number) =>
    wrong === 0 ? `${tables} tables, all in order.` : `${tables} tables, ${wrong} of them not in order.`,
  fair: (round: number, contributed: number, seats: number) =>
    `Round ${round + 1}: the deal follows from the secret and ${contributed} of ${seats} contributions.`,
  flaw: (round: number, flaw: string) => `Round ${round + 1}: ${flaw}`,
  noReports: 'Nobody has reported anything.',
  report: (when: string, name: string, id: string, said: string, table: string) =>
    `${when}  ${name} (${id}) said “${said}” at table ${table}.`,
  reportedFrom: (address: string) => `                  A guest, from ${address}.`,
  banned: (name: string, id: string) => `${name} (${id}) is banned, and out within two seconds.`,
  bannedAddress: (address: string) => `Nobody comes from ${address} any more.`,
  unbanned: (who: string) => `${who} may come again.`,
  notBanned: (who: string) => `Nobody is banned under ${who}.`,
  nobody: (who: string) =>
    `There is no account, bot or reported guest called ${who}. Give a name, an id or an address, as "boneyard admin reports" shows them.`,
  several: (who: string) => `Several are called ${who}; give the id of the one that you mean:`,
  player: (id: string, name: string) => `  ${id}  ${name}`,
  flaws: {
    'no proof': 'there is no proof with this deal.',
    malformed: 'the proof is not as a proof must be.',
    'other commitment': 'the secret is not the one that was promised.',
    'contribution missing': 'your contribution is not among those used.',
    'other deal': 'secret and contributions make another deal.',
  },
};
