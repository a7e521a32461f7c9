/** La lección de la cadena escalonada, en español. */

import type { Translated } from '@boneyard/words/translated';
import type { staggered as english } from '../en/staggeredlesson';

export const staggered: Translated<typeof english> = {
  flat: {
    title: 'Primero en la mesa',
    text: 'Se pone una vez en la mesa y otra encima, siempre en uno de los dos extremos. Entre dos, cada cual alterna por su cuenta, y se empieza en la mesa.',
    asks: ['Pon {6-4} en la mesa, con su 6 contra un 6.'],
    right: 'La mitad de fuera es la mitad abierta de este extremo. Tu siguiente ficha va encima.',
  },
  top: {
    title: 'Después encima',
    text: 'Encima significa sobre la mitad abierta de un extremo, con el mismo número. La otra mitad apunta recta, a la izquierda o a la derecha.',
    asks: ['Te toca poner encima. Pon {4-1}: ¿en 1 o en 2?'],
    right: 'En 1 quedaría en la mesa, y así fue tu último turno.',
  },
  under: {
    title: 'Por debajo',
    text: 'Te toca otra vez en la mesa, pero la mitad abierta del extremo este está ahora más alta. Así que mete la ficha debajo, sobre la mesa.',
    asks: ['Mete {3-1} debajo del 1 del extremo este.'],
    right: 'Su 1 queda justo debajo del 1, y su 3 es la nueva mitad abierta.',
  },
  keep: {
    title: 'Robar no es jugar',
    text: 'Si no puedes jugar, roba una ficha, y tu turno termina. En el siguiente turno te toca lo mismo.',
    asks: ['Nada encaja. Roba una.', 'Sigue tocando en la mesa: pon la que robaste.'],
    right: 'Mientras tanto Ana puso la suya encima: cada cual alterna por su cuenta.',
  },
  out: {
    title: 'La última ficha',
    text: 'Si la cadena se cae, aunque sea solo por los imanes, quien puso la ficha se la lleva entera. Si pones tu última ficha y aguanta, ganas.',
    asks: ['Pon tu última ficha encima.'],
    right: 'Aguanta, y has ganado.',
  },
};
