/** Lo que está escrito en la hoja de puntos, en español. */

import type { ScoreSheet } from '@boneyard/words/scoresheets';

export const scoreSheet: ScoreSheet = {
  row: 'Ronda',
  feet: ['Resultado'],
  notes: [
    'Dominó: quien gana anota los puntos de todas las otras manos. Cierre: la mano con menos puntos anota los de las demás, menos los suyos si así se acordó; si empatan las más bajas, nadie anota.',
    'Con reserva, quien gana anota también lo que queda en el pozo. Gana quien tiene más puntos, a 100 o a lo que se acuerde.',
  ],
};
