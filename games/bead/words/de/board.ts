/** Was das Brett des Perlenspiels sagt, auf Deutsch. */

import { steine, tut } from '@boneyard/words/de/grammar';
import type { board as english } from '../en/board';
import { COLOURS } from './game';

export const board: typeof english = {
  tiles: steine,
  colours: COLOURS,
  emptyTable: '(noch kein Startquadrat)',
  notes: {
    choose: 'Wähle verdeckt einen Stein: Deiner und der deines Gegenübers bilden das Startquadrat.',
    chooseAgain: 'Ihr habt denselben Pasch gewählt: Wählt noch einmal.',
    answer:
      'Geht wirklich nichts? Zeig in der offenen Hand auf einen Stein, der passt, oder verzichte. Ein Irrtum kostet nichts.',
    pointed: (list, many) => `Gezeigt wurde auf ${list}. ${many ? 'Einer davon' : 'Dieser Stein'} muss gelegt werden.`,
    pointedAny: (list, many) =>
      `Gezeigt wurde auf ${list}. ${many ? 'Einer davon' : 'Dieser'} oder ein anderer Stein muss gelegt werden.`,
    last: 'Eine Hand ist leer: Das sind die letzten Züge.',
  },
  moveWords: {
    stuck: '„Nichts geht“ sagen',
    point: (tile) => `${tile} zeigen`,
    decline: 'verzichten',
    choose: (tile) => `${tile} wählen`,
    pass: 'passen',
  },
  did: {
    lay: (who, what, sum) => `${tut(who, 'legst', 'legt')} ${what}: ${sum}`,
    stuck: (who) => `${who}: „Nichts geht!“ Die Hand liegt offen.`,
    point: (who, tile) => `${tut(who, 'zeigst', 'zeigt')} auf ${tile}`,
    decline: (who) => tut(who, 'verzichtest', 'verzichtet'),
    choose: (who, tile) => `${tut(who, 'wählst', 'wählt')} ${tile}`,
    pass: (who) => tut(who, 'passt', 'passt'),
  },
  ended: {
    out: (who) => `Alle Steine gelegt: ${who}.`,
    blocked: 'Alle haben nacheinander gepasst.',
    lost: (list) => `Abzug für Steine auf der Hand: ${list}.`,
    best: (who) => `Die meisten Punkte in dieser Runde: ${who}.`,
  },
};
