/** Lo que páginas, hojas y terminal dicen del juego, en español. Se carga cuando hace falta. */

import type { PadEnding } from '@boneyard/words/pages';
import { magnetic } from './lesson';
import { staggered } from './staggeredlesson';
import { tower } from './towerlesson';

export { leaflet } from './leaflet';
export { manual } from './manual';
export { rules } from './rules';
export { scoreSheet } from './scoresheet';

export const lessons = { magnetic, tower, staggered };

/** Las fichas que se pueden imprimir. */
export const sets = { magnetic: 'Dominó en cuatro colores' };

/** Al pie de cada hoja. */
export const notice = 'El dominó magnético fue publicado por Widyka (WDK Groupe Partner). Para tu propia mesa.';

export const padEnding: PadEnding = { sum: 'queda', note: 'Escribe lo que cuentan o elige las fichas.' };

/** De quién es; las reglas de las que partimos. */
export const origin: readonly [owner: string, source: string] = [
  'Widyka, WDK Groupe Partner',
  'la hoja de reglas de la editorial, en francés',
];
