/** Was an jedem Tisch gesagt wird, auf Deutsch. */

import type { Spoken } from '../en/spoken';
import { and, list, number, percent, punkte, rating, signed, tut, zusammen } from './grammar';

export const speech: Spoken['speech'] = {
  you: 'Du',
  bot: (n) => ['Ana', 'Bo', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gia'][n] ?? `Bot ${n + 1}`,
  points: punkte,
  handOf: (who) => `Hand von ${who}:`,
  drew: (tile) => `Du ziehst ${tile}`,
  round: (n) => `Runde ${n}`,
  agreed: 'Die Partie wurde vorzeitig beendet; der Punktestand gilt.',
  matchWon: (who, how) => {
    if (how === 'alone') return `${tut(who, 'gewinnst', 'gewinnt')}.`;
    if (how === 'together') return `${zusammen(who, 'gewinnt', 'gewinnen')}.`;
    return `${zusammen(who, 'teilt euch', 'teilen sich')} den Sieg.`;
  },
  partner: 'dein Team',
  ownRules: (variant) => `${variant}, eigene Regeln`,
  labelled: (label, text) => `${label}: ${text}`,
  youWon: 'Du gewinnst!',
  and,
  list,
  number,
  percent,
  rating,
  signed,
};
