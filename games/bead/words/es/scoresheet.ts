/** Lo que está escrito en la hoja de puntos, en español. */

import type { ScoreSheet } from '@boneyard/words/scoresheets';

export const scoreSheet: ScoreSheet = {
  row: 'Turno',
  feet: ['Dobles restantes × 5', 'Otras restantes × 25', 'Resultado'],
  notes: [
    'Una ficha vale el producto de las nuevas longitudes de todos los grupos que alarga: 3 y 4 dan 12. Un doble vale el doble.',
    'Al final, cada doble que queda en la mano cuesta 5 puntos y cada otra ficha 25. Gana quien tiene más puntos.',
  ],
};
