/** Lo que solo el terminal dice del juego, en español. */

import type { Manual } from '@boneyard/words/manuals';

export const manual: Manual = {
  options: {
    referee:
      'claims: quien cree que no puede jugar lo dice y muestra su mano; auto: el juego sabe quién tiene que pasar',
    pointed: 'qué se juega cuando te señalan una ficha: cualquiera que encaje, o una de las señaladas',
    lone: 'si una mitad suelta es un grupo que se puede alargar',
    strategic: 'las dos manos tienen las mismas fichas y el cuadrado inicial se elige en secreto (entre dos)',
    start: 'sheet: cualquier cuadrado que no sea de un solo color; three-colours: al menos tres colores',
    open: 'si todas las manos están a la vista desde el principio',
    match: 'a un número de rondas (rounds), cuyos puntos se suman',
  },
  help: `Los colores se escriben con su número. 2-4@0,2E pone el 2 en la casilla 0,2 (0 a lo ancho, 2 hacia arriba) y el 4 al este, es decir, a la derecha; con N, al norte, es decir, arriba.
Una ficha tiene que alargar al menos dos grupos. Sus nuevas longitudes se multiplican; un doble cuenta dos veces.
«stuck» muestra tu mano: si te señalan una ficha que encaja, tienes que jugar una; si no te señalan ninguna, tu turno termina.`,
};
