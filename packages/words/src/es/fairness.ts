/** Lo que dice `boneyard admin fairness`, en español. */

import type { Command } from '../en/command';

const times = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;

export const fairness: Command['fairness'] = {
  bad: 'boneyard admin fairness [--since FECHA] [--minutes N] [--json] [--data CARPETA].',
  badSince: (text) => `--since necesita una fecha como 2026-11-18, no «${text}».`,
  badMinutes: (text) => `--minutes necesita un número mayor que 0, no «${text}».`,
  oldSchema: 'La base de datos es de una versión anterior. Arranca una vez el servidor, que la actualiza.',
  progress: (done, all) => `${done} de ${times(all, 'persona', 'personas')}`,
  title: (since) => `Partidas clasificatorias desde el ${since}. Es una lista para mirar con calma, no un veredicto.`,
  looked: (looked, all, positions, judged) =>
    `Se examinaron ${looked} de ${times(all, 'persona', 'personas')} y ${times(positions, 'jugada reveladora', 'jugadas reveladoras')}; ${judged} tenían bastantes para compararlas.`,
  late: 'El tiempo se acabó antes de examinar a todo el mundo. Otra noche se empieza por otras personas.',
  nothing: 'Nada llamativo.',
  agreement: 'Jugadas de experto, muchas más de las que explica el nivel',
  expert: (share, positions, expected, peers, z) =>
    `encontró el ${share} de ${positions} jugadas difíciles; con este nivel se encuentra el ${expected} (${peers} comparaciones, z = ${z})`,
  tempo: 'Jugadas demasiado rápidas o demasiado regulares',
  quick: (share, moves) => `el ${share} de ${moves} jugadas en menos de 0,4 segundos`,
  even: (median, spread, moves) =>
    `${moves} jugadas, todas en unos ${median} segundos (dispersión ${spread}; en las personas, 0,4 o más)`,
  pairs: 'Parejas de cuentas cuyos resultados entre sí parecen arreglados',
  met: (matches, won, lost) => `${times(matches, 'partida', 'partidas')}, ${won} a ${lost}`,
  reasons: {
    'one-sided': (z) => `más desigual de lo que explican los niveles y la suerte (z = ${z})`,
    alternating: (z) => `ganan por turnos (z = ${z})`,
    short: (short) => `${times(short, 'acabada', 'acabadas')} en menos de un minuto o por abandono`,
  },
  leaving: 'Personas que abandonan a menudo partidas clasificatorias',
  left: (left, matches) => `abandonó ${left} de ${times(matches, 'partida', 'partidas')}`,
  networks: 'Cuentas que juegan desde una misma red',
  together: (matches) =>
    matches === 0 ? 'nunca en la misma mesa' : `${times(matches, 'partida', 'partidas')} en la misma mesa`,
  variant: (game, variant) => `${game}, ${variant}`,
  sameDevices: 'dispositivos con el mismo nombre',
  player: (name, id) => `${name} (${id})`,
  line: (who, what) => `  ${who}: ${what.join('; ')}`,
};
