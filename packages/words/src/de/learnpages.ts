/** Was die Seite mit allen Lektionen sagt, auf Deutsch. */

import type { LearningWords } from '../en/learnpages';
import { count } from './grammar';

export const learning: LearningWords = {
  title: 'Spielen lernen',
  about: 'Kurze Lektionen am Spieltisch. Du spielst vom ersten Schritt an mit.',
  course: (name) => name,
  length: (steps, minutes) =>
    `${count(steps, { one: '# Schritt', other: '# Schritte' })}, etwa ${Math.max(1, minutes)} min`,
  done: (done, steps) => `${done} von ${steps} Schritten geschafft`,
  finished: 'Geschafft',
  start: 'Starten',
  continue: 'Weiter',
  again: 'Noch einmal',
  rules: 'Regeln',
  rulesNote: 'Alles zum Nachschlagen: die vollständigen Regeln mit Bildern und ein Faltblatt zum Drucken.',
};
