/** La lección del dominó magnético plano, en español. */

import type { Translated } from '@boneyard/words/translated';
import type { magnetic as english } from '../en/lesson';

export const magnetic: Translated<typeof english> = {
  lead: {
    title: 'El doble más alto',
    text: 'Fichas de colores de {0-0} a {6-6}; los colores no importan. Sale quien tiene el doble más alto, y con él. Un doble lleva dos veces el mismo número.',
    asks: ['Pon {5-5}.'],
    right: 'Después se juega en el sentido de las agujas del reloj, una ficha por turno.',
  },
  line: {
    title: 'La cadena',
    text: 'Pon una mitad contra un extremo de la cadena que muestre el mismo número: aquí, 5 o 4. Una mitad blanca es un cero, no un comodín.',
    asks: ['Pon una ficha que encaje.'],
    right: 'Los imanes la sujetan, y la cadena tiene un nuevo extremo.',
  },
  closed: {
    title: 'Dos extremos, no más',
    text: 'Aquí los dobles no abren más lados: la cadena tiene siempre dos extremos. El {5-5} tiene una vecina a cada lado.',
    asks: ['Una de estas dos jugadas está permitida. ¿Cuál?'],
    right: 'Al {5-5} ya no se le puede unir nada.',
  },
  draw: {
    title: 'Una del pozo',
    text: 'Si no puedes jugar, roba una ficha, y tu turno termina aunque la ficha encaje.',
    asks: ['Nada encaja. Roba una.', 'Ana ha jugado. Ahora puedes poner la que robaste.'],
    right: 'Cuando el pozo está vacío, se pasa.',
  },
  out: {
    title: 'Gana quien tiene menos',
    text: 'Quien pone primero su última ficha gana y anota 0. El resto anota los puntos que le quedan en la mano, y gana el total más bajo.',
    asks: ['Pon tu última ficha.'],
    right: 'Ana tiene {3-3} y {4-2}, y anota 12.',
  },
  blocked: {
    title: 'Contar fichas',
    text: 'Si juegan peques, se puede acordar contar fichas en lugar de puntos. Cuando nadie puede jugar y el pozo está vacío, el juego se cierra: entonces gana quien tiene menos fichas.',
    asks: ['Nada encaja y el pozo está vacío. Pasa.'],
    right:
      'Ana también tiene que pasar. Tú tienes una ficha y ella dos: ganas y anotas 0, y ella anota 2. En puntos, tus 10 habrían perdido contra sus 9.',
  },
};
