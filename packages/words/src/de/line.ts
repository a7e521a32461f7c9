/** Was Spiele mit einer Kette von Steinen sagen, auf Deutsch. */

import type * as english from '../en/line';
import { tut } from './grammar';

/** Was zu tun ist. */
export const expected: typeof english.expected = {
  leadForced: (tile) => `Du beginnst mit ${tile}.`,
  lead: 'Du beginnst: Leg einen beliebigen Stein.',
  lay: (ends) => `Leg einen Stein an ein offenes Ende: ${ends}.`,
  misfit: (tile, ends) => `${tile} passt nicht. Offene Enden: ${ends}.`,
  draw: 'Nichts passt: Zieh einen Stein.',
  pass: 'Du kannst weder anlegen noch ziehen: Du musst passen.',
};

/** Die Runde endet, weil jemand keinen Stein mehr hat. */
export const out: typeof english.out = (who, others) =>
  `Domino! ${tut(who, 'hast', 'hat')} alles gelegt. Geschlagen: ${others}.`;
