/** Was beim Domino auf dem Tisch gesagt wird, auf Deutsch. */

import { list, number, punkte, steine, tut } from '@boneyard/words/de/grammar';
import { out } from '@boneyard/words/de/line';
import { speech } from '@boneyard/words/de/speech';
import type { board as english } from '../en/board';

/** Ein Name mitten im Satz. */
const mid = (who: string) => (who === 'Du' ? 'du' : who);

/** Ein Name in einer Aufzählung am Satzanfang. */
const inList = (who: string, i: number) => (i > 0 ? mid(who) : who);

const drew = (draws: readonly (readonly [string, string])[]) =>
  list(draws.map(([who, tile], i) => `${inList(who, i)} ${who === 'Du' ? 'ziehst' : 'zieht'} ${tile}`));

export const board: typeof english = {
  stock: 'Talon',
  tiles: steine,
  moveWords: {
    lead: (tile) => `mit ${tile} beginnen`,
    lay: (tile, anchor) => `${tile} an ${anchor}`,
    draw: 'einen Stein ziehen',
    pass: 'passen',
  },
  did: {
    draw: (who) => `${tut(who, 'ziehst', 'zieht')} einen Stein`,
    pass: (who) => tut(who, 'passt', 'passt'),
    lay: (who, what) => `${tut(who, 'legst', 'legt')} ${what}`,
    lead: (who, tile) => `${tut(who, 'beginnst', 'beginnt')} mit ${tile}`,
  },
  lots: {
    title: 'Auslosen',
    again: (draws, pips, equal) =>
      equal.length < draws.length
        ? `${drew(draws)}: ${speech.and(equal.map(inList))} ${
            equal.includes('Du') ? `habt je ${number(pips)} und zieht` : `haben je ${number(pips)} und ziehen`
          } noch einmal.`
        : `${drew(draws)}: Alle haben ${number(pips)} und ziehen noch einmal.`,
    leads: (draws, who) => `${drew(draws)}: ${who === 'Du' ? 'Du beginnst' : `${who} beginnt`}.`,
  },
  fives: {
    label: 'Summe',
    worth: (told, points) => `${told} (bringt ${number(points)})`,
    count: (count) => `Die offenen Enden ergeben ${number(count)}.`,
    scored: (told, points) => `${told}: ${punkte(points)}`,
  },
  ended: {
    out,
    blocked: (who) => `Das Spiel ist gesperrt. Die leichteste Hand gewinnt die Runde: ${who}.`,
    blockedSide: (who) => `Das Spiel ist gesperrt. Das Team mit der leichtesten Hand gewinnt die Runde: ${who}.`,
    blockedEqual: 'Das Spiel ist gesperrt, und die leichtesten Hände sind gleich: Niemand bekommt Punkte.',
  },
};
