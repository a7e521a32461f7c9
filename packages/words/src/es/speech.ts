/** Lo que se dice en todas las mesas, en español. */

import type { Spoken } from '../en/spoken';
import { and, list, mid, number, percent, puntos, rating, signed, TU } from './grammar';

export const speech: Spoken['speech'] = {
  you: TU,
  bot: (n) => ['Ana', 'Bo', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gia'][n] ?? `Bot ${n + 1}`,
  points: puntos,
  handOf: (who) => (who === TU ? 'Tu mano:' : `Mano de ${who}:`),
  drew: (tile) => `Robaste ${tile}`,
  round: (n) => `Ronda ${n}`,
  agreed: 'La partida se terminó antes de tiempo; los puntos quedan como están.',
  matchWon: (who, how) =>
    ({
      alone: who === TU ? 'Ganas tú.' : `Gana ${who}.`,
      together: `Victoria: ${mid(who)}.`,
      tied: `Victoria compartida: ${mid(who)}.`,
    })[how],
  partner: 'tu pareja',
  ownRules: (variant) => `${variant}, reglas propias`,
  labelled: (label, text) => `${label}: ${text}`,
  youWon: '¡Ganaste!',
  and: (list) => and(list.map((name, i) => (i > 0 ? mid(name) : name))),
  list,
  number,
  percent,
  rating,
  signed,
};
