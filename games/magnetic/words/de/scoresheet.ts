/** Was auf dem Punktezettel steht, auf Deutsch. */

import type { ScoreSheet } from '@boneyard/words/scoresheets';

export const scoreSheet: ScoreSheet = {
  row: 'Runde',
  feet: ['Ergebnis'],
  notes: [
    'Wer eine Runde gewinnt, schreibt 0 auf, alle anderen die Augen auf ihrer Hand; mit kleinen Kindern die Zahl der Steine.',
    'Nach der vereinbarten Zahl von Runden gewinnt die kleinste Summe.',
  ],
};
