/** Lo que se dice mientras se crean retos, en español. */

import type { Command } from '../en/command';

export const puzzles: Command['puzzles'] = {
  badCount: (text) => `--count necesita un número de 1 a 99999, no «${text}».`,
  badSet: (text, sets) => `--set es ${sets.join(' o ')}, no «${text}».`,
  broken: (file) => `${file} no es un archivo de retos. Usa otro o bórralo.`,
  progress: (found, of, deals) => `${found} de ${of} en ${deals} repartos`,
  written: (puzzles, proved, file) => `${file} tiene ${puzzles} retos, ${proved} de ellos demostrados.`,
};
