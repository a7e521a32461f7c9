/** Was auf dem Punktezettel steht, auf Deutsch. */

import type { ScoreSheet } from '@boneyard/words/scoresheets';

export const scoreSheet: ScoreSheet = {
  row: 'Runde',
  feet: ['Ergebnis'],
  notes: [
    'Fertig: Es gibt die Augen aller anderen Hände. Gesperrt: Die leichteste Hand bekommt die Augen der anderen, ohne die eigenen, wenn ihr das vereinbart habt; sind die leichtesten Hände gleich, bekommt niemand Punkte.',
    'Mit Reserve kommt dazu, was noch im Talon liegt. Wer die meisten Punkte hat, gewinnt, bei 100 oder was ihr vereinbart habt.',
  ],
};
