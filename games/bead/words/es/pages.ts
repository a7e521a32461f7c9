/** Lo que páginas, hojas y terminal dicen del juego, en español. Se carga cuando hace falta. */

import type { PadEnding } from '@boneyard/words/pages';
import { bead, claims } from './lesson';

export { leaflet } from './leaflet';
export { manual } from './manual';
export { rules } from './rules';
export { scoreSheet } from './scoresheet';

export const lessons = { bead, claims };

/** Las fichas que se pueden imprimir. */
export const sets = { bead: 'Fichas de abalorios' };

/** Al pie de cada hoja. */
export const notice =
  'El dominó de abalorios es de Sid Sackson. Para tu propia mesa: para vender copias hace falta permiso.';

export const padEnding: PadEnding = {
  sum: 'puntos que se restan',
  note: 'Escribe 5 por doble y 25 por cada otra ficha, o elígelas.',
};

/** De quién es; las reglas de las que partimos. */
export const origin: readonly [owner: string, source: string] = [
  'Sid Sackson, en su libro A Gamut of Games (Dover Books); publicado por franjos como Wu Hsing',
  'la adaptación francesa de François Haffner, enero de 2004',
];
