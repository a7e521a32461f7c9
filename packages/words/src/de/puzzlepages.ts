/** Was die Seiten mit Rätseln sagen, auf Deutsch. */

import type { PuzzlePagesWords } from '../en/puzzlepages';

const points = (n: number) => (n === 1 ? '1 Punkt' : `${n} Punkte`);

/** Was ein Zug von hier bis zum Ende bringt. */
const ending = (margin: number) =>
  margin === 0
    ? 'keinen Vorsprung'
    : margin > 0
      ? `${points(margin)} mehr als deinem Gegenüber`
      : `${points(-margin)} weniger als deinem Gegenüber`;

export const puzzlePages: PuzzlePagesWords = {
  title: 'Rätsel',
  about: 'Stellungen, in denen ein Zug eindeutig der beste ist. Finde ihn.',
  today: 'Rätsel des Tages',
  todayNote: 'Eins am Tag, für alle dasselbe.',
  solve: 'Lösen',
  solvedToday: 'Gelöst. Morgen gibt es das nächste.',
  streak: (days) => (days === 1 ? 'Serie: 1 Tag' : `Serie: ${days} Tage`),
  keepStreak: 'Löse es heute, um die Serie zu halten.',
  noStreak: 'Löse es heute, und deine Serie beginnt.',
  games: 'Spiele',
  solved: (n, of) => `${n} von ${of} gelöst`,
  grades: { easy: 'Leicht', fair: 'Mittel', hard: 'Schwer' },
  gradeNotes: {
    easy: 'Der mittlere Bot findet die meisten.',
    fair: 'Der mittlere Bot findet sie manchmal.',
    hard: 'Der mittlere Bot verfehlt fast alle.',
  },
  results: { solved: 'gelöst', missed: 'verfehlt' },
  name: (grade, n) => `${grade} ${n}`,
  heading: (game, name) => `${game}: ${name}`,
  task: 'Finde den Zug, mit dem du am Ende der Runde am besten dastehst.',
  position: 'Die Stellung',
  graded: (misses) => `Der mittlere Bot verfehlt es in ${misses} von 100 Versuchen.`,
  holds: (who, n) => `${who} hat ${n === 1 ? '1 Stein' : `${n} Steine`}.`,
  scores: (you, other) => `Stand: du ${you}, dein Gegenüber ${other}.`,
  known: 'Welche Steine dein Gegenüber hat, lässt sich erschließen; deshalb liegen sie offen.',
  hidden: 'Die Steine deines Gegenübers sind verdeckt, wie am Tisch.',
  wrong: 'Das ist erlaubt, aber es gibt einen besseren Zug. Versuch es noch einmal.',
  right: 'Genau!',
  shown: (move) => `Der beste Zug war: ${move}.`,
  exact: (best, second) =>
    `Bewiesen: Bei bestem Spiel auf beiden Seiten bringt dir dieser Zug bis zum Ende ${ending(best)}. Der zweitbeste bringt dir ${ending(second)}.`,
  search: (best, second) =>
    `Lange Suchen sagen: Dieser Zug bringt dir bis zum Ende ${ending(best)}, der zweitbeste ${ending(second)}.`,
  show: 'Lösung zeigen',
  again: 'Noch einmal',
  next: 'Nächstes ungelöstes',
  nextCalled: (name) => `Nächstes ungelöstes: ${name}`,
  allSolved: 'Du hast alle gelöst.',
  all: 'Alle Rätsel',
  missing: {
    title: 'Rätsel nicht gefunden',
    text: 'Es gibt kein Rätsel mit dieser Nummer.',
    action: 'Zurück zu den Spielen',
  },
  other: 'Ana',
};
