/** Was auf dem Punktezettel steht, auf Deutsch. */

import type { ScoreSheet } from '@boneyard/words/scoresheets';

export const scoreSheet: ScoreSheet = {
  row: 'Zug',
  feet: ['Andere Hände', 'Ergebnis'],
  notes: [
    'Ein Stein bringt die Summe seiner Zahlen. Bonus für drei oder mehr Ecken und für den Beginn mit einem Vierling: 25 Punkte oder zwei Zusatzsteine. Jeder gezogene Stein und jedes Passen: −20.',
    'Wer fertig ist, bekommt dazu die Summe der anderen Hände. Wer zuerst 800 (600 mit dem kleinen Satz) erreicht, gewinnt sofort.',
  ],
};
