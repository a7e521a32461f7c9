/** Las reglas de la casa en un formulario, en español. */

import type { Form } from '@boneyard/words/forms';

export const form: Form = {
  referee: {
    note: 'Qué pasa cuando alguien no puede poner ninguna ficha.',
    label: 'Si no puedes jugar',
    values: { claims: 'lo dices y muestras tu mano', auto: 'el juego te avisa' },
  },
  pointed: {
    note: 'Qué hay que jugar si al final sí se podía.',
    label: 'Si te señalan una ficha',
    values: { any: 'juegas cualquiera que encaje', named: 'solo se puede jugar esa' },
  },
  lone: {
    note: 'Si se puede alargar un abalorio suelto.',
    label: 'Un abalorio suelto',
    values: { 'no-group': 'no es un grupo', group: 'es un grupo' },
  },
  strategic: {
    note: 'Para dos: las mismas fichas en las dos manos, y un cuadrado inicial elegido en secreto.',
    label: 'Juego estratégico',
  },
  start: {
    note: 'Con qué cuadrados puede empezar una ronda.',
    label: 'Cuadrado inicial',
    values: { sheet: 'no de un solo color', 'three-colours': 'al menos tres colores' },
  },
  open: {
    note: 'Todas las manos a la vista desde el principio: un juego más lento y con más bloqueos.',
    label: 'Manos a la vista',
  },
  match: { note: 'Se suman los puntos de las rondas.', label: 'Partida' },
};
