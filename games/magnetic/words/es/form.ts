/** Las reglas de la casa en un formulario, en español. */

import type { Form } from '@boneyard/words/forms';

export const form: Form = {
  mode: {
    note: 'Una cadena sobre la mesa, o una torre con imanes y gravedad.',
    label: 'Juego',
    values: { flat: 'plano', tower: 'torre', staggered: 'escalonado' },
  },
  parallel: {
    note: 'En cada torre, la segunda ficha va a lo largo de la primera.',
    label: 'La segunda a lo largo de la primera',
  },
  ends: { note: 'Solo se puede construir sobre los dos extremos.', label: 'Solo los extremos' },
  count: {
    note: 'Lo que se cuenta en las manos al final.',
    label: 'Qué cuenta',
    values: { pips: 'los puntos', tiles: 'las fichas' },
  },
  match: { note: 'Cuántas rondas; gana quien tiene menos puntos.', label: 'Partida' },
  hands: {
    note: 'Si importa cómo sueltas una ficha.',
    label: 'Pulso',
    values: { steady: 'pulso firme', real: 'pulso real' },
  },
  magnets: {
    note: 'Qué fuerza tienen los imanes.',
    label: 'Imanes',
    values: { normal: 'imanes normales', weak: 'imanes débiles', strong: 'imanes fuertes' },
  },
};
