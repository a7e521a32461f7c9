/** Was Seiten, Blätter und das Terminal über das Spiel sagen, auf Deutsch. Wird geladen, wenn es gebraucht wird. */

import type { Leaflet } from '@boneyard/words/leaflets';
import type { Manual } from '@boneyard/words/manuals';
import type { PadEnding } from '@boneyard/words/pages';
import type { ScoreSheet } from '@boneyard/words/scoresheets';
import type { Translated } from '@boneyard/words/translated';
import type { lessons as englishLessons, rules as englishRules } from '../en/pages';

export const leaflet: Leaflet = {
  about: 'Für 2 bis 4 Personen',
  parts: [
    { title: 'Ziel', lines: ['Alle Steine vor den anderen loswerden.'] },
    {
      title: 'Das Spiel',
      lines: [
        'Wer dran ist, legt einen Stein an ein offenes Ende mit derselben Zahl. Geht das nicht, wird gepasst.',
        '• Wer den letzten Stein legt, bekommt die Augen aller anderen Hände.',
        '• Passen alle, bekommt die leichteste Hand die Augen der anderen.',
      ],
    },
  ],
  figures: { line: 'Begonnen wurde mit 6-6, dann kamen 6-5 und 6-4. Die offenen Enden sind 4 und 5.' },
  source: 'Das Spiel, aus dem neue entstehen.',
};

export const manual: Manual = {
  options: { hand: 'wie viele Steine jede Hand bekommt', match: 'wie lange gespielt wird' },
  help: '6-5 beginnt, 6-5@6-6 legt 6-5 an 6-6, pass passt.',
};

export const rules: Translated<typeof englishRules> = {
  more: [],
  rulings: [],
  credits: ['Noch von niemandem.'],
  pictures: { line: 'Begonnen wurde mit 6-6, dann kamen 6-5 und 6-4. Die offenen Enden sind 4 und 5.' },
};

export const scoreSheet: ScoreSheet = {
  row: 'Runde',
  feet: ['Ergebnis'],
  notes: ['Wer eine Runde gewinnt, bekommt die Augen aller anderen Hände.'],
};

export const lessons: Translated<typeof englishLessons> = {
  sample: {
    lead: {
      title: 'Der Anfang',
      text: 'Wer beginnt, legt einen beliebigen Stein.',
      asks: ['Lege einen Stein in die Mitte.'],
      right: 'Seine beiden Hälften sind die offenen Enden.',
    },
    match: {
      title: 'Gleiche Zahlen',
      text: 'Ein Stein wird an ein offenes Ende gelegt, das dieselbe Zahl zeigt.',
      asks: ['Lege einen Stein an, der passt.'],
      right: 'Die Hälfte, die nach außen zeigt, ist das neue offene Ende.',
    },
  },
};

/** Die Sätze zum Drucken. */
export const sets = { sample: 'Steine von Sample' };

export const padEnding: PadEnding = {
  sum: 'übrige Augen',
  note: 'Gib die Augen ein, oder wähle die Steine.',
};

/** Von wem es ist; die Regeln, nach denen wir gearbeitet haben. */
export const origin: readonly [owner: string, source: string] = ['noch niemand', 'noch keine'];
