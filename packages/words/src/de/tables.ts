/** Was die Befehlszeile über Online-Tische sagt, auf Deutsch. */

import type { Command } from '../en/command';
import { count, number } from './grammar';

export const tables: Command['tables'] = {
  badAdmin:
    'boneyard admin verify-log | backup DATEI | move | reports | ban WER | unban WER | fairness [--data ORDNER].',
  badVerify:
    'boneyard verify DATEI [--table ID] [--bots PLÄTZE] [--seat N --bits HEX --commitment HEX [--promised HASHES]].',
  badOwn: '--seat, --bits und --commitment gehören zusammen, für eine Runde, und --promised geht nur mit ihnen.',
  badBots: '--bots braucht die Nummern von Plätzen, etwa 1,3.',
  noStore: (folder) => `In ${folder} sind keine Tische.`,
  backedUp: (file) => `Die Sicherung ist in ${file}.`,
  databaseBackup: 'PostgreSQL sicherst du mit pg_dump. Für einen Ordner gib --data ORDNER an.',
  moved: (tables, entries) =>
    `Die Datenbank hat jetzt ${count(tables, { one: '# Tisch', other: '# Tische' })}; ${count(entries, { one: '# Eintrag war neu', other: '# Einträge waren neu' })}.`,
  movedPeople: (accounts) =>
    count(accounts, {
      one: 'Auch # Konto wurde übertragen, mit allen seinen Daten.',
      other: 'Auch # Konten wurden übertragen, mit allen ihren Daten.',
    }),
  othersThere: 'Die Datenbank hat schon andere Konten: Es wurden keine Konten übertragen.',
  noDatabase: (why) => `Die Datenbank ist nicht verwendbar: ${why}`,
  needsDatabase: 'Setze DATABASE_URL auf die Zieldatenbank, zum Beispiel postgres://name:password@host/boneyard.',
  wrong: (table, why) => `Tisch ${table}: ${why}`,
  checked: (tables, wrong) =>
    wrong === 0
      ? `${count(tables, { one: '# Tisch', other: '# Tische' })}, alle gültig.`
      : `${count(tables, { one: '# Tisch', other: '# Tische' })}, davon ${number(wrong)} ungültig.`,
  fair: (round, contributed, seats) =>
    `Runde ${round + 1}: Die Verteilung folgt aus dem Geheimnis und ${contributed} von ${seats} Beiträgen.`,
  flaw: (round, flaw) => `Runde ${round + 1}: ${flaw}`,
  noReports: 'Niemand hat etwas gemeldet.',
  report: (when, name, id, said, table) => `${when}  ${name} (${id}) schrieb „${said}“ an Tisch ${table}.`,
  reportedFrom: (address) => `                  Ein Gast, von ${address}.`,
  banned: (name, id) => `${name} (${id}) ist gesperrt und wird innerhalb von zwei Sekunden getrennt.`,
  bannedAddress: (address) => `${address} ist gesperrt.`,
  unbanned: (who) => `${who} ist nicht mehr gesperrt.`,
  notBanned: (who) => `${who} ist nicht gesperrt.`,
  nobody: (who) =>
    `Es gibt weder ein Konto noch einen Bot noch einen gemeldeten Gast namens ${who}. Gib einen Namen, eine ID oder eine Adresse an, wie „boneyard admin reports“ sie zeigt.`,
  several: (who) => `Mehrere heißen ${who}; gib die ID der gemeinten Person an:`,
  player: (id, name) => `  ${id}  ${name}`,
  flaws: {
    'no proof': 'Zu dieser Verteilung gibt es keinen Nachweis.',
    malformed: 'Der Nachweis ist fehlerhaft aufgebaut.',
    'other table': 'Der Nachweis gehört zu einem anderen Tisch.',
    'other round': 'Der Nachweis gehört zu einer anderen Runde.',
    'other promise': 'Ein Beitrag ist nicht der versprochene.',
    'bot contributed': 'Ein Bot hat etwas beigetragen, und das dürfen Bots nicht.',
    'dealt again': 'Ein Beitrag wurde nicht aufgedeckt und es wurde neu gemischt; der Server hatte also eine Wahl.',
    'other commitment': 'Das Geheimnis ist nicht das versprochene.',
    'contribution missing': 'Dein Beitrag ist nicht unter den verwendeten.',
    'other deal': 'Das Geheimnis und die Beiträge ergeben eine andere Verteilung.',
  },
};
