/** What lessons say, in English. A browser loads it with the first of them. */

import { count } from './grammar';

export const lessons = {
  title: (course: string) => `Learn ${course}`,
  steps: 'Steps',
  length: (steps: number, minutes: number) =>
    `${steps} steps, about ${count(minutes, { one: '# minute', other: '# minutes' })}`,
  doneOf: (done: number, steps: number) => `${done} of ${steps} done`,
  step: (n: number, of: number) => `Step ${n} of ${of}`,
  stepTo: (n: number, title: string) => `Step ${n}: ${title}`,
  doneMark: 'done',
  right: 'Right!',
  other: (ask: string) => `The rules allow that, but this step wants something else. ${ask}`,
  hint: 'Hint',
  hintTile: 'Here is one way: the tile is shown where it can go. Lay it there.',
  hintDeed: (deed: string) => `Try this: ${deed}.`,
  next: 'Continue',
  again: 'Start over',
  finished: (course: string) => `That is all you need for ${course}.`,
  onwards: 'What next?',
  play: 'Play now',
  playNote: (game: string) => `${game} against a beginner bot, as in this lesson.`,
  rules: 'All the rules',
  rulesNote: 'Every detail, with pictures, to read or to print.',
  puzzles: 'Puzzles',
  puzzlesNote: 'Positions with one best move. Can you find it?',
  nextCourse: (course: string) => `Next: ${course}`,
  seat: 'Ana',
};

export type Lessons = typeof lessons;
