/** What lessons say, in English. A browser loads it with the first of them. */

import { bead } from './bead';
import { classic } from './classic';
import { magnetic } from './magnetic';
import { quad } from './quad';
import { staggered } from './staggered';
import { tower } from './tower';

const courses = { classic, bead, quad, magnetic, tower, staggered };

export type CourseId = keyof typeof courses;

export const lessons = {
  title: (course: string) => `Learn ${course}`,
  names: {
    classic: 'Dominoes',
    bead: 'the Domino Bead Game',
    quad: 'Quad-Ominos',
    magnetic: 'Magnetic Domino, flat',
    tower: 'the tower',
    staggered: 'the staggered chain',
  },
  steps: 'Steps',
  step: (n: number, of: number) => `Step ${n} of ${of}`,
  stepTo: (n: number, title: string) => `Step ${n}: ${title}`,
  doneMark: 'done',
  right: 'Right!',
  other: (ask: string) => `The rules allow that, but this step asks for something else. ${ask}`,
  next: 'Go on',
  again: 'Once more',
  finished: (course: string) => `That is all you need for ${course}.`,
  play: 'Play now',
  rules: 'All the rules',
  puzzles: 'Puzzles',
  nextCourse: (course: string) => `Next: ${course}`,
  seat: 'Ana',
  courses,
};

export type Lessons = typeof lessons;

/** The texts of a course in another language. */
export type LessonsOf<C extends CourseId> = {
  readonly [Step in keyof (typeof courses)[C]]: {
    readonly title: string;
    readonly text: string;
    readonly asks: readonly string[];
    readonly right: string;
  };
};

/** Lessons in another language: the same texts, all of them. */
export type OtherLessons = Omit<Lessons, 'courses' | 'names'> & {
  readonly names: Readonly<Record<CourseId, string>>;
  readonly courses: { readonly [C in CourseId]: LessonsOf<C> };
};
