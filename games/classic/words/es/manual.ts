/** Lo que solo el terminal dice del juego, en español. */

import type { Manual } from '@boneyard/words/manuals';

export const manual: Manual = {
  options: {
    set: 'qué dominó: doble seis, doble nueve o doble doce',
    style: 'qué se hace cuando no se puede jugar: robar (draw) o pasar (block)',
    drawing: 'hasta que encaje una ficha, una ficha que se juega si encaja, o una ficha y termina el turno',
    reserve: 'fichas que se quedan en el pozo; con 2, quien gana se lleva también su valor',
    partners: 'entre cuatro: los asientos 1 y 3 juegan juntos contra 2 y 4',
    hand: 'cuántas fichas recibe cada participante',
    lead: 'quién sale: la ficha más alta con los dobles primero, la ficha con más puntos (pips), el sorteo (lots) o la mano con más puntos (hand)',
    opening: 'forced: se sale con la ficha más alta de la mano; free: con cualquiera',
    points:
      'hands: lo que queda en las otras manos; fives: los cincos, donde también puntúan los extremos abiertos que suman un múltiplo de cinco',
    spinner: 'en qué dobles se puede jugar por los cuatro lados',
    blocked: 'lo que vale un cierre: los puntos del resto, o esos puntos menos los propios (difference)',
    doubles: 'both: un doble cuenta sus dos mitades; once: solo una',
    blank: 'lo que cuenta la doble blanca',
    match: 'a un número de puntos (target) o de rondas (rounds)',
  },
  help: 'Una ficha se escribe 6-5; 6-5@6-6 la pone junto a la ficha 6-6.',
};
