/** Was Lektionen sagen, auf Deutsch. */

import type { Lessons } from '../en/lessons';

export const lessons: Lessons = {
  title: (course) => `Lernen: ${course}`,
  steps: 'Schritte',
  length: (steps, minutes) => `${steps} Schritte, etwa ${minutes} min`,
  doneOf: (done, steps) => `${done} von ${steps} geschafft`,
  step: (n, of) => `Schritt ${n} von ${of}`,
  stepTo: (n, title) => `Schritt ${n}: ${title}`,
  doneMark: 'geschafft',
  right: 'Richtig!',
  other: (ask) => `Das ist erlaubt, aber hier geht es um etwas anderes. ${ask}`,
  hint: 'Tipp',
  hintTile: 'Zum Beispiel so: Der Stein erscheint dort, wo er passt. Leg ihn dorthin.',
  hintDeed: (deed) => `Versuch es so: ${deed}.`,
  next: 'Weiter',
  again: 'Von vorn',
  finished: (course) => `Geschafft: ${course}. Jetzt kannst du loslegen.`,
  onwards: 'Und jetzt?',
  play: 'Jetzt spielen',
  playNote: (game) => `${game} gegen einen leichten Bot, wie in dieser Lektion.`,
  rules: 'Alle Regeln',
  rulesNote: 'Jede Einzelheit mit Bildern, zum Lesen oder Drucken.',
  puzzles: 'Rätsel',
  puzzlesNote: 'Stellungen mit genau einem besten Zug. Findest du ihn?',
  nextCourse: (course) => `Als Nächstes: ${course}`,
  seat: 'Ana',
};
