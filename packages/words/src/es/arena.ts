/** Lo que dice la arena, en español. */

import type { Command } from '../en/command';
import { fixedIn } from '../fixed';
import { LOCALES } from '../languages';
import { count } from './grammar';

export const arena: Command['arena'] = {
  number: fixedIn(LOCALES.es.dates),
  percent: (value) => `${value} %`,
  badBots: (n) => `--bots necesita de uno a ${n} nombres para ${n} asientos.`,
  badBudget: (text) => `--budget necesita BOT=iterations:N o BOT=milliseconds:N con un bot que juegue, no «${text}».`,
  badCount: (name, text) => `--${name} necesita un número mayor que 0, no «${text}».`,
  noMarkers: (file, from, to) => `${file} no tiene las líneas ${from} y ${to} entre las que escribir.`,
  broken: {
    'not json': 'esto no es JSON',
    'not a result': 'esto no es ni un enfrentamiento ni un reparto jugado',
    'unknown contest': 'este reparto es de un enfrentamiento que no ha empezado',
    'out of order': 'falta o se repite una línea anterior',
  },
  brokenAt: (file, line, why) => `${file}, línea ${line}: ${why}. Corrige el archivo o usa otro para los resultados.`,
  seats: (n) => `${n} asientos`,
  played: (deals, seatings, seed) =>
    `${count(deals, { one: '# reparto', other: '# repartos' })}, cada uno con ${count(seatings, { one: '# forma de sentarse', other: '# formas de sentarse' })}; semilla ${seed}`,
  progress: (deals, win, half) => `${count(deals, { one: '# reparto', other: '# repartos' })}, ${win} ± ${half}`,
  columns: { bot: 'bot', budget: 'límite', win: 'victorias', margin: 'margen', pace: 'decisiones/s' },
  share: (percent) => `Con fuerzas iguales, cada bot gana el ${percent}. Los intervalos son de confianza al 95 %.`,
  noHabits: (game) => `En ${game} no hay nada que contar con --habits.`,
  habits: { bot: 'bot', habit: 'qué hace', occasions: 'casos', times: 'veces', rate: 'tasa' },
  keptIn: (file) => `Cada reparto se guarda en ${file}; el mismo comando continúa desde ahí.`,
  drawnIn: (file) => `El gráfico está en ${file}.`,
  writtenInto: (file) => `Las tablas están en ${file}.`,
  plot: {
    title: 'Victorias en repartos emparejados',
    about:
      'Cada fila es un enfrentamiento: la proporción de victorias del primer bot con su intervalo del 95 %, y el objetivo si lo hay.',
    aim: 'objetivo',
    equal: 'fuerzas iguales',
  },
};
