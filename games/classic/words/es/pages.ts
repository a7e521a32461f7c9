/** Lo que páginas, hojas y terminal dicen del juego, en español. Se carga cuando hace falta. */

import type { PadEnding } from '@boneyard/words/pages';
import { classic, fives, partners } from './lesson';

export { leaflet } from './leaflet';
export { manual } from './manual';
export { rules } from './rules';
export { scoreSheet } from './scoresheet';

export const lessons = { classic, fives, partners };

/** Las fichas que se pueden imprimir. */
export const sets = {
  'double-six': 'Dominó doble seis',
  'double-nine': 'Dominó doble nueve',
  'double-twelve': 'Dominó doble doce',
};

export const padEnding: PadEnding = { sum: 'puntos que quedan', note: 'Escribe los puntos o elige las fichas.' };

/** De quién es; las reglas de las que partimos. */
export const origin: readonly [owner: string, source: string] = [
  'tradicional',
  'una hoja general de reglas de dominó, en inglés y francés',
];
