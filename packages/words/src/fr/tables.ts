/** Ce qui se dit des tables en ligne dans le terminal, en français. */

import type { Words } from '../words';

export const tables: Words['tables'] = {
  badAdmin: 'boneyard admin verify-log | move [--data DOSSIER].',
  badVerify: 'boneyard verify FICHIER [--seat N --bits HEX --commitment HEX].',
  badOwn: '--seat, --bits et --commitment vont ensemble, pour une seule manche.',
  noStore: (folder) => `Il n’y a pas de tables dans ${folder}.`,
  moved: (count, entries) =>
    `${count} tables sont maintenant dans la base de données ; ${entries} inscriptions y étaient nouvelles.`,
  noDatabase: (why) => `La base de données ne peut pas servir : ${why}`,
  needsDatabase:
    'Indiquez dans DATABASE_URL la base de données où vont les tables, par exemple postgres://nom:motdepasse@hote/boneyard.',
  wrong: (table, why) => `table ${table} : ${why}`,
  checked: (count, wrong) =>
    wrong === 0 ? `${count} tables, toutes en ordre.` : `${count} tables, dont ${wrong} en désordre.`,
  fair: (round, contributed, seats) =>
    `Manche ${round + 1} : la donne découle du secret et de ${contributed} contributions sur ${seats}.`,
  flaw: (round, flaw) => `Manche ${round + 1} : ${flaw}`,
  flaws: {
    'no proof': 'cette donne n’a pas de preuve.',
    malformed: 'la preuve n’est pas faite comme elle devrait.',
    'other commitment': 'le secret n’est pas celui qui avait été promis.',
    'contribution missing': 'votre contribution n’est pas de celles qui ont servi.',
    'other deal': 'le secret et les contributions donnent une autre donne.',
  },
};
