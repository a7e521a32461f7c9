/** Las reglas de la casa en un formulario, en español. */

import type { Form } from '@boneyard/words/forms';

export const form: Form = {
  set: {
    note: 'Con los dominós más grandes pueden jugar hasta ocho.',
    label: 'Dominó',
    values: { 6: 'doble seis', 9: 'doble nueve', 12: 'doble doce' },
  },
  style: {
    note: 'Qué se hace cuando no se puede jugar.',
    label: 'Si nada encaja',
    values: { draw: 'se roba', block: 'se pasa' },
  },
  drawing: {
    note: 'Cuántas fichas se roban cuando no se puede jugar.',
    label: 'Al robar',
    values: {
      'until-playable': 'hasta que encaje una',
      'one-then-play': 'una ficha, y se juega si encaja',
      'one-then-pass': 'una ficha, y termina el turno',
    },
  },
  reserve: {
    note: 'Se quedan en el pozo; quien gana una ronda se lleva también su valor.',
    label: 'Reserva',
    values: { 0: 'ninguna', 2: 'las dos últimas fichas' },
  },
  partners: {
    note: 'Juegas con quien se sienta enfrente: los puntos y la victoria son de la pareja.',
    label: 'Por parejas',
  },
  hand: { note: 'Cuántas fichas recibe cada participante.', label: 'Fichas por mano' },
  lead: {
    note: 'Quién pone la primera ficha de una ronda.',
    label: 'Quién sale',
    values: {
      heaviest: 'la ficha más alta',
      pips: 'la ficha con más puntos',
      lots: 'por sorteo',
      hand: 'la mano con más puntos',
    },
  },
  opening: {
    note: 'Con qué ficha se puede salir.',
    label: 'Primera ficha',
    values: { forced: 'la más alta de la mano', free: 'cualquier ficha' },
  },
  points: {
    note: 'En los cincos, si los extremos abiertos suman un múltiplo de cinco, se anotan en el acto.',
    label: 'Puntúan',
    values: { hands: 'las fichas del resto', fives: 'también los cincos (All Fives)' },
  },
  spinner: {
    note: 'Los dobles en los que se puede jugar por los cuatro lados.',
    label: 'Pivotes',
    values: { none: 'ninguno', first: 'el primer doble', all: 'todos los dobles' },
  },
  blocked: {
    note: 'Lo que anota la mano con menos puntos cuando nadie puede jugar.',
    label: 'El cierre vale',
    values: { opponents: 'los puntos del resto', difference: 'la diferencia entre las manos' },
  },
  doubles: {
    note: 'Cómo cuenta un doble que queda en la mano.',
    label: 'Un doble cuenta',
    values: { both: 'las dos mitades', once: 'una mitad' },
  },
  blank: { note: 'Lo que cuenta la doble blanca en una mano.', label: 'La doble blanca cuenta' },
  match: { note: 'Cuándo termina la partida.', label: 'Partida' },
};
