/** Las reglas de la casa en un formulario, en español. */

import type { Form } from '@boneyard/words/forms';

export const form: Form = {
  set: {
    note: 'El juego pequeño es para empezar, y más rápido. Prueba los dos.',
    label: 'Fichas',
    values: { 125: '125 fichas, del 0 al 5', 70: '70 fichas, del 0 al 4' },
  },
  match: { note: 'Cuándo termina la partida.', label: 'Partida' },
};
