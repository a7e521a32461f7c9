/** Lo que está escrito en la hoja de puntos, en español. */

import type { ScoreSheet } from '@boneyard/words/scoresheets';

export const scoreSheet: ScoreSheet = {
  row: 'Ronda',
  feet: ['Resultado'],
  notes: [
    'Quien gana una ronda anota 0; el resto, los puntos que le quedan en la mano o, si juegan peques, el número de fichas.',
    'Tras las rondas acordadas gana el total más bajo.',
  ],
};
