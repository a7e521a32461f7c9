/** What the page with all lessons says, in English. */

import { count } from './grammar';

const minutesText = (n: number) => count(n, { one: '# minute', other: '# minutes' });

export const learning = {
  title: 'Learn to play',
  about: 'Short lessons on a live board. You play from the first step on.',
  /** A name such as “the tower”, at the beginning of a line. */
  course: (name: string) => `${name[0]!.toUpperCase()}${name.slice(1)}`,
  length: (steps: number, minutes: number) =>
    `${count(steps, { one: '# step', other: '# steps' })}, about ${minutesText(Math.max(1, minutes))}`,
  done: (done: number, steps: number) => `${done} of ${steps} steps done`,
  finished: 'Done',
  start: 'Start',
  continue: 'Continue',
  again: 'Again',
  rules: 'Rules',
  rulesNote: 'Everything to look up: the rules in full, with pictures, and a leaflet to print.',
};

export type LearningWords = typeof learning;
