/** Was nur das Terminal über das Spiel sagt, auf Deutsch. */

import type { Manual } from '@boneyard/words/manuals';

export const manual: Manual = {
  options: {
    set: '125 Steine mit den Zahlen 0 bis 5, oder zum Einstieg die 70 ohne 5',
    match: 'bis zu einer Punktzahl (target) oder eine Zahl von Runden (rounds)',
  },
  help: `Ein Stein wird im Uhrzeigersinn von der Ecke oben links geschrieben: 3012@-1,2 legt ihn mit 3 oben links, 0 oben rechts, 1 unten rechts und 2 unten links, auf das Feld -1,2 (1 nach links, 2 nach oben). Er bringt die Summe seiner Zahlen.
Treffen drei Ecken auf Zahlen auf dem Tisch, gibt es einen Bonus: 25 Punkte oder zwei Zusatzsteine.`,
};
