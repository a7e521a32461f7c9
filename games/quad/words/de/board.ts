/** Was bei Quad-Ominos auf dem Tisch gesagt wird, auf Deutsch. */

import { steine, tut } from '@boneyard/words/de/counts';
import type { board as english } from '../en/board';

export const board: typeof english = {
  stock: 'Vorrat',
  tiles: steine,
  emptyTable: '(noch nichts gelegt)',
  legend: ['· frei', '◆ neuester Stein', '★ bringt einen Bonus'],
  notes: {
    bonus: 'Bonus: Nimm 25 Punkte oder leg jetzt zwei weitere Steine.',
    'first extra': 'Der erste von zwei Zusatzsteinen.',
    'second extra': 'Der zweite von zwei Zusatzsteinen.',
    shown: (tile) => `Zu Beginn gezeigt und noch auf der Hand: ${tile}.`,
  },
  moveWords: {
    zeros: (tile, points) => `${tile} → ${points}, dann zwei Zusatzsteine`,
    'take-25': (points) => `${points} Punkte nehmen`,
    'play-two': (points) => `zwei weitere legen (bis ${points} Punkte)`,
    draw: (points) => `einen Stein ziehen (${points})`,
    pass: (points) => `passen (${points})`,
  },
  did: {
    lay: (who, what, points) => `${tut(who, 'legst', 'legt')} ${what} → ${points}`,
    zeros: (who, what, shown, points) =>
      `${tut(who, 'zeigst', 'zeigt')} ${shown} und ${who === 'Du' ? 'legst' : 'legt'} ${what} → ${points}`,
    'take-25': (who, points) => `${tut(who, 'nimmst', 'nimmt')} ${points} Punkte`,
    'play-two': (who) => `${tut(who, 'legst', 'legt')} zwei weitere Steine`,
    draw: (who, points) => `${tut(who, 'ziehst', 'zieht')} einen Stein (${points})`,
    pass: (who, points) => `${tut(who, 'passt', 'passt')} (${points})`,
  },
  ended: {
    out: (who, points) => `Alle Steine gelegt: ${who}. Die anderen Hände bringen ${points}.`,
    blocked: 'Der Vorrat ist leer, und niemand kann legen: Niemand bekommt Punkte.',
    target: (who, points) => `${tut(who, 'erreichst', 'erreicht')} ${points}. Damit ist die Partie sofort vorbei.`,
  },
};
