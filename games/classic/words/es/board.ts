/** Lo que dice la mesa, en español. */

import { does, fichas, list, mid, number, puntos } from '@boneyard/words/es/grammar';
import { out } from '@boneyard/words/es/line';
import { speech } from '@boneyard/words/es/speech';
import type { board as english } from '../en/board';

const drew = (draws: readonly (readonly [string, string])[]) =>
  list(draws.map(([who, tile], i) => `${does(who, i > 0 ? 'sacaste' : 'Sacaste', 'sacó')} ${tile}`));

export const board: typeof english = {
  stock: 'Pozo',
  tiles: fichas,
  moveWords: {
    lead: (tile) => `salir con ${tile}`,
    lay: (tile, anchor) => `${tile} junto a ${anchor}`,
    draw: 'robar una ficha',
    pass: 'pasar',
  },
  did: {
    draw: (who) => does(who, 'Robaste una ficha', 'robó una ficha'),
    pass: (who) => does(who, 'Pasaste', 'pasó'),
    lay: (who, what) => `${does(who, 'Pusiste', 'puso')} ${what}`,
    lead: (who, tile) => `${does(who, 'Saliste', 'salió')} con ${tile}`,
  },
  lots: {
    title: 'Sorteo de la salida',
    again: (draws, pips, equal) =>
      equal.length < draws.length
        ? `${drew(draws)}: empate a ${number(pips)} entre ${mid(speech.and(equal))}, se sortea de nuevo.`
        : `${drew(draws)}: empate a ${number(pips)}, se sortea de nuevo.`,
    leads: (draws, who) => `${drew(draws)}: ${does(who, 'sales tú', 'sale')}.`,
  },
  fives: {
    label: 'Suma',
    worth: (told, points) => `${told} (puntúa ${number(points)})`,
    count: (count) => `Los extremos abiertos suman ${number(count)}.`,
    scored: (told, points) => `${told}: ${puntos(points)}`,
  },
  ended: {
    out,
    blocked: (who) => `Juego cerrado. Gana la ronda la mano con menos puntos: ${mid(who)}.`,
    blockedSide: (who) => `Juego cerrado. Gana la ronda la pareja que tiene la mano con menos puntos: ${mid(who)}.`,
    blockedEqual: 'Juego cerrado y empate entre las manos con menos puntos: nadie puntúa.',
  },
};
