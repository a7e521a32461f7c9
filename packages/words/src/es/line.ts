/** Lo que dicen los juegos en los que las fichas forman una cadena, en español. */

import type * as english from '../en/line';
import { mid, TU } from './grammar';

/** Lo que hay que hacer. */
export const expected: typeof english.expected = {
  leadForced: (tile) => `Sales tú, con ${tile}.`,
  lead: 'Sales tú: pon la ficha que quieras.',
  lay: (ends) => `Pon una ficha en un extremo abierto: ${ends}.`,
  misfit: (tile, ends) => `${tile} no encaja: los extremos abiertos son ${ends}.`,
  draw: 'Ninguna encaja: roba una ficha.',
  pass: 'Ninguna encaja y no puedes robar: pasa.',
};

/** La ronda termina porque alguien se queda sin fichas. */
export const out: typeof english.out = (who, others) =>
  `¡Dominó! ${who === TU ? 'Ganas tú' : `Gana ${who}`}. Ronda perdida: ${mid(others)}.`;
