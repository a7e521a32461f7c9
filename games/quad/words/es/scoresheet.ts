/** Lo que está escrito en la hoja de puntos, en español. */

import type { ScoreSheet } from '@boneyard/words/scoresheets';

export const scoreSheet: ScoreSheet = {
  row: 'Turno',
  feet: ['Otras manos', 'Resultado'],
  notes: [
    'Una ficha vale la suma de sus números. Premio por tres esquinas o más, y por abrir con un cuádruple: 25 puntos, o dos jugadas más. Cada ficha robada y cada pase: −20.',
    'Quien pone su última ficha suma el total de las otras manos. Quien llega primero a 800 (600 con el juego pequeño) gana en el acto.',
  ],
};
