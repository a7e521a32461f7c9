/** Lo que se dice mientras se crean retos, en español. */

import type { Command } from '../en/command';
import { count, number, or } from './grammar';

export const puzzles: Command['puzzles'] = {
  badCount: (text) => `--count necesita un número de 1 a 99999, no «${text}».`,
  badSet: (text, sets) => `--set es ${or(sets)}, no «${text}».`,
  broken: (file) => `${file} no es un archivo de retos. Usa otro o bórralo.`,
  progress: (found, of, deals) =>
    `${number(found)} de ${number(of)} en ${count(deals, { one: '# reparto', other: '# repartos' })}`,
  written: (puzzles, proved, file) =>
    `${file} tiene ${count(puzzles, { one: '# reto', other: '# retos' })}, ${number(proved)} de ellos demostrados.`,
};
