/** Was auf dem Punktezettel steht, auf Deutsch. */

import type { ScoreSheet } from '@boneyard/words/scoresheets';

export const scoreSheet: ScoreSheet = {
  row: 'Zug',
  feet: ['Pasche übrig × 5', 'Andere übrig × 25', 'Ergebnis'],
  notes: [
    'Ein Stein bringt das Produkt der neuen Längen aller Gruppen, die er verlängert: 3 und 4 ergeben 12. Ein Pasch zählt doppelt.',
    'Am Ende kostet jeder Pasch auf der Hand 5 Punkte und jeder andere Stein 25. Wer die meisten Punkte hat, gewinnt.',
  ],
};
