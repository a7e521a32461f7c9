/** Lo que solo el terminal dice del juego, en español. */

import type { Manual } from '@boneyard/words/manuals';

export const manual: Manual = {
  options: {
    set: '125 fichas con los números del 0 al 5 o, para empezar, las 70 que no tienen un 5',
    match: 'a un número de puntos (target) o de rondas (rounds)',
  },
  help: `Una ficha se escribe en el sentido de las agujas del reloj desde su esquina superior izquierda: 3012@-1,2 la pone con 3 arriba a la izquierda, 0 arriba a la derecha, 1 abajo a la derecha y 2 abajo a la izquierda, en la casilla -1,2 (1 a la izquierda, 2 hacia arriba). Vale la suma de sus números.
Cuando tres esquinas tocan números de la mesa hay premio: 25 puntos o dos jugadas más.`,
};
