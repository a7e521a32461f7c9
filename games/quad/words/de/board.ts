/** Was bei Quad-Ominos auf dem Tisch gesagt wird, auf Deutsch. */

import { number, punkte, steine, tut } from '@boneyard/words/de/grammar';
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
    zeros: (tile, points) => `${tile} → ${number(points)}, dann zwei Zusatzsteine`,
    'take-25': (points) => `${punkte(points)} nehmen`,
    'play-two': (points) => `zwei weitere legen (bis ${punkte(points)})`,
    draw: (points) => `einen Stein ziehen (${number(points)})`,
    pass: (points) => `passen (${number(points)})`,
  },
  did: {
    lay: (who, what, points) => `${tut(who, 'legst', 'legt')} ${what} → ${number(points)}`,
    zeros: (who, what, shown, points) =>
      `${tut(who, 'zeigst', 'zeigt')} ${shown} und ${who === 'Du' ? 'legst' : 'legt'} ${what} → ${number(points)}`,
    'take-25': (who, points) => `${tut(who, 'nimmst', 'nimmt')} ${punkte(points)}`,
    'play-two': (who) => `${tut(who, 'legst', 'legt')} zwei weitere Steine`,
    draw: (who, points) => `${tut(who, 'ziehst', 'zieht')} einen Stein (${number(points)})`,
    pass: (who, points) => `${tut(who, 'passt', 'passt')} (${number(points)})`,
  },
  ended: {
    out: (who, n) => `Alle Steine gelegt: ${who}. Die anderen Hände bringen ${punkte(n)}.`,
    blocked: 'Der Vorrat ist leer, und niemand kann legen: Niemand bekommt Punkte.',
    target: (who, n) => `${tut(who, 'erreichst', 'erreicht')} ${punkte(n)}. Damit ist die Partie sofort vorbei.`,
  },
};
