/** Lo que dice el análisis de una partida, en español. */

import type { Command } from '../en/command';
import { count } from './grammar';

export const review: Command['review'] = {
  badBudget: (text) => `--budget necesita iterations:N o milliseconds:N, no «${text}».`,
  progress: (done, all) => `jugada ${done} de ${all}`,
  nothing: 'En esta partida no hay jugadas.',
  marks: { best: 'óptima', good: 'buena', slip: 'imprecisa', blunder: 'error' },
  columns: { place: 'n.º', move: 'jugada', mark: 'nota', cost: 'coste', chance: 'victoria', better: 'mejor era' },
  chances: 'Probabilidad de ganar la ronda, jugada a jugada:',
  summary: 'Resumen:',
  meanCost: (n) => count(n, { one: '# punto regalado por jugada', other: '# puntos regalados por jugada' }),
};
