/** What the pages with puzzles say, in English. A browser loads it with the first of them. */

import { count, number, points } from './grammar';

/** What a line of play comes to from now on, told to the one who plays it, alone or with a partner. */
function ending(margin: number, partnered: boolean): string {
  if (partnered)
    return margin < 0
      ? `your side loses ${points(-margin)}`
      : `your side gains ${margin === 0 ? 'nothing' : points(margin)}`;
  if (margin < 0) return `you lose ${points(-margin)} to your opponent`;
  return `you gain ${margin === 0 ? 'nothing' : points(margin)} on your opponent`;
}

export const puzzlePages = {
  title: 'Puzzles',
  about: 'Positions with one move that is clearly the best. Find it.',
  today: 'Puzzle of the day',
  solve: 'Solve it',
  solvedToday: 'Solved. Come back tomorrow for the next one.',
  streak: (days: number) => count(days, { one: '#-day streak', other: '#-day streak' }),
  keepStreak: 'Solve it today to keep it.',
  noStreak: 'Solve it today to start a streak.',
  games: 'Games',
  solved: (n: number, of: number) => `${n} of ${number(of)} solved`,
  grades: { easy: 'Easy', fair: 'Medium', hard: 'Hard' },
  gradeNotes: {
    easy: 'The casual bot finds most of these.',
    fair: 'The casual bot finds these sometimes.',
    hard: 'The casual bot misses nearly all of these.',
  },
  results: { solved: 'solved', missed: 'missed' },
  /** A puzzle of a grade by its number, such as "Easy 7". */
  name: (grade: string, n: number) => `${grade} ${n}`,
  heading: (game: string, name: string) => `${game}: ${name}`,
  task: 'Find the move that gives you the best result at the end of the round.',
  sideTask: (partner: string) => `Your side to play: find the best move for you and ${partner}, your partner.`,
  position: 'The position',
  graded: (misses: number) =>
    count(misses, {
      one: 'The casual bot misses it once in 100 tries.',
      other: 'The casual bot misses it # times in 100.',
    }),
  holds: (who: string, n: number) => `${who} holds ${count(n, { one: '# tile', other: '# tiles' })}.`,
  scores: (you: number, other: number, partnered: boolean) =>
    partnered
      ? `Scores: your side ${number(you)}, the other side ${number(other)}.`
      : `Scores: you ${number(you)}, opponent ${number(other)}.`,
  /** Whether the other hands are shown, and why. */
  hands: {
    exact: 'You could work out your opponent’s hand, so it is shown.',
    open: 'All hands are open, and everybody plays as well as possible.',
    search: 'Your opponent’s hand is hidden, as at a table.',
  },
  wrong: 'That is allowed, but another move is better. Try again.',
  right: 'That’s it!',
  shown: (move: string) => `The best move was: ${move}.`,
  proved: (best: number, second: number, partnered: boolean) =>
    `Proved: with best play on both sides, ${ending(best, partnered)} from here to the end. After the second-best move, ${ending(second, partnered)}.`,
  searched: (best: number, second: number, partnered: boolean) =>
    `According to long searches, ${ending(best, partnered)} from here to the end; after the second-best move, ${ending(second, partnered)}.`,
  show: 'Show solution',
  again: 'Try again',
  next: 'Next unsolved',
  nextCalled: (name: string) => `Next unsolved: ${name}`,
  allSolved: 'You have solved all of these.',
  all: 'All puzzles',
  missing: {
    title: 'Puzzle not found',
    text: 'There is no puzzle with this number.',
    action: 'Back to the games',
  },
};

export type PuzzlePagesWords = typeof puzzlePages;
