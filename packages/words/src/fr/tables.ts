/** Ce qui se dit des tables en ligne dans le terminal, en français. */

import type { Words } from '../words';

export const tables: Words['tables'] = {
  badAdmin: 'boneyard admin verify-log | move | reports | ban QUI | unban QUI [--data DOSSIER].',
  badVerify: 'boneyard verify FICHIER [--seat N --bits HEX --commitment HEX].',
  badOwn: '--seat, --bits et --commitment vont ensemble, pour une seule manche.',
  noStore: (folder) => `Il n’y a pas de tables dans ${folder}.`,
  moved: (count, entries) =>
    `${count} tables sont maintenant dans la base de données ; ${entries} inscriptions y étaient nouvelles.`,
  movedPeople: (accounts) =>
    accounts < 2
      ? `${accounts} compte y est aussi, avec tout ce qui lui appartient.`
      : `${accounts} comptes y sont aussi, avec tout ce qui leur appartient.`,
  othersThere: 'La base de données a des comptes qui ne viennent pas d’ici : aucun compte n’a été copié.',
  noDatabase: (why) => `La base de données ne peut pas servir : ${why}`,
  needsDatabase:
    'Indiquez dans DATABASE_URL la base de données où vont les tables, par exemple postgres://nom:motdepasse@hote/boneyard.',
  wrong: (table, why) => `table ${table} : ${why}`,
  checked: (count, wrong) =>
    wrong === 0 ? `${count} tables, toutes en ordre.` : `${count} tables, dont ${wrong} en désordre.`,
  fair: (round, contributed, seats) =>
    `Manche ${round + 1} : la donne découle du secret et de ${contributed} contributions sur ${seats}.`,
  flaw: (round, flaw) => `Manche ${round + 1} : ${flaw}`,
  noReports: 'Personne n’a rien signalé.',
  report: (when, name, id, said, table) => `${when}  ${name} (${id}) a dit « ${said} » à la table ${table}.`,
  reportedFrom: (address) => `                  Sans compte, depuis ${address}.`,
  banned: (name, id) => `${name} (${id}) est banni, et sera dehors dans les deux secondes.`,
  bannedAddress: (address) => `Plus personne ne vient de ${address}.`,
  unbanned: (who) => `${who} peut revenir.`,
  notBanned: (who) => `Personne n’est banni sous ${who}.`,
  nobody: (who) =>
    `Aucun compte, robot ou invité signalé ne s’appelle ${who}. Donnez un nom, un identifiant ou une adresse, comme « boneyard admin reports » les montre.`,
  several: (who) => `Plusieurs s’appellent ${who} ; donnez l’identifiant de celui dont il s’agit :`,
  player: (id, name) => `  ${id}  ${name}`,
  flaws: {
    'no proof': 'cette donne n’a pas de preuve.',
    malformed: 'la preuve n’est pas faite comme elle devrait.',
    'other commitment': 'le secret n’est pas celui qui avait été promis.',
    'contribution missing': 'votre contribution n’est pas de celles qui ont servi.',
    'other deal': 'le secret et les contributions donnent une autre donne.',
  },
};
