/** A course: steps with a position each, in which the learner has to find the move. */

import type { WrittenPosition } from '@boneyard/engine/position';
import type { Seat } from '@boneyard/rules/game';
import type { Options } from '@boneyard/rules/options';
import type { CourseWords } from '@boneyard/words/lessons';
import type { Ask } from './exercise';

/** What pages that offer a course say of it, without loading it. */
export interface CourseOutline {
  /** The options that it teaches. */
  readonly options: Options;
  readonly steps: number;
  /** How long it takes a reader of 180 words a minute who thinks ten seconds about each task. */
  readonly minutes: number;
}

export interface LessonStep<Id extends string = string> extends WrittenPosition {
  /** The key of its texts. */
  readonly id: Id;
  /** The learner's seat, which is to act. */
  readonly seat: Seat;
  readonly asks: readonly Ask[];
  /** The hands of the others count at the end, so they are shown then. */
  readonly counts?: boolean;
  /** What the step is about, as its game lights it. */
  readonly lit?: readonly string[];
  /** Letters of the moves that a question offers, legal or not: the learner has to find the legal ones. */
  readonly letters?: Readonly<Record<string, string>>;
}

/** A step without its texts does not compile. */
export type Course<W extends CourseWords> = readonly LessonStep<keyof W & string>[];
