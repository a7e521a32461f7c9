/** Lo que se dice en todas las mesas, en español. */

import type { Spoken } from '../en/spoken';
import { mid, puntos, TU } from './counts';

/** «y», o «e» ante el sonido i: «Ana e Inés», pero «Ana y Ian». */
const y = (next: string) => (/^h?[ií](?![aeo])/i.test(next) ? 'e' : 'y');

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
  and: (list) => {
    const names = list.map((name, i) => (i > 0 ? mid(name) : name));
    const last = names[names.length - 1] ?? '';
    return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${y(last)} ${last}`;
  },
};
