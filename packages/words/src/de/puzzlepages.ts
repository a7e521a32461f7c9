/** Was die Seiten mit Rätseln sagen, auf Deutsch. */

import type { PuzzlePagesWords } from '../en/puzzlepages';
import { count, number, punkte } from './grammar';

/** Was ein Zug von hier bis zum Ende bringt. */
const ending = (margin: number, partnered: boolean) => {
  if (margin === 0) return 'keinen Vorsprung';
  const other = partnered ? 'dem anderen Team' : 'deinem Gegenüber';
  return `${punkte(Math.abs(margin))} ${margin > 0 ? 'mehr' : 'weniger'} als ${other}`;
};

export const puzzlePages: PuzzlePagesWords = {
  title: 'Rätsel',
  about: 'Stellungen, in denen ein Zug eindeutig der beste ist. Finde ihn.',
  today: 'Rätsel des Tages',
  solve: 'Lösen',
  solvedToday: 'Gelöst. Morgen gibt es das nächste.',
  streak: (days) => count(days, { one: 'Serie: # Tag', other: 'Serie: # Tage' }),
  keepStreak: 'Löse es heute, um die Serie zu halten.',
  noStreak: 'Löse es heute, und deine Serie beginnt.',
  games: 'Spiele',
  solved: (n, of) => `${n} von ${number(of)} gelöst`,
  grades: { easy: 'Leicht', fair: 'Mittel', hard: 'Schwer' },
  gradeNotes: {
    easy: 'Der Bot „Mittel“ findet die meisten.',
    fair: 'Der Bot „Mittel“ findet sie manchmal.',
    hard: 'Der Bot „Mittel“ verfehlt fast alle.',
  },
  results: { solved: 'gelöst', missed: 'verfehlt' },
  name: (grade, n) => `${grade} ${n}`,
  heading: (game, name) => `${game}: ${name}`,
  task: 'Finde den Zug, mit dem du am Ende der Runde am besten dastehst.',
  sideTask: (partner) => `Dein Team ist dran: Finde den besten Zug für dich und ${partner}.`,
  position: 'Die Stellung',
  graded: (misses) => `Der Bot „Mittel“ verfehlt es in ${misses} von 100 Versuchen.`,
  holds: (who, n) => `${who} hat ${count(n, { one: '# Stein', other: '# Steine' })}.`,
  scores: (you, other, partnered) =>
    partnered
      ? `Stand: dein Team ${number(you)}, das andere Team ${number(other)}.`
      : `Stand: du ${number(you)}, dein Gegenüber ${number(other)}.`,
  hands: {
    exact: 'Welche Steine dein Gegenüber hat, lässt sich erschließen; deshalb liegen sie offen.',
    open: 'Alle Steine liegen offen, und alle spielen so gut wie möglich.',
    search: 'Die Steine deines Gegenübers sind verdeckt, wie am Tisch.',
  },
  wrong: 'Das ist erlaubt, aber es gibt einen besseren Zug. Versuch es noch einmal.',
  right: 'Genau!',
  shown: (move) => `Der beste Zug war: ${move}.`,
  proved: (best, second, partnered) =>
    `Bewiesen: Bei bestem Spiel auf beiden Seiten bringt ${partnered ? 'deinem Team' : 'dir'} dieser Zug bis zum Ende ${ending(best, partnered)}, der zweitbeste ${ending(second, partnered)}.`,
  searched: (best, second, partnered) =>
    `Nach langer Berechnung: Dieser Zug bringt ${partnered ? 'deinem Team' : 'dir'} bis zum Ende ${ending(best, partnered)}, der zweitbeste ${ending(second, partnered)}.`,
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
};
