/** Lo que páginas, hojas y terminal dicen del juego, en español. Se carga cuando hace falta. */

import type { PadEnding } from '@boneyard/words/pages';
import { quad } from './lesson';

export { leaflet } from './leaflet';
export { manual } from './manual';
export { rules } from './rules';
export { scoreSheet } from './scoresheet';

export const lessons = { quad };

/** Las fichas que se pueden imprimir. */
export const sets = { 'quad-125': 'Quad-Ominos, 125 fichas', 'quad-70': 'Quad-Ominos, 70 fichas' };

/** Al pie de cada hoja. */
export const notice = 'Quad-Ominos fue publicado por Pressman en 1978. Para tu propia mesa.';

export const padEnding: PadEnding = { sum: 'total que queda', note: 'Escribe el total o elige las fichas.' };

/** De quién es; las reglas de las que partimos. */
export const origin: readonly [owner: string, source: string] = [
  'Pressman, 1978',
  'la hoja de reglas de la editorial, en francés',
];
