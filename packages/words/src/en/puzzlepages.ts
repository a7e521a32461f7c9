/** What the pages with puzzles say, in English. A browser loads it with the first of them. */

const points = (n: number) => (n === 1 ? '1 point' : `${n} points`);

/** What a line of play comes to from now on, told to the one who plays it. */
const ending = (margin: number) =>
  margin === 0
    ? 'gain nothing on your opponent'
    : margin > 0
      ? `gain ${points(margin)} on your opponent`
      : `lose ${points(-margin)} to your opponent`;

export const puzzlePages = {
  title: 'Puzzles',
  about: 'Positions with one move that is clearly the best. Find it.',
  today: 'Puzzle of the day',
  solve: 'Solve it',
  solvedToday: 'Solved. Come back tomorrow for the next one.',
  streak: (days: number) => (days === 1 ? '1-day streak' : `${days}-day streak`),
  keepStreak: 'Solve it today to keep it.',
  noStreak: 'Solve it today to start a streak.',
  games: 'Games',
  solved: (n: number, of: number) => `${n} of ${of} solved`,
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
  position: 'The position',
  graded: (misses: number) =>
    misses === 1 ? 'The casual bot misses it once in 100 tries.' : `The casual bot misses it ${misses} times in 100.`,
  holds: (who: string, n: number) => `${who} holds ${n === 1 ? '1 tile' : `${n} tiles`}.`,
  scores: (you: number, other: number) => `Scores: you ${you}, opponent ${other}.`,
  known: 'You could work out your opponent’s hand, so it is shown.',
  hidden: 'Your opponent’s hand is hidden, as at a table.',
  wrong: 'That is allowed, but another move is better. Try again.',
  right: 'That is it!',
  shown: (move: string) => `The best move was: ${move}.`,
  exact: (best: number, second: number) =>
    `Proved: with best play on both sides, you ${ending(best)} from here to the end. After the second-best move, you ${ending(second)}.`,
  search: (best: number, second: number) =>
    `According to long searches, you ${ending(best)} from here to the end; after the second-best move, you ${ending(second)}.`,
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
  other: 'Ana',
};

export type PuzzlePagesWords = typeof puzzlePages;
