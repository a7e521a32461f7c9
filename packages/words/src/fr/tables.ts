/** Ce qui se dit des tables en ligne dans le terminal, en français. */

import type { Command } from '../en/command';
import { count } from './grammar';

export const tables: Command['tables'] = {
  badAdmin:
    'boneyard admin verify-log | backup FICHIER | move | reports | ban QUI | unban QUI | fairness [--data DOSSIER].',
  badVerify:
    'boneyard verify FICHIER [--table ID] [--bots PLACES] [--seat N --bits HEX --commitment HEX [--promised HACHAGES]].',
  badOwn: '--seat, --bits et --commitment vont ensemble, pour une seule manche, et --promised seulement avec eux.',
  badBots: '--bots demande des numéros de places, par exemple 1,3.',
  noStore: (folder) => `Il n’y a pas de tables dans ${folder}.`,
  backedUp: (file) => `La sauvegarde est dans ${file}.`,
  databaseBackup: 'Sauvegardez PostgreSQL avec pg_dump. Pour un dossier, indiquez --data DOSSIER.',
  moved: (tables, entries) =>
    `La base de données a maintenant ${count(tables, { one: '# table', other: '# tables' })} ; ${count(entries, { one: '# inscription était nouvelle', other: '# inscriptions étaient nouvelles' })}.`,
  movedPeople: (accounts) =>
    count(accounts, {
      one: '# compte a été copié aussi, avec toutes ses données.',
      other: '# comptes ont été copiés aussi, avec toutes leurs données.',
    }),
  othersThere: 'La base de données a déjà d’autres comptes : aucun compte n’a été copié.',
  noDatabase: (why) => `La base de données est inutilisable : ${why}`,
  needsDatabase:
    'Indiquez dans DATABASE_URL la base de données de destination, par exemple postgres://nom:motdepasse@hote/boneyard.',
  wrong: (table, why) => `table ${table} : ${why}`,
  checked: (tables, wrong) =>
    wrong === 0
      ? `${count(tables, { one: '# table', other: '# tables' })}, toutes valables.`
      : `${count(tables, { one: '# table', other: '# tables' })}, dont ${count(wrong, { one: '# non valable', other: '# non valables' })}.`,
  fair: (round, contributed, seats) =>
    `Manche ${round + 1} : la donne découle du secret et de ${contributed} contributions sur ${seats}.`,
  flaw: (round, flaw) => `Manche ${round + 1} : ${flaw}`,
  noReports: 'Personne n’a rien signalé.',
  report: (when, name, id, said, table) => `${when}  ${name} (${id}) a dit « ${said} » à la table ${table}.`,
  reportedFrom: (address) => `                  Sans compte, depuis ${address}.`,
  banned: (name, id) => `${name} (${id}) n’a plus accès au serveur ; la connexion sera coupée dans les deux secondes.`,
  bannedAddress: (address) => `${address} est bannie.`,
  unbanned: (who) => `${who} a de nouveau accès au serveur.`,
  notBanned: (who) => `${who} a bien accès au serveur.`,
  nobody: (who) =>
    `Aucun compte ni robot, et personne dont un message ait été signalé, ne s’appelle ${who}. Donnez un nom, un identifiant ou une adresse, comme « boneyard admin reports » les montre.`,
  several: (who) => `Plusieurs comptes portent le nom ${who} ; donnez l’identifiant de celui dont il s’agit :`,
  player: (id, name) => `  ${id}  ${name}`,
  flaws: {
    'no proof': 'cette donne n’a pas de preuve.',
    malformed: 'la preuve est mal formée.',
    'other table': 'la preuve parle d’une autre table.',
    'other round': 'la preuve parle d’une autre manche.',
    'other promise': 'une contribution n’est pas celle qui avait été promise.',
    'bot contributed': 'un robot a contribué, ce qui est interdit.',
    'dealt again': 'une contribution n’a pas été révélée et le mélange a recommencé : le serveur avait le choix.',
    'other commitment': 'le secret n’est pas celui qui avait été promis.',
    'contribution missing': 'votre contribution n’est pas de celles qui ont servi.',
    'other deal': 'le secret et les contributions donnent une autre donne.',
  },
};
