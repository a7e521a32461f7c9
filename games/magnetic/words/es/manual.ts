/** Lo que solo el terminal dice del juego, en español. */

import type { Manual } from '@boneyard/words/manuals';

export const manual: Manual = {
  options: {
    mode: 'flat: una cadena sobre la mesa; tower: unas encima de otras; staggered: en la mesa y encima, por turno',
    parallel: 'si la segunda ficha de cada torre debe ir a lo largo de la primera',
    ends: 'si solo se puede construir sobre los dos extremos',
    count: 'lo que se cuenta en las manos al final: los puntos (pips), o las fichas (tiles) si juegan peques',
    match: 'cuántas rondas (rounds); gana quien tiene menos puntos',
    hands: 'steady: cada ficha queda exactamente en su lugar; real: importa cómo la sueltas',
    magnets: 'qué fuerza tienen los imanes',
  },
  help: `Plano: una ficha se escribe 6-5; 6-5@6-6 la pone junto a 6-6.
En una torre, 6-5@0,2E pone el 6 en la casilla 0,2 (0 a lo ancho, 2 hacia arriba) y el 5 al este, es decir, a la derecha; con N, al norte, es decir, arriba. Un < o un > detrás dice a qué extremo va. El número pequeño junto a una mitad es su nivel.
Si se cae, todo lo que hay en la mesa va a tu mano.`,
};
