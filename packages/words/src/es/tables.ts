/** Lo que dice la línea de comandos sobre las mesas en línea, en español. */

import type { Command } from '../en/command';
import { count } from './grammar';

export const tables: Command['tables'] = {
  badAdmin:
    'boneyard admin verify-log | backup ARCHIVO | move | reports | ban QUIÉN | unban QUIÉN | fairness [--data CARPETA].',
  badVerify:
    'boneyard verify ARCHIVO [--table ID] [--bots ASIENTOS] [--seat N --bits HEX --commitment HEX [--promised HASHES]].',
  badOwn: '--seat, --bits y --commitment van juntos, para una sola ronda, y --promised solo con ellos.',
  badBots: '--bots necesita números de asientos, como 1,3.',
  noStore: (folder) => `No hay mesas en ${folder}.`,
  backedUp: (file) => `La copia de seguridad está en ${file}.`,
  databaseBackup: 'Para PostgreSQL, haz la copia con pg_dump. Para una carpeta, indica --data CARPETA.',
  moved: (tables, entries) =>
    `La base de datos tiene ahora ${count(tables, { one: '# mesa', other: '# mesas' })}; ${count(entries, { one: '# entrada era nueva', other: '# entradas eran nuevas' })}.`,
  movedPeople: (accounts) =>
    count(accounts, {
      one: 'También se trasladó # cuenta, con todos sus datos.',
      other: 'También se trasladaron # cuentas, con todos sus datos.',
    }),
  othersThere: 'La base de datos ya tiene otras cuentas: no se trasladó ninguna.',
  noDatabase: (why) => `No se puede usar la base de datos: ${why}`,
  needsDatabase:
    'Pon en DATABASE_URL la base de datos de destino, por ejemplo postgres://nombre:contraseña@servidor/boneyard.',
  wrong: (table, why) => `mesa ${table}: ${why}`,
  checked: (tables, wrong) =>
    wrong === 0
      ? `${count(tables, { one: '# mesa', other: '# mesas' })}, todas válidas.`
      : `${count(tables, { one: '# mesa', other: '# mesas' })}, ${count(wrong, { one: '# de ellas no válida', other: '# de ellas no válidas' })}.`,
  fair: (round, contributed, seats) =>
    `Ronda ${round + 1}: el reparto sale del secreto y de ${contributed} de ${seats} aportaciones.`,
  flaw: (round, flaw) => `Ronda ${round + 1}: ${flaw}`,
  noReports: 'Nadie ha denunciado nada.',
  report: (when, name, id, said, table) => `${when}  ${name} (${id}) dijo «${said}» en la mesa ${table}.`,
  reportedFrom: (address) => `                  Sin cuenta, desde ${address}.`,
  banned: (name, id) => `${name} (${id}) tiene prohibido el acceso y perderá la conexión en dos segundos.`,
  bannedAddress: (address) => `La dirección ${address} tiene prohibido el acceso.`,
  unbanned: (who) => `${who} puede volver a entrar.`,
  notBanned: (who) => `${who} no tiene prohibido el acceso.`,
  nobody: (who) =>
    `No hay cuenta, bot ni denuncia con el nombre ${who}. Indica un nombre, un id o una dirección, como los muestra «boneyard admin reports».`,
  several: (who) => `Hay varias personas que se llaman ${who}; indica el id de quien corresponda:`,
  player: (id, name) => `  ${id}  ${name}`,
  flaws: {
    'no proof': 'este reparto no trae prueba.',
    malformed: 'la prueba está mal formada.',
    'other table': 'la prueba es de otra mesa.',
    'other round': 'la prueba es de otra ronda.',
    'other promise': 'una aportación no es la que se prometió.',
    'bot contributed': 'un bot aportó algo, y no debe.',
    'dealt again': 'alguien no reveló su aportación y la mezcla empezó de nuevo, así que el servidor pudo elegir.',
    'other commitment': 'el secreto no es el que se prometió.',
    'contribution missing': 'tu aportación no está entre las que se usaron.',
    'other deal': 'con el secreto y las aportaciones sale otro reparto.',
  },
};
