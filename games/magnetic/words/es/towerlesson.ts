/** La lección de la torre, en español. */

import type { Translated } from '@boneyard/words/translated';
import type { tower as english } from '../en/towerlesson';

export const tower: Translated<typeof english> = {
  first: {
    title: 'La base de la torre',
    text: 'Ves la torre desde arriba. La primera ficha, el doble más alto, va sobre la mesa.',
    asks: ['Pon {6-6}.'],
    right: 'Todas las demás van encima de algo.',
  },
  rest: {
    title: 'Encima',
    text: 'Al menos una mitad debe apoyarse exactamente sobre una mitad con el mismo número. La otra puede quedar en el aire.',
    asks: ['Pon {6-4} sobre un 6, en la dirección que quieras.'],
    right: 'Aguanta: los imanes tiran y la base la sostiene. El número pequeño indica el nivel de la ficha.',
  },
  bridge: {
    title: 'Un puente',
    text: 'Si las dos mitades se apoyan en algo, las dos deben coincidir. Un puente así sobre dos fichas da firmeza a la torre.',
    asks: ['Pon {4-3} como puente: su 4 sobre el 4, su 3 sobre el 3.'],
    right: 'Las dos mitades se apoyan, y nada queda en el aire.',
  },
  along: {
    title: 'Más justo: a lo largo',
    text: 'Se puede acordar que la segunda ficha de cada torre vaya a lo largo de la primera.',
    asks: ['Uno de estos dos lugares está permitido. ¿Cuál?'],
    right: 'En 1 quedaría atravesada. Desde la tercera ficha vale cualquier dirección.',
  },
  ends: {
    title: 'Más difícil: los extremos',
    text: 'También se puede acordar construir solo sobre las dos fichas de los extremos. Cada ficha nueva pasa a ser el extremo de su lado.',
    asks: ['{5-3} encaja sobre el 5. ¿De qué extremo es: 1 o 2?'],
    right: 'El 5 está en el lado este, así que solo puede ser del extremo este.',
  },
  fall: {
    title: 'Cuando se cae',
    text: 'Soltar es definitivo. Si la torre se cae, quien puso la ficha se la lleva entera.',
    asks: ['Sé imprudente por una vez: pon {5-4} hacia fuera, con su 5 sobre el 5 y su 4 en el aire.'],
    right: 'Se vino abajo, y es toda tuya. Después, el doble más alto empieza otra torre.',
  },
  out: {
    title: 'La última ficha',
    text: 'Gana quien pone primero su última ficha, si todo sigue en pie.',
    asks: ['Pon tu última ficha donde aguante.'],
    right: 'Sigue en pie: has ganado, y anotas 0.',
  },
};
