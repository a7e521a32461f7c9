/** Sample, auf Deutsch. */

import { and, steine, tut } from '@boneyard/words/de/grammar';
import type { GameWords } from '@boneyard/words/game';
import type { SampleBreak, SampleExplanation } from '../../rules/explain';

const BREAKS: Readonly<Record<SampleBreak, (explanation: SampleExplanation) => string>> = {
  'not to act': () => 'Du bist nicht dran.',
  'not in hand': () => 'Diesen Stein hast du nicht.',
  'must lead': () => 'Der Tisch ist leer: Lege den ersten Stein.',
  'does not match': ({ asks = [] }) => `Das passt nicht: Die offenen Enden sind ${and(asks.map(String))}.`,
  'able to play': () => 'Du kannst anlegen, also musst du anlegen.',
};

const board = {
  tiles: steine,
  moveWords: {
    lead: (tile: string) => `mit ${tile} beginnen`,
    lay: (tile: string, anchor: string) => `${tile} an ${anchor}`,
    pass: 'passen',
  },
  did: {
    lay: (who: string, tile: string) => `${tut(who, 'legst', 'legt')} ${tile}`,
    pass: (who: string) => tut(who, 'passt', 'passt'),
  },
  ended: {
    out: (who: string) => `Die Runde ist vorbei: ${tut(who, 'legst', 'legt')} den letzten Stein.`,
    blocked: (who: string) => `Das Spiel ist gesperrt. Die leichteste Hand gewinnt: ${who}.`,
    equal: 'Das Spiel ist gesperrt, und die leichtesten Hände sind gleich: Niemand bekommt Punkte.',
  },
};

const table = {
  line: 'Ein kleines Spiel für den Anfang.',
  expected: {
    lead: 'Du beginnst: Lege einen beliebigen Stein.',
    lay: (ends: string) => `Lege einen Stein an ein offenes Ende: ${ends}.`,
    pass: 'Du kannst nichts anlegen: Passe.',
    misfit: (tile: string, ends: string) => `${tile} passt nicht: Die offenen Enden sind ${ends}.`,
  },
};

export const sample = {
  name: 'Sample (noch nicht übersetzt)',
  about: 'Lege einen Stein an ein offenes Ende, oder passe. Wer zuerst keine Steine mehr hat, bekommt Punkte.',
  breaks: (explanation) =>
    explanation.breaks ? BREAKS[explanation.breaks as SampleBreak](explanation as SampleExplanation) : '',
  board,
  form: async () => ({
    hand: { label: 'Steine pro Hand', note: 'Wie viele Steine jede Hand bekommt.' },
    match: { label: 'Partie', note: 'Wie lange gespielt wird.' },
  }),
  table,
  courses: { sample: 'Sample, das Spiel' },
  pages: () => import('./pages'),
} satisfies GameWords;
