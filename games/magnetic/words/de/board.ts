/** Was beim Magnet-Domino auf dem Tisch gesagt wird, auf Deutsch. */

import { steine, tut } from '@boneyard/words/de/grammar';
import { out } from '@boneyard/words/de/line';
import type { board as english } from '../en/board';

export const board: typeof english = {
  stock: 'Talon',
  tiles: steine,
  emptyTable: '(nichts steht)',
  notes: {
    covered: (list) => `Verdeckt: ${list}`,
    end: (side, domino, open, level) => `${side} ${domino}, ${open} offen${level}`,
    ends: (list) => `Enden: ${list}`,
    due: { flat: 'Jetzt flach legen, auf den Tisch.', 'on top': 'Jetzt obenauf legen.' },
  },
  moveWords: { draw: 'einen Stein ziehen', pass: 'passen' },
  did: {
    draw: (who) => `${tut(who, 'ziehst', 'zieht')} einen Stein`,
    pass: (who) => tut(who, 'passt', 'passt'),
    lay: (who, what) => `${tut(who, 'legst', 'legt')} ${what}`,
    fell: (who, what, dominoes) =>
      `${tut(who, 'legst', 'legt')} ${what}, und alles stürzt ein: ${who === 'Du' ? 'Du nimmst' : `${who} nimmt`} ${steine(dominoes)}.`,
  },
  ended: {
    out,
    blocked: (who, hands) => `Das Spiel ist gesperrt. Leichteste Hand: ${who} (${hands}).`,
  },
};
