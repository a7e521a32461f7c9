/** Lo que dice `boneyard admin fairness`, en español. */

import type { Command } from '../en/command';
import { count, number } from './grammar';

export const fairness: Command['fairness'] = {
  bad: 'boneyard admin fairness [--since FECHA] [--minutes N] [--json] [--data CARPETA].',
  badSince: (text) => `--since necesita una fecha como 2026-11-18, no «${text}».`,
  badMinutes: (text) => `--minutes necesita un número mayor que 0, no «${text}».`,
  oldSchema: 'La base de datos es de una versión anterior. Arranca una vez el servidor, que la actualiza.',
  progress: (done, all) => `${number(done)} de ${count(all, { one: '# persona', other: '# personas' })}`,
  title: (since) => `Partidas clasificatorias desde el ${since}. Es una lista para mirar con calma, no un veredicto.`,
  looked: (looked, all, positions, judged) =>
    `Se examinaron ${number(looked)} de ${count(all, { one: '# persona', other: '# personas' })} y ${count(positions, { one: '# jugada reveladora', other: '# jugadas reveladoras' })}; ${number(judged)} tenían bastantes para compararlas.`,
  late: 'El tiempo se acabó antes de examinar a todo el mundo. Otra noche se empieza por otras personas.',
  nothing: 'Nada llamativo.',
  agreement: 'Jugadas de experto, muchas más de las que explica el nivel',
  expert: (share, positions, expected, peers, z) =>
    `encontró el ${share} de ${count(positions, { one: '# jugada difícil', other: '# jugadas difíciles' })}; con este nivel se encuentra el ${expected} (${count(peers, { one: '# comparación', other: '# comparaciones' })}, z = ${z})`,
  tempo: 'Jugadas demasiado rápidas o demasiado regulares',
  quick: (share, moves) =>
    `el ${share} de ${count(moves, { one: '# jugada', other: '# jugadas' })} en menos de 0,4 segundos`,
  even: (median, spread, moves) =>
    `${count(moves, { one: '# jugada', other: '# jugadas' })}, todas en unos ${count(median, { one: '# segundo', other: '# segundos' })} (dispersión ${spread}; en las personas, 0,4 o más)`,
  pairs: 'Parejas de cuentas cuyos resultados entre sí parecen arreglados',
  met: (matches, won, lost) =>
    `${count(matches, { one: '# partida', other: '# partidas' })}, ${number(won)} a ${number(lost)}`,
  reasons: {
    'one-sided': (z) => `más desigual de lo que explican los niveles y la suerte (z = ${z})`,
    alternating: (z) => `ganan por turnos (z = ${z})`,
    short: (short) => `${count(short, { one: '# acabada', other: '# acabadas' })} en menos de un minuto o por abandono`,
  },
  leaving: 'Personas que abandonan a menudo partidas clasificatorias',
  left: (left, matches) => `abandonó ${number(left)} de ${count(matches, { one: '# partida', other: '# partidas' })}`,
  networks: 'Cuentas que juegan desde una misma red',
  together: (matches) =>
    matches === 0
      ? 'nunca en la misma mesa'
      : `${count(matches, { one: '# partida', other: '# partidas' })} en la misma mesa`,
  variant: (game, variant) => `${game}, ${variant}`,
  sameDevices: 'dispositivos con el mismo nombre',
  player: (name, id) => `${name} (${id})`,
  line: (who, what) => `  ${who}: ${what.join('; ')}`,
};
