/** What the pages with puzzles say, in English. A browser loads it with the first of them. */

const points = (n: number) => (n === 1 ? '1 point' : `${n} points`);

/** What a line of play comes to from now on, told to the one who plays it. */
const ending = (margin: number) =>
  margin === 0
    ? 'gain nothing on the other'
    : margin > 0
      ? `gain ${points(margin)} on the other`
      : `lose ${points(-margin)} to the other`;

export const solving = {
  title: 'Puzzles',
  about: 'Positions with one move that is clearly the best. Find it.',
  today: 'Puzzle of the day',
  todayNote: 'One a day, the same for everyone.',
  solve: 'Solve it',
  solvedToday: 'Solved. Another one comes tomorrow.',
  streak: (days: number) => (days === 1 ? '1 day in a row' : `${days} days in a row`),
  noStreak: 'Solve it today to begin a row of days.',
  games: 'Games',
  solved: (n: number, of: number) => `${n} of ${of} solved`,
  grades: { easy: 'Easy', fair: 'Middling', hard: 'Hard' },
  gradeNotes: {
    easy: 'The casual bot finds most of these.',
    fair: 'The casual bot finds these now and then.',
    hard: 'The casual bot misses nearly all of these.',
  },
  results: { solved: 'solved', missed: 'missed' },
  number: (n: number) => `Puzzle ${n}`,
  heading: (game: string, n: number) => `${game}: puzzle ${n}`,
  task: 'It is your turn. Find the move that leaves you best at the end of the round.',
  graded: (grade: string, misses: number) => `${grade}: the casual bot misses it ${misses} times in 100.`,
  holds: (who: string, n: number) => `${who} holds ${n === 1 ? '1 tile' : `${n} tiles`}.`,
  scores: (you: number, other: number) => `Scores in this round: you ${you}, the other ${other}.`,
  known: 'Nothing is hidden here: what the other holds can be worked out, so it is shown.',
  hidden: 'What the other holds is hidden, as at a table.',
  wrong: 'That is allowed, but another move is better. Try again.',
  right: 'That is it!',
  shown: (move: string) => `The best move was: ${move}.`,
  exact: (best: number, second: number) =>
    `Proved: with best play on both sides you ${ending(best)} from here to the end. After the next best move you ${ending(second)}.`,
  search: (best: number, second: number) =>
    `Long searches expect that you ${ending(best)} from here to the end, and that after the next best move you ${ending(second)}.`,
  show: 'Show it',
  again: 'Once more',
  next: 'Next puzzle',
  all: 'All puzzles',
  missing: {
    title: 'There is no such puzzle',
    text: 'Its number is not among those we have.',
    action: 'Back to the games',
  },
  other: 'Ana',
};

export type Solving = typeof solving;
