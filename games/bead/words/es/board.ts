/** Lo que dice la mesa, en español. */

import { does, fichas, mid } from '@boneyard/words/es/grammar';
import type { board as english } from '../en/board';
import { COLOURS } from './game';

export const board: typeof english = {
  tiles: fichas,
  colours: COLOURS,
  emptyTable: '(aún no hay cuadrado inicial)',
  notes: {
    choose: 'Elige una ficha en secreto: con la tuya y la de tu rival se forma el cuadrado inicial.',
    chooseAgain: 'Salió dos veces el mismo doble: elige de nuevo.',
    answer: '¿No hay jugada? Señala una ficha de la mano abierta que encaje, o abstente. Equivocarse no cuesta nada.',
    pointed: (list, many) =>
      many ? `Señaladas: ${list}. Hay que jugar una de ellas.` : `Señalada: ${list}. Hay que jugarla.`,
    pointedAny: (list, many) =>
      many
        ? `Señaladas: ${list}. Hay que jugar una de ellas u otra ficha.`
        : `Señalada: ${list}. Hay que jugar esa ficha u otra.`,
    last: 'Hay una mano vacía: son los últimos turnos.',
  },
  moveWords: {
    stuck: 'decir que no puedes jugar',
    point: (tile) => `señalar ${tile}`,
    decline: 'abstenerse',
    choose: (tile) => `elegir ${tile}`,
    pass: 'pasar',
  },
  did: {
    lay: (who, what, sum) => `${does(who, 'Pusiste', 'puso')} ${what}: ${sum}`,
    stuck: (who) => `${who}: «¡No puedo jugar!». La mano queda a la vista.`,
    point: (who, tile) => `${does(who, 'Señalaste', 'señaló')} ${tile}`,
    decline: (who) => does(who, 'Te abstuviste', 'se abstuvo'),
    choose: (who, tile) => `${does(who, 'Elegiste', 'eligió')} ${tile}`,
    pass: (who) => does(who, 'Pasaste', 'pasó'),
  },
  ended: {
    out: (who) => `Sin fichas: ${mid(who)}.`,
    blocked: 'Pasó toda la mesa.',
    lost: (list) => `Se pierde por las fichas que quedan en la mano: ${mid(list)}.`,
    best: (who) => `Más puntos en esta ronda: ${mid(who)}.`,
  },
};
